/// Writing an entry: the four steps, the words for feelings, mood and tags.
let styleDiaryWriting = #"""
  .write{display:flex;flex-direction:column;flex:1;inline-size:min(40rem,100%);margin-inline:auto;
    padding:.75rem 1.5rem 0}
  .write-head{display:flex;align-items:center;justify-content:space-between;min-block-size:3.5rem;
    margin-inline:-.5rem}
  .write-place{color:var(--ink-2);font-size:.875rem}
  .write-place b{color:var(--ink);font-weight:600}
  .write .question{margin-block-start:1.5rem}
  .write .banner{margin-block-start:1rem}
  .write-body{display:grid;grid-template-columns:minmax(0,1fr);gap:1.25rem;padding-block:.75rem 1.5rem;
    flex:1;align-content:start}
  .write-body>.hint{margin:0;font-size:.875rem}
  .write-text textarea{min-block-size:11rem;font-size:1rem;line-height:1.5rem;field-sizing:content;
    max-block-size:60vh}
  .free .write-text textarea{min-block-size:14rem}
  .write-field .label,.write-field legend.label{display:block;margin-block-end:.375rem;padding:0;
    font-size:.8125rem;line-height:1.25rem;color:var(--ink-2)}
  .write-field .short{inline-size:12rem}
  .write-field .chip-row{margin-block-end:.5rem}
  .other-draft{margin-block-start:.75rem;font-size:.875rem;color:var(--ink-2)}
  .fold>summary{display:flex;align-items:center;gap:.25rem;min-block-size:2.75rem;color:var(--ink-2);
    font-size:.875rem}
  .fold>summary .icon{transition:transform .12s var(--ease)}
  .fold[open]>summary .icon{transform:rotate(90deg)}
  .feelings{margin-inline:-1.5rem;padding-inline:1.5rem}
  .feelings [data-limit-message]{position:sticky;inset-block-start:3rem;z-index:3;margin:0;
    padding-block:.5rem;background:var(--page)}
  .feelings [hidden]{display:none}
  .family-tabs{position:sticky;inset-block-start:0;z-index:2;display:flex;overflow-x:auto;gap:1.25rem;
    margin-inline:-1.5rem;padding-inline:1.5rem;background:var(--page);
    border-block-end:1px solid var(--line);scrollbar-width:none}
  .family-tabs a{display:flex;align-items:center;gap:.375rem;min-block-size:2.75rem;
    color:var(--ink-2);white-space:nowrap}
  .family-tabs a:hover{color:var(--ink)}
  .family-tabs a:focus-visible{outline-offset:-2px}
  .tab-count{display:grid;place-items:center;min-inline-size:1.125rem;block-size:1.125rem;
    border-radius:.5625rem;background:var(--bg);color:var(--text);font-size:.6875rem;font-weight:600}
  .family{padding-block-start:1rem;scroll-margin-block-start:3rem}
  .family legend{padding:0;float:inline-start;inline-size:100%;font-size:.8125rem;line-height:1.25rem;
    font-weight:600;margin-block-end:.5rem}
  .chip-row{display:flex;flex-wrap:wrap;gap:.5rem;clear:both}
  .chip{position:relative;display:inline-flex;max-inline-size:100%}
  .chip span{display:inline-flex;align-items:center;min-block-size:2.25rem;padding:.25rem .75rem;
    border:1px solid var(--line-strong);border-radius:1.125rem;font-size:.875rem;line-height:1.25rem;
    overflow-wrap:anywhere;cursor:pointer}
  .chip.small span{min-block-size:2rem;padding:.125rem .625rem;font-size:.8125rem}
  .chip input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;
    cursor:pointer}
  .chip:hover span{background:var(--hover)}
  .chip :checked+span{background:var(--bg,var(--track));border-color:var(--edge,var(--control));
    color:var(--text,var(--ink));font-weight:600}
  .chip :focus-visible+span{outline:2px solid var(--focus);outline-offset:2px}
  .moods{display:flex;flex-wrap:wrap;gap:.5rem}
  .moods label{position:relative;display:inline-flex}
  .moods label>span{display:inline-flex;align-items:center;gap:.375rem;min-block-size:2.5rem;
    padding:.25rem .75rem .25rem .375rem;border:1px solid var(--line-strong);border-radius:.625rem;
    font-size:.8125rem}
  .moods label:first-child>span{padding-inline:.75rem}
  .moods b{display:grid;place-items:center;inline-size:1.625rem;block-size:1.625rem;
    border-radius:.375rem;font-weight:600}
  .moods input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;
    cursor:pointer}
  .moods label:hover>span{background:var(--hover)}
  .moods :checked+span{border-color:var(--ink);box-shadow:inset 0 0 0 1px var(--ink);font-weight:600}
  .moods :focus-visible+span{outline:2px solid var(--focus);outline-offset:2px}
  .write-foot{position:sticky;inset-block-end:0;z-index:3;display:grid;gap:.5rem;
    margin-inline:-1.5rem;padding:.75rem 1.5rem 1rem;background:var(--page);
    border-block-start:1px solid var(--line)}
  .write-foot .buttons{display:flex;gap:.5rem}
  .write-foot .primary{order:2;flex:2.4}
  .write-foot .grey{flex:1}
  .write-status{flex:1 1 auto;font-size:.8125rem;line-height:1.25rem;color:var(--ink-2);
    text-align:center}
  .write-status:empty{flex:0}
  .write-more{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:.25rem;
    min-block-size:2rem}
  .write.scripted [data-save-draft]{display:none}
  .tray{display:flex;align-items:center;gap:.75rem}
  .tray .count{flex:none;font-size:.875rem;color:var(--ink-2)}
  .tray .count b{color:var(--ink)}
  .tray button.word{min-block-size:2rem;border-radius:1rem;cursor:pointer}
  @media (max-width:639.98px){
    .write{padding:0 1.25rem}
    .write-head .icon-button{inline-size:2.75rem;block-size:2.75rem}
    .write .question{margin-block-start:1rem}
    .write-foot{margin-inline:-1.25rem;padding-inline:1.25rem;
      inset-block-end:calc(3.75rem + env(safe-area-inset-bottom))}
    .feelings,.family-tabs{margin-inline:-1.25rem;padding-inline:1.25rem}
    .moods{display:grid;grid-template-columns:1fr 1fr}
    .moods label>span{inline-size:100%;min-block-size:2.75rem}
    .chip.small span{min-block-size:2.25rem}
    .write-more .button{min-block-size:2.75rem}
    .tray button.word{min-block-size:2.25rem}
  }
  @media (forced-colors:active){
    .chip :checked+span,.moods :checked+span{forced-color-adjust:none;background:Highlight;
      color:HighlightText}
  }

  """#
