// The style of the date picker. Its colours are custom properties that a page may set on the
// element, `--picker-…`; without them they follow the page's colour scheme.

const colors = {
  page: "#fff,#191817", raised: "#fff,#242220", ink: "#201e1b,#efece7", "ink-2": "#57534d,#b7b2aa",
  "ink-3": "#716c65,#969089", line: "#eae8e3,#2c2a27", edge: "#d8d4cd,#413e39",
  control: "#8c877f,#7d776f", hover: "#f5f3f0,#2f2c29", band: "#efede9,#33302c",
  select: "#ffd2df,#74274a", "on-select": "#b0124a,#ffb6ce", wash: "#fff4f7,#3a2029",
  focus: "#1f5fe0,#8fb9ff", danger: "#b3261e,#ff9a92",
};
const defaults = Object.entries(colors)
  .map(([name, pair]) => `--_${name}:var(--picker-${name},light-dark(${pair}))`).join(";");

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
:host{${defaults};display:inline-block;position:relative;inline-size:100%;min-inline-size:9rem;
  max-inline-size:100%;text-align:start}
:host([hidden]){display:none}
*{box-sizing:border-box;margin:0;padding:0}
button,input{font:inherit;color:inherit;letter-spacing:inherit}
button{background:none;border:0;cursor:pointer}
button:disabled{color:var(--_edge);cursor:default}
:focus-visible{outline:2px solid var(--_focus);outline-offset:2px}
.field{display:flex;min-block-size:2.5rem;border:1px solid var(--_control);border-radius:.625rem;
  background:var(--_page);color:var(--_ink)}
.field:focus-within{border-color:var(--_focus);outline:1px solid var(--_focus)}
.field.wrong{border-color:var(--_danger);box-shadow:inset 0 0 0 1px var(--_danger)}
.field input{flex:1;min-inline-size:0;padding:.5rem .75rem;padding-inline-end:0;border:0;background:none;outline:none;
  line-height:1.375rem;text-overflow:ellipsis}
