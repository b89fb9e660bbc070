/// The month of ranges with its pills, the check-off list, the legend, and the form of a range.
///
/// A pill is one box over all its columns, so that it has no seams at any zoom. It stands in the cell of
/// its first column: `span-3` is its width, `lane-0` round the numbers, the others below.
let styleChallenges = styleRangeMonth + styleRangeLists + styleRangeForm

private let styleRangeMonth = #"""
  .challenges{flex:1;display:grid;grid-template-columns:minmax(0,1fr) 20rem}
  @media (min-width:640px){.challenges{border-block-start:1px solid var(--line)}}
  .challenges.picking{grid-template-columns:minmax(0,1fr)}
  .challenge-month{display:flex;flex-direction:column;align-self:start;min-inline-size:0;
    min-block-size:calc(100vh - 4rem - 1px);min-block-size:calc(100dvh - 4rem - 1px);
    overflow-x:clip}
  .challenge-side{border-inline-start:1px solid var(--line);padding:0 1.5rem 2rem;min-inline-size:0}
  .ranges{--pill:2.75rem;--pill-top:.5rem;--name-row:1.25rem;--thin:1.25rem;--thin-step:1.375rem;
    -webkit-user-select:none;user-select:none;-webkit-touch-callout:none}
  .ranges .weekday{text-align:center;padding-inline:0}
  .ranges .week{min-block-size:calc(var(--pill-top) + var(--pill) + var(--name-row)
    + max(var(--k,0) - 1,0)*var(--thin-step) + var(--m) + .75rem)}
  .ranges .cell::before{display:none}
  .ranges .cell.out{background:none}
  .ranges .cell.selected{background:none}
  .ranges .number{z-index:2;inset-inline:0;margin-inline:auto;inline-size:1.75rem;
    inset-block-start:calc(var(--pill-top) + (var(--pill) - 1.75rem)/2);block-size:1.75rem;
    border-radius:50%;font-size:.9375rem}
  .ranges .in-range:not(.today) .number:hover{background:color-mix(in srgb,var(--edge) 18%,transparent)}
  .ranges .cell.cell.in-range:not(.today):not(.selected) .number{color:var(--text)}
  .ranges .cell.cell.cell.selected:not(.today) .number{color:var(--ink)}
  .ranges .done>.number::after{content:"";position:absolute;inset-block-start:calc(100% - 1px);
    inset-inline:0;margin-inline:auto;inline-size:5px;block-size:5px;border-radius:50%;
    background:var(--edge)}
  .pill{--s:0px;--e:0px;--from:0;--to:0;position:absolute;z-index:1;
    inset-inline-start:calc(var(--from)*100% + var(--s));
    inline-size:calc((var(--n) - var(--from) - var(--to))*100% - var(--s) - var(--e));
    inset-block-start:var(--pill-top);block-size:var(--pill);background:var(--bg);color:var(--text)}
  .pill.begins{--s:2px;border-start-start-radius:1.375rem;border-end-start-radius:1.375rem}
  .pill.ends{--e:2px;border-start-end-radius:1.375rem;border-end-end-radius:1.375rem}
  .pill.half-start{--from:.5}
  .pill.half-end{--to:.5}
  a.pill:hover{filter:brightness(.97)}
  .pill .name{position:absolute;inset-block-start:100%;inset-inline:.5rem;font-size:.75rem;
    line-height:1.25rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;
    word-break:normal;overflow-wrap:normal}
  .pill.lane-0:not(.named) .name{display:none}
  .pill:not(.lane-0){inset-block-start:calc(var(--pill-top) + var(--pill) + var(--name-row)
    + (var(--l) - 1)*var(--thin-step));block-size:var(--thin)}
  .pill:not(.lane-0) .name{position:static;display:block;padding-inline:.625rem;line-height:var(--thin)}
  .pill:focus-visible{z-index:3}
  .more-ranges{position:absolute;z-index:1;inset-inline:.25rem;
    inset-block-start:calc(var(--pill-top) + var(--pill) + var(--name-row)
      + (var(--k,1) - 1)*var(--thin-step));
    padding-inline-start:.375rem;border-radius:5px;font-size:.75rem;line-height:1.25rem;
    font-weight:600;color:var(--ink-2)}
  a.more-ranges:hover{background:var(--hover);color:var(--ink)}
  .more-ranges .narrow{display:none}
  .ranges .in-span{background:var(--select-wash)}
  .ranges .in-span>.number{background:var(--select);color:var(--ink);font-weight:600}
  .picking .pick{display:block;position:absolute;inset:0;z-index:3}
  .picking .cell:hover{background:var(--select-wash)}
  .picking .pill,.picking .more-ranges{opacity:.55}
  .pick-banner{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;padding:.5rem 1.5rem;
    background:var(--select-wash);border-block-end:1px solid var(--line)}
  .pick-banner p{flex:1;min-inline-size:10rem;font-weight:600}
  @container (max-width:671.98px){
    .more-ranges .wide{display:none}
    .more-ranges .narrow{display:inline}
  }
  @media (max-width:1023.98px){
    .challenges{display:block}
    .challenge-month{min-block-size:0}
    .challenge-side{border:0;padding-inline:1.5rem}
  }
  @media (max-width:639.98px){
    .top.month-top .primary.always{display:inline-flex;background:none;border-color:transparent;
      color:var(--ink)}
    .top .primary.always .icon{inline-size:1.5rem;block-size:1.5rem}
    .ranges{--pill:2.5rem;--pill-top:.25rem;--name-row:.25rem;--thin:4px;--thin-step:6px;
      border-block-end:0}
    .ranges .week{min-block-size:calc(3.25rem + max(var(--k,0) - 2,0)*var(--thin-step) + var(--m));
      border-block-end:0}
    .ranges .week.has-more{--m:12px}
    .ranges .number{inline-size:1.75rem}
    .pill.begins{border-start-start-radius:1.25rem;border-end-start-radius:1.25rem}
    .pill.ends{border-start-end-radius:1.25rem;border-end-end-radius:1.25rem}
    .pill.at-start:not(.begins){--s:-8px}
    .pill.at-end:not(.ends){--e:-8px}
    .pill .name{display:none}
    .pill:not(.lane-0){background:var(--edge)}
    .pill:not(.lane-0) .name{display:none}
    .pill.begins:not(.lane-0),.pill.ends:not(.lane-0){border-radius:2px}
    .more-ranges{inset-inline:0;padding:0;text-align:center;font-size:.6875rem;line-height:12px;
      pointer-events:none}
    .challenge-side{padding-inline:1.25rem}
    .pick-banner{padding-inline:1.25rem}
    .pick-banner p{flex-basis:100%}
    .pick-banner .button{min-block-size:2.75rem}
  }
  @media print{
    .challenge-side,.legend,.pick-banner{display:none}
    .challenges{display:block}
    .pill{border:1px solid var(--edge)}
  }
  @media (forced-colors:active){
    .pill{background:Canvas;border:1px solid CanvasText;color:CanvasText}
    .pill:not(.begins){border-inline-start:0}
    .pill:not(.ends){border-inline-end:0}
    .ranges .done>.number::after,.swatch-pill{forced-color-adjust:none}
    .circle[aria-pressed="true"]>span,.circle.off.done>span,.dashes .on{forced-color-adjust:none;
      background:Highlight;border-color:Highlight;color:HighlightText}
    .dashes i,.range-row progress{border:1px solid CanvasText}
    .ranges .in-span>.number{outline:2px solid Highlight}
    .circle>span,.category-chip{border-color:CanvasText}
    .category-chip:has(:checked){border-color:Highlight;border-width:2px}
  }
  @media (prefers-contrast:more){
    .pill{box-shadow:inset 0 0 0 1px var(--edge)}
  }

  """#

private let styleRangeLists = #"""
  .swatch-pill{flex:none;inline-size:.875rem;block-size:.5rem;border-radius:.25rem;
    background:var(--vivid);display:inline-block}
  .category-chip{display:inline-flex;align-items:center;gap:.5rem;min-block-size:2rem;padding:.125rem .75rem;
    border:1px solid var(--line-strong);border-radius:1rem;font-size:.8125rem;line-height:1.25rem;
    max-inline-size:100%}
  .category-chip .name{min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
  .category-chip .count{color:var(--ink-2)}
  button.category-chip:hover{background:var(--hover)}
  .category-chip[aria-pressed="false"]{color:var(--ink-2);border-style:dashed}
  .category-chip[aria-pressed="false"] .name{text-decoration:line-through}
  .category-chip[aria-pressed="false"] .swatch-pill{background:none;box-shadow:inset 0 0 0 1.5px var(--edge)}
  .legend{display:none;flex-wrap:wrap;gap:.375rem;padding:.75rem 1rem}
  .legend.fixed{display:flex}
  @media (max-width:1023.98px){.legend{display:flex}}

  .side-head{display:flex;align-items:baseline;justify-content:space-between;gap:.75rem;
    padding-block:1rem .5rem}
  .tally{font-size:.8125rem;line-height:1.25rem;color:var(--ink-2);white-space:nowrap}
  .challenge-side section+section{margin-block-start:1.5rem}
  .challenge-side .month-list>h2{padding-block:.25rem .5rem}
  .day-actions{display:flex;flex-wrap:wrap;gap:.5rem;padding-block:.75rem 0}
  .day-actions .button{white-space:normal;text-align:start}
  .nothing-yet{padding-block:1rem .5rem}
  .nothing-yet h2{font-size:.9375rem;line-height:1.25rem}
  .nothing-yet .button{margin-block-start:.75rem}
  .side-links{display:flex;flex-wrap:wrap;gap:.5rem 1rem;margin-block-start:1.5rem;
    padding-block-start:1rem;border-block-start:1px solid var(--line);font-size:.8125rem}
  .side-links .link{display:inline-block;padding-block:.25rem}

  .check-row{position:relative;display:grid;grid-template-columns:2.75rem minmax(0,1fr) 2rem;
    align-items:center;column-gap:.25rem;min-block-size:3.5rem;padding-block:.25rem;
    margin-inline:-.5rem}
  .check-row .what{display:flex;flex-wrap:wrap;align-items:center;gap:0 .5rem;min-inline-size:0}
  .circle{display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem;border-radius:50%}
  .circle>span{display:grid;place-items:center;inline-size:1.75rem;block-size:1.75rem;
    border-radius:50%;border:2px solid var(--edge);color:transparent;
    transition:background-color .12s var(--ease)}
  .circle:not([aria-pressed="true"]):not(.done) svg{visibility:hidden}
  .circle.none>span{border:0}
  .circle.none .swatch-pill{inline-size:.875rem;block-size:.5rem;border-radius:.25rem}
  .circle[aria-pressed="true"]>span,.circle.off.done>span{background:var(--solid);
    border-color:var(--solid);color:var(--page)}
  .circle.off:not(.done)>span{border-style:dashed}
  button.circle:hover>span{background:color-mix(in srgb,var(--edge) 18%,transparent)}
  button.circle[aria-pressed="true"]:hover>span{background:var(--solid)}
  .check-row .title{flex:0 0 100%;font-size:.9375rem;line-height:1.375rem;overflow:hidden;
    text-overflow:ellipsis;white-space:nowrap;text-align:start}
  .check-row a.title:hover{text-decoration:underline;text-underline-offset:.2em}
  .check-row .note{flex:1 1 auto;font-size:.8125rem;line-height:1.125rem;color:var(--ink-2)}
  .check-row .note strong{color:var(--ink)}
  .check-row .note [dir="ltr"]{white-space:nowrap}
  .dashes{display:inline-flex;gap:3px;padding-block:.25rem}
  .dashes i{inline-size:10px;block-size:6px;border-radius:3px;background:var(--track)}
  .dashes .on{background:var(--vivid)}
  .dashes .out{background:none;box-shadow:inset 0 0 0 1px var(--track)}
  .row-menu .pop-panel{inset-inline-end:0;inline-size:15rem;display:grid;gap:.75rem}
  .menu-form{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:.25rem .5rem;align-items:end}
  .menu-form label{grid-column:1/-1;font-size:.75rem;line-height:1rem;color:var(--ink-2)}
  .menu-form .button{min-block-size:2.5rem}
  .menu-form .input{grid-column:1}
  .menu-link{display:flex;align-items:center;min-block-size:2.5rem;padding-inline:.5rem;
    margin-inline:-.5rem;border-radius:.5rem}
  .menu-link:hover{background:var(--hover)}

  .range-row{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:.75rem;
    padding-block:.375rem;border-radius:.5rem}
  .range-row .title{font-size:.875rem;line-height:1.25rem;overflow:hidden;text-overflow:ellipsis;
    white-space:nowrap;text-align:start}
  a.range-row:hover .title{text-decoration:underline;text-underline-offset:.2em}
  .range-row .note{grid-column:1/-1;font-size:.75rem;line-height:1rem;color:var(--ink-2)}
  .range-row progress{grid-column:1/-1;appearance:none;inline-size:100%;block-size:4px;border:0;
    margin-block-start:.25rem;border-radius:2px;background:var(--track);overflow:hidden}
  .range-row progress::-webkit-progress-bar{background:var(--track)}
  .range-row progress::-webkit-progress-value{background:var(--vivid);border-radius:2px}
  .range-row progress::-moz-progress-bar{background:var(--vivid);border-radius:2px}
  .range-row:not(:has(progress)) .title::before{content:"";display:inline-block;
    inline-size:.875rem;block-size:.5rem;border-radius:.25rem;background:var(--vivid);
    margin-inline-end:.5rem;vertical-align:.0625rem}
  .challenge-list .month-list{gap:.25rem;max-inline-size:34rem}
  .category-list li>form:first-child{display:flex;align-items:center}
  .category-list .order{display:flex;align-items:center;padding-inline-end:.25rem}
  .category-list .order .icon-button{color:var(--ink-2)}
  .category-list .order :disabled{color:var(--line-strong);cursor:default;background:none}
  .usual-name{padding-inline-start:10rem;margin-block-start:-.5rem}
  .calendar-sheet .usual-name{padding-inline-start:6.5rem}
  .code{font-family:ui-monospace,"Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;
    font-size:.8125rem;line-height:1.25rem}
  .range-preview{gap:1.5rem}
  .range-preview details .actions{margin-block-start:.75rem}
  .range-preview summary{min-block-size:2rem;padding-block:.375rem;color:var(--link)}
  @media (max-width:639.98px){
    .side-links .link{padding-block:.75rem}
    .category-chip{min-block-size:2.25rem}
    .range-row{padding-block:.625rem}
    .order .icon-button,.row-menu .icon-button{inline-size:2.75rem;block-size:2.75rem}
    .dashes i{inline-size:9px}
    .usual-name,.calendar-sheet .usual-name{padding:0}
    .calendar-list.category-list a{display:flex}
    .check-row{grid-template-columns:2.75rem minmax(0,1fr) 2.75rem}
    .side-head .wide{display:none}
    .day-actions .button{min-block-size:2.75rem}
  }

  """#

private let styleRangeForm = #"""
  .day-pair{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);gap:.5rem;
    align-items:center}
  .chip-choices{display:flex;flex-wrap:wrap;gap:.375rem;padding-block:.25rem}
  .chip-choices .category-chip{position:relative;cursor:pointer}
  .chip-choices input{appearance:none;position:absolute;inset:0;margin:0;border-radius:1rem;
    cursor:pointer}
  .chip-choices .category-chip:hover{background:var(--hover)}
  .chip-choices .category-chip:has(:checked){background:var(--bg);border-color:var(--edge);color:var(--text);
    font-weight:600}
  .choice-lines{display:grid;gap:.25rem;padding-block:.25rem}
  .choice-line{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;min-block-size:2.25rem}
  .choice-line>label{display:inline-flex;align-items:center;gap:.5rem;min-block-size:2rem;
    cursor:pointer}
  .choice-line input[type="radio"],.weekday-boxes input{inline-size:1.125rem;block-size:1.125rem;
    margin:0;flex:none}
  .choice-line:has(>label>input:not(:checked)) .detail{display:none}
  .number-input{inline-size:5rem}
  .weekday-boxes{display:inline-flex;flex-wrap:wrap;gap:.25rem}
  .weekday-boxes label{position:relative;display:grid;place-items:center;min-inline-size:2.25rem;
    block-size:2.25rem;padding-inline:.25rem;border-radius:1.125rem;
    border:1px solid var(--line-strong);font-size:.8125rem;cursor:pointer}
  .weekday-boxes input{appearance:none;position:absolute;inset:0;inline-size:auto;block-size:auto;
    border-radius:1.125rem;cursor:pointer}
  .weekday-boxes label:has(:checked){background:var(--ink);border-color:var(--ink);color:var(--page);
    font-weight:600}
  .challenge .segments{display:flex;flex-wrap:wrap}
  .challenge .value.middle{flex-wrap:wrap}
  .challenge:has(#kind-range:checked) .target-field{display:none}
  .target-history li+li{margin-block-start:.125rem}
  .sheet-foot .others{display:flex;flex-wrap:wrap;gap:.25rem;order:-1;margin-inline-end:auto}
  .sheet-foot .others .danger{margin-inline:-.75rem 0}
  @supports not selector(:has(*)){
    .chip-choices input,.weekday-boxes input{appearance:auto;position:static;inset:auto}
  }
  @media (max-width:639.98px){
    .choice-line{min-block-size:2.75rem}
    .choice-line>label{min-block-size:2.75rem}
    .weekday-boxes label{min-inline-size:2.75rem;block-size:2.75rem;border-radius:1.375rem}
    .chip-choices .category-chip{min-block-size:2.75rem;border-radius:1.375rem}
    .day-pair{gap:.25rem}
    .day-pair .input{padding-inline:.5rem}
  }

  """#
