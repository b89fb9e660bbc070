/// The diary: its month, the card of a day, reading, search and the year.
let styleDiary = styleDiaryMonth + styleDiaryReading + styleDiaryYear + styleDiaryWriting

private let styleDiaryMonth = #"""
  .diary-page{flex:1;display:grid;grid-template-columns:minmax(0,1.54fr) minmax(0,1fr)}
  .diary-month{padding:0 1.5rem 2rem;min-inline-size:0}
  .top:has(+.diary-page){border-block-end:1px solid var(--line)}
  .diary-grid{--cell:5.25rem;--label:.875rem;--disc:2.5rem;flex:none}
  .diary-grid .weekdays{position:static;border:0}
  .diary-grid .weekday{min-block-size:2.75rem;padding:0;line-height:2.75rem;text-align:center}
  .diary-grid .week{flex:none;border:0;min-block-size:var(--cell)}
  .diary-grid .cell::before{display:none}
  .diary-grid .cell.out,.diary-grid .cell.selected{background:none}
  .diary-grid .pick{display:block;position:absolute;inset:0;z-index:2}
  .diary-grid .number{inset-block-start:var(--label);inset-inline:0;margin-inline:auto;
    inline-size:var(--disc);block-size:var(--disc);padding:0;border-radius:50%;font-size:1rem;
    font-weight:400;color:var(--ink-3)}
  .diary-grid .cell:hover .number{background:var(--track)}
  .diary-grid .written:not(.out) .number{color:var(--ink);font-weight:700}
  .weekend .diary-grid .sun:not(.out) .number{color:var(--sunday)}
  .weekend .diary-grid .sat:not(.out):not(.written) .number{color:var(--ink-3)}
  .weekend .diary-grid .weekday.sat{color:var(--ink-2)}
  .diary-grid .cell.today .number{background:none;color:var(--ink-3);box-shadow:none;
    font-weight:400}
  .diary-grid .cell.today.written .number{color:var(--ink);font-weight:700}
  .diary-grid .cell.cell.selected .number{background:var(--select);color:var(--ink);box-shadow:none}
  .diary-grid .cell.selected.written .number{font-weight:700}
  .diary-grid .today-label{position:absolute;inset-block-start:0;inset-inline:0;text-align:center;
    font-size:.6875rem;line-height:.875rem;font-weight:600}
  .diary-grid .mark{position:absolute;inset-block-start:calc(var(--label) + var(--disc) + 3px);
    inset-inline:0;margin-inline:auto;inline-size:6px;block-size:6px;border-radius:50%}
  .diary-grid .written .mark{background:var(--mark)}
  .diary-grid .begun:not(.written) .mark{border:1.5px solid var(--mark)}
  .diary-grid .cell:focus-visible::after{inset:0;inset-block-start:calc(var(--label) - 3px);
    margin-inline:auto;inline-size:calc(var(--disc) + 6px);block-size:calc(var(--disc) + 6px);
    border-radius:50%}
  .shown-tags .name{flex:1}
  .shown-tags .count{color:var(--ink-2);font-size:.75rem}
  .month-feelings{margin-block-start:1.5rem;padding-block-start:1.25rem;
    border-block-start:1px solid var(--line)}
  .month-feelings h2,.on-this-day h3{font-size:.8125rem;line-height:1.25rem;font-weight:400;
    color:var(--ink-2)}
  .month-feelings svg{inline-size:100%;block-size:.5rem;margin-block:.5rem .75rem;border-radius:.25rem}
  .month-feelings rect{fill:var(--vivid)}
  .month-feelings ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:.8125rem;
    color:var(--ink-2)}
  .dot{display:inline-block;inline-size:.5rem;block-size:.5rem;border-radius:50%;
    background:var(--vivid);margin-inline-end:.375rem}
  .swatch .dot{margin:0}
  .streak{margin-block-start:1rem;font-size:.8125rem;color:var(--ink-2)}

  .day-card{padding:1.25rem 1.75rem 2rem;border-inline-start:1px solid var(--line);min-inline-size:0}
  .card-head{display:flex;align-items:center;min-block-size:2rem}
  .card-head h2{font-size:1.25rem;line-height:1.75rem}
  .card .hint{font-size:.875rem}
  .entry{scroll-margin-block-start:5rem}
  .entry+.entry{margin-block-start:1rem;padding-block-start:.5rem;
    border-block-start:1px solid var(--line-strong)}
  .entry-title{padding-block-start:.75rem}
  .entry-text{padding-block:.75rem;font-size:.9375rem;line-height:1.375rem}
  .part{display:grid;grid-template-columns:2.75rem minmax(0,1fr);column-gap:.75rem;padding-block:.75rem;
    font-size:.9375rem;line-height:1.375rem;border-block-end:1px solid var(--line)}
  :lang(en) .part{grid-template-columns:4.25rem minmax(0,1fr)}
  :lang(ja) .part{grid-template-columns:3.5rem minmax(0,1fr)}
  .part-label{font-size:.8125rem;color:var(--ink-2)}
  .kept{white-space:pre-wrap;overflow-wrap:anywhere}
  .words,.tags{display:flex;flex-wrap:wrap;gap:.375rem}
  .word{display:inline-block;padding:.125rem .625rem;border-radius:.875rem;background:var(--bg);
    color:var(--text);font-size:.8125rem;line-height:1.375rem;overflow-wrap:anywhere}
  .word.off{background:none;color:var(--ink-2);box-shadow:inset 0 0 0 1px var(--line-strong)}
  .tag{color:var(--link);font-size:.875rem}
  .tag:hover{text-decoration:underline}
  .mood b{display:inline-grid;place-items:center;inline-size:1.375rem;block-size:1.375rem;
    margin-inline-end:.25rem;border-radius:.375rem;font-size:.75rem;font-weight:600}
  .mood-1{--mood:var(--hue-blue-bg);--on-mood:var(--hue-blue-text);--mood-edge:var(--hue-blue-edge)}
  .mood-2{--mood:var(--hue-sky-bg);--on-mood:var(--hue-sky-text);--mood-edge:var(--hue-sky-edge)}
  .mood-3{--mood:var(--hue-graphite-bg);--on-mood:var(--hue-graphite-text);
    --mood-edge:var(--hue-graphite-edge)}
  .mood-4{--mood:var(--hue-amber-bg);--on-mood:var(--hue-amber-text);--mood-edge:var(--hue-amber-edge)}
  .mood-5{--mood:var(--hue-orange-bg);--on-mood:var(--hue-orange-text);
    --mood-edge:var(--hue-orange-edge)}
  .mood b,.moods b{background:var(--mood);color:var(--on-mood)}
  .entry-tools{display:flex;align-items:center;gap:.25rem;padding-block-start:.25rem}
  .entry-tools .written{flex:1;min-inline-size:0;font-size:.75rem;line-height:1rem;color:var(--ink-2)}
  .pop.end .pop-panel{inset-inline-end:0;min-inline-size:11rem;padding:.25rem}
  .pop>summary.icon-button{display:inline-grid}
  .menu a,.menu button{display:flex;align-items:center;inline-size:100%;min-block-size:2.5rem;
    padding-inline:.75rem;border-radius:.5rem}
  .menu a:hover,.menu button:hover{background:var(--hover)}
  .menu .danger{color:var(--danger)}
  .button.tall{min-block-size:2.75rem;border-radius:.75rem;font-size:.9375rem}
  .button.wide{display:flex;margin-block-start:.75rem}
  .button.grey{background:var(--track);border-color:var(--track);font-weight:600}
  .pair-of-buttons{display:grid;grid-template-columns:1fr 1fr;gap:.5rem}
  .another{display:flex;flex-wrap:wrap;gap:.5rem;margin-block-start:1rem}
  .draft{padding-block:.25rem 1rem}
  .draft .pair-of-buttons{margin-block-start:.75rem}
  .draft-text{margin-block-start:.5rem;font-size:.9375rem;line-height:1.375rem;overflow-wrap:anywhere}
  .step-bars{display:grid;grid-template-columns:repeat(4,1fr);gap:4px;margin-block-start:.75rem}
  .step-bars span{block-size:4px;border-radius:2px;background:var(--line-strong)}
  .step-bars .done{background:var(--ink)}
  .card-more{padding-block:.5rem;font-size:.8125rem}
  .on-this-day{margin-block-start:1.75rem}
  .on-this-day a{display:grid;grid-template-columns:3.5rem minmax(0,1fr);column-gap:.5rem;
    min-block-size:2.25rem;align-items:center;border-radius:.5rem;font-size:.875rem}
  .on-this-day a:hover{background:var(--hover)}
  .on-this-day .year{color:var(--ink-2)}
  .on-this-day .beginning{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
  @media (max-width:1023.98px){
    .diary-page{display:block}
    .day-card{border:0;padding:1rem 1.5rem 2rem}
    .card,.on-this-day{max-inline-size:40rem;margin-inline:auto}
    .card{border:1px solid var(--line);border-radius:1rem;padding:.75rem 1rem;
      box-shadow:0 2px 8px rgb(0 0 0/.03)}
    .card-head h2{font-size:1.0625rem;line-height:1.5rem}
    .card .entry:last-child .part:last-of-type{border:0}
  }
  @media (max-width:639.98px){
    .diary-month{padding:0 0 .5rem}
    .top:has(+.diary-page){border:0}
    .top:has(+.diary-page) .icon-button{inline-size:2.5rem;block-size:2.75rem}
    .top:has(+.diary-page) .chart{display:none}
    .diary-grid{--cell:4rem;--disc:2rem;border:0}
    .diary-grid .weekday{min-block-size:1.5rem;line-height:1.5rem}
    .diary-grid .number{font-size:.9375rem}
    .diary-grid .mark{inset-block-start:calc(var(--label) + var(--disc) + 5px)}
    .day-card{padding:.25rem .75rem 1.5rem}
    .on-this-day{padding-inline:1rem}
    .on-this-day a{min-block-size:2.75rem}
    .month-feelings{margin:0 1rem;padding-block:.75rem}
    .streak{margin:.25rem 1rem}
    .entry-tools .icon-button{inline-size:2.75rem;block-size:2.75rem}
    .menu a,.menu button{min-block-size:2.75rem}
    .another .button{min-block-size:2.75rem}
  }
  @media (forced-colors:active){
    .diary-grid .mark,.dot,.month-feelings rect,.step-bars span{forced-color-adjust:none}
    .diary-grid .cell.cell.selected .number{forced-color-adjust:none;background:Highlight;
      color:HighlightText}
    .word,.card{border:1px solid CanvasText}
  }

  """#

private let styleDiaryReading = #"""
  .reading{padding:1.5rem 1.5rem 3rem;max-inline-size:46rem;display:grid;gap:1rem;
    grid-template-columns:minmax(0,1fr)}
  .top>.icon-button:first-child{margin-inline:-.5rem -.25rem}
  .reading .lead{color:var(--ink-2)}
  .search{display:flex;gap:.5rem}
  .search+.hint{margin:0}
  .results li{border-block-end:1px solid var(--line)}
  .result{display:block;padding:.75rem .5rem;margin-inline:-.5rem;border-radius:.5rem}
  .result:hover{background:var(--hover)}
  .result h2{font-size:.8125rem;line-height:1.25rem;font-weight:400;color:var(--ink-2)}
  .snippet{margin-block-start:.125rem;font-size:.9375rem;line-height:1.375rem;overflow-wrap:anywhere;
    text-align:-webkit-match-parent;text-align:match-parent}
  mark{background:var(--select);color:var(--ink);border-radius:.1875rem;padding-inline:.0625rem}
  .tag-list{display:flex;flex-wrap:wrap;gap:.5rem 1rem;margin-block-start:.5rem}
  .tag-list .tag{display:inline-flex;align-items:center;gap:.375rem;min-block-size:2rem}
  .tag-list .count{color:var(--ink-2);font-size:.8125rem}
  .nothing{padding-block:2rem}
  .strong{font-size:.9375rem;line-height:1.375rem;font-weight:600}
  .versions{border-block-start:1px solid var(--line)}
  .version{padding-block:1rem;border-block-end:1px solid var(--line)}
  .version-head{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem}
  .version-head h2{font-size:.9375rem;line-height:1.375rem}
  .version-head .hint{margin:0;flex:1}
  .version-head .now{font-size:.8125rem;color:var(--ink-2)}
  .version .part:last-child{border:0}
  .sheet.entry-conflict{inline-size:min(56rem,100%)}
  .entry-conflict .two{grid-template-columns:1fr 1fr;gap:1.5rem}
  .entry-conflict h2{font-size:.8125rem;line-height:1.25rem;font-weight:400;color:var(--ink-2)}
  .entry-conflict .sheet-head{padding-block:1rem .25rem}
  .diary-settings .word-row summary{display:flex;align-items:center;gap:.75rem;min-block-size:2.75rem}
  .diary-settings .word-row .name{flex:1;font-size:.9375rem;overflow-wrap:anywhere}
  .diary-settings .word-row .hint{margin:0}
  .diary-settings .square{inline-size:.75rem;block-size:.75rem;border-radius:.25rem;flex:none;
    background:var(--solid)}
  .diary-settings .act{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem 1rem}
  .diary-settings .word-row .icon{color:var(--ink-2)}
  .journal-list{max-inline-size:34rem;border-block:1px solid var(--line)}
  .journal-list li+li{border-block-start:1px solid var(--line)}
  .word-row form{padding-block:.25rem 1rem}
  .words-page section h2{display:flex;align-items:center}
  .word-list{display:flex;flex-wrap:wrap;gap:.375rem;align-items:flex-start}
  .word-list .word{padding:.375rem .75rem;border-radius:1.125rem;font-size:.875rem}
  .word-list li:has([open]){flex-basis:100%;padding:.75rem;border:1px solid var(--line);
    border-radius:.75rem}
  .word-list form{padding-block:.75rem 0}
  .add-word{display:flex;flex-wrap:wrap;gap:.5rem;max-inline-size:26rem}
  .add-word .input{flex:1;inline-size:auto;min-inline-size:8rem}
  .add-word .error{flex-basis:100%;margin:0}
  .word-row .actions{gap:.5rem}
  @media (max-width:639.98px){
    .reading{padding:1rem 1.25rem 2rem}
    .entry-conflict .two{grid-template-columns:minmax(0,1fr)}
    .diary-settings .switch-field{grid-template-columns:minmax(0,1fr) auto}
    .diary-settings .switch-field>.label{padding:0}
    .entry-conflict .sheet-foot .button{min-block-size:2.75rem;flex:1 1 auto}
    .tag-list .tag,.word-list summary{min-block-size:2.75rem;display:flex;align-items:center}
    .reading .actions .button{min-block-size:2.75rem}
  }

  """#

private let styleDiaryYear = #"""
  .reading.year{max-inline-size:60rem;gap:2rem}
  .pixels{overflow-x:auto;padding-block:.25rem}
  .pixels table{inline-size:max-content;border-collapse:separate;border-spacing:2px}
  .pixels th{font-size:.6875rem;line-height:1rem;font-weight:400;color:var(--ink-2);text-align:center}
  .pixels tbody th{padding-inline-end:.375rem;text-align:start;white-space:nowrap}
  .pixels thead td{padding:0}
  .pixels tbody td{inline-size:1.375rem;block-size:1.375rem;padding:0;border-radius:.25rem;
    background:var(--track);font-size:.75rem;text-align:center}
  .pixels tbody td.none{background:none}
  .pixels tbody td[class^="mood"],.pixel{background:var(--mood);color:var(--on-mood)}
  .pixels td a{display:grid;place-items:center;min-inline-size:1.375rem;block-size:1.375rem;
    border-radius:.25rem}
  .pixels td a:hover{box-shadow:0 0 0 2px var(--mood-edge,var(--control))}
  .pixels .some,.pixel.some{background:var(--track);color:var(--ink)}
  .pixel-key{display:flex;flex-wrap:wrap;gap:.25rem 1rem;margin-block-start:.75rem;font-size:.8125rem;
    color:var(--ink-2)}
  .pixel-key li{display:flex;align-items:center;gap:.375rem}
  .pixel{display:inline-grid;place-items:center;inline-size:1.375rem;block-size:1.375rem;
    border-radius:.25rem;font-size:.75rem}
  .columns{display:grid;grid-template-columns:1fr 1fr;gap:2rem 3rem}
  .year h2{font-size:.9375rem;line-height:1.25rem}
  .lines{margin-block-start:.5rem}
  .lines li{display:grid;grid-template-columns:6rem minmax(0,1fr) 2.5rem;gap:.75rem;align-items:center;
    min-block-size:2rem;font-size:.875rem}
  .lines .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
  .lines .value,.pairs .value{text-align:end;color:var(--ink-2)}
  .lines svg.line{inline-size:100%;block-size:.5rem;border-radius:.25rem;background:var(--track)}
  .lines .line rect{fill:var(--ink-2)}
  .lines .line[class*="hue-"] rect{fill:var(--vivid)}
  a.name:hover,.pairs a:hover{text-decoration:underline}
  .pairs{max-inline-size:34rem;margin-block-start:.5rem}
  .pairs li{display:flex;justify-content:space-between;gap:1rem;padding-block:.375rem;
    border-block-end:1px solid var(--line);font-size:.875rem}
  .pairs .value{white-space:nowrap}
  @media (max-width:639.98px){
    .columns{grid-template-columns:minmax(0,1fr)}
    .lines li{grid-template-columns:5rem minmax(0,1fr) 2.5rem;min-block-size:2.25rem}
    a.name,.pairs a{display:inline-block;padding-block:.375rem}
  }

  """#