.open{flex:none;inline-size:2.25rem;display:grid;place-items:center;color:var(--_ink-2);border-radius:.5rem}
.open svg,.arrow::before{inline-size:1.125rem;block-size:1.125rem}
.open svg{fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.said{margin-block-start:.25rem;font-size:.8125rem;line-height:1.25rem;color:var(--_ink-2)}
.said:empty{display:none}
.said.wrong{color:var(--_danger)}
.pop{position:fixed;inset:auto;z-index:50;inline-size:19rem;max-inline-size:calc(100vw - 1rem);
  max-block-size:calc(100vh - 1rem);overflow:auto;border:1px solid var(--_edge);border-radius:.75rem;
  padding:.75rem;background:var(--_raised);color:var(--_ink);font-size:.875rem;line-height:1.25rem;
  box-shadow:0 12px 32px rgb(0 0 0/.18),0 2px 6px rgb(0 0 0/.08)}
.pop:focus{outline:none}
.head{display:flex;align-items:center;min-block-size:2.25rem}
.title{margin-inline-end:auto;padding:.25rem .5rem;border-radius:.5rem;font-size:.9375rem;font-weight:600}
.title::after{content:"";display:inline-block;inline-size:.375rem;block-size:.375rem;margin:0 .5rem .1875rem;
  border:solid var(--_ink-2);border-width:0 1.5px 1.5px 0;transform:rotate(45deg)}
.arrow{display:grid;place-items:center;inline-size:2.25rem;block-size:2.25rem;border-radius:.5rem;
  color:var(--_ink-2)}
.arrow::before{content:"";inline-size:.5rem;block-size:.5rem;border:solid currentColor;
  border-width:0 0 1.5px 1.5px;transform:rotate(45deg)}
.arrow.on::before{transform:rotate(225deg)}
:host(:dir(rtl)) .arrow.back::before{transform:rotate(225deg)}
:host(:dir(rtl)) .arrow.on::before{transform:rotate(45deg)}
.arrow:hover,.title:hover,.months button:not(:disabled):hover{background:var(--_hover)}
.body{min-block-size:15.25rem}
table{inline-size:100%;border-collapse:collapse;table-layout:fixed;text-align:center}
th{block-size:1.75rem;font-size:.75rem;font-weight:400;color:var(--_ink-2)}
td{block-size:2.25rem;cursor:pointer;outline:none}
td span{display:grid;place-items:center;inline-size:2rem;block-size:2rem;margin:auto;border-radius:50%}
td.out{color:var(--_ink-3)}
td.run{background:linear-gradient(var(--_wash),var(--_wash)) 0 50%/100% 2rem no-repeat}
td:hover span{background:var(--_hover)}
td[aria-current] span{background:var(--_ink);color:var(--_raised);font-weight:600}
td[aria-selected] span{background:var(--_select);color:var(--_on-select);font-weight:700}
td[aria-current][aria-selected] span{box-shadow:0 0 0 2px var(--_ink)}
td[aria-disabled] span{color:var(--_edge);text-decoration:line-through;background:none;cursor:not-allowed}
td[aria-disabled][aria-current] span{box-shadow:inset 0 0 0 1px var(--_edge)}
td:focus-visible{outline:none}
td:focus-visible span{outline:2px solid var(--_focus);outline-offset:2px}
.months{display:grid;grid-template-columns:repeat(3,1fr);gap:.25rem;padding-block:.75rem}
.months button{min-block-size:2.875rem;border-radius:.625rem}
.months [aria-current]{background:var(--_select);color:var(--_on-select);font-weight:600}
.foot{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem;padding-block-start:.5rem;
  margin-block-start:.25rem;border-block-start:1px solid var(--_line)}
.foot button{min-block-size:2.25rem;padding:.25rem .625rem;border-radius:.5rem}
.foot button:hover{background:var(--_hover)}
.foot button:first-child{color:var(--_ink-2);margin-inline-end:auto}
.presets{display:flex;flex-wrap:wrap;gap:.375rem}
.presets:not(:empty){padding-block:.5rem}
.preset{min-block-size:2rem;padding:.125rem .625rem;border-radius:.5rem;border:1px solid var(--_edge)}
.foot .primary{background:var(--_ink);color:var(--_raised);font-weight:600;padding-inline:1rem}
.foot .primary:hover{background:var(--_ink-2)}
.foot .primary[aria-disabled=true]{background:var(--_band);color:var(--_ink-2);cursor:not-allowed}
.columns{position:relative;display:grid;grid-template-columns:repeat(3,1fr);gap:.25rem}
.columns::before{content:"";position:absolute;inset:4.5rem 0 auto;block-size:2.25rem;border-radius:.5rem;
  background:var(--_band)}
.column{position:relative;block-size:11.25rem;padding-block:4.5rem;overflow-y:auto;overscroll-behavior:contain;
  scroll-snap-type:y mandatory;scrollbar-width:none;border-radius:.5rem;outline-offset:-2px}
.option{block-size:36px;line-height:36px;text-align:center;scroll-snap-align:center;color:var(--_ink-3);
  cursor:pointer}
.option[aria-selected]{color:var(--_ink);font-weight:600;font-size:1rem}
.note{min-block-size:1.25rem;margin-block-start:.5rem;font-size:.8125rem;text-align:center;color:var(--_ink-2)}
@media (max-width:639.98px){
  .field{min-block-size:2.75rem}
  .open{inline-size:2.75rem}
  .foot button,.arrow{min-block-size:2.75rem;min-inline-size:2.75rem}
}
@media (forced-colors:active){
  td[aria-selected] span,.option[aria-selected],.months [aria-current]{forced-color-adjust:none;
    background:Highlight;color:HighlightText}
}
`);

export { sheet };
