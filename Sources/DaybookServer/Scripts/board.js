// Cards of the task board are dragged from column to column. A drop presses the button that the card's
// menu has for that column, so the server sees the same form either way.

export function dragCards() {
  const board = document.querySelector(".board");
  if (!board) return;
  let card = null;
  for (const each of board.querySelectorAll(".card")) each.draggable = true;
  const clear = () => {
    for (const column of board.querySelectorAll(".column.over")) column.classList.remove("over");
  };
  const button = (column) =>
    card?.querySelector(`.card-menu button[value="status:${column.dataset.status}"]`);
  board.addEventListener("dragstart", (event) => {
    card = event.target.closest(".card");
    card?.classList.add("lifted");
    event.dataTransfer.effectAllowed = "move";
  });
  board.addEventListener("dragend", () => {
    card?.classList.remove("lifted");
    card = null;
    clear();
  });
  board.addEventListener("dragover", (event) => {
    const column = event.target.closest(".column");
    clear();
    if (!column || !button(column)) return;
    event.preventDefault();
    column.classList.add("over");
  });
  board.addEventListener("drop", (event) => {
    const column = event.target.closest(".column");
    const target = column && button(column);
    if (!target) return;
    event.preventDefault();
    target.form.requestSubmit(target);
  });
}
