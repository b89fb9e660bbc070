// Puts the date picker around every date field of a page, with the texts of the app's languages.

import { DaybookDatePicker } from "./date-picker.js";
import { words } from "./date-words.js";

Object.assign(DaybookDatePicker.words, words);

export function wrapDates() {
  for (const input of document.querySelectorAll("main input[type=date]")) {
    const hadFocus = document.activeElement === input;
    const picker = new DaybookDatePicker();
    const place = document.createComment("");
    input.replaceWith(place);
    picker.append(input);
    place.replaceWith(picker);
    if (hadFocus) picker.focus();
  }
}
