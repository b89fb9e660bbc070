// Shows what the form would send, as it stands.

const form = document.querySelector("form");
const sent = document.getElementById("sent");

function show() {
  sent.textContent = [...new FormData(form)].map(([name, value]) => `${name}=${value}`).join(" ");
}

form.addEventListener("input", show);
form.addEventListener("reset", () => setTimeout(show));
show();
