/// The task list, its rows as editors, and the board.
let styleTasks = #"""
  .tasks{display:grid;gap:1.5rem;max-inline-size:58rem;padding:1.25rem 1.5rem 4rem}
  .tasks section{display:grid;min-inline-size:0}
  .task-add{display:flex;flex-wrap:wrap;gap:.5rem}
  .task-add .input:not(.due){flex:1 1 14rem;inline-size:auto}
  .task-add .due,.task-edit .due,.task-add daybook-date-picker,.task-edit daybook-date-picker{
    flex:none;inline-size:10.5rem}
  .task-add .error{flex-basis:100%;margin:0}
  .task-search{display:flex;gap:.5rem;max-inline-size:24rem}
  .group{min-block-size:2.25rem;display:flex;align-items:center;gap:.5rem;font-size:.9375rem;
    line-height:1.25rem;border-block-end:1px solid var(--line)}
  .group.overdue{color:var(--danger)}
  .group .count,.column .count{font-size:.8125rem;font-weight:400;color:var(--ink-2)}
  .task-row form{display:flex;align-items:center;gap:.75rem;min-block-size:2.75rem;
    padding:.25rem .5rem;margin-inline:-.5rem;border-radius:.5rem}
  .task-row form:hover,.task-row form:focus-within{background:var(--hover)}
  .task-row+.task-row{border-block-start:1px solid var(--line)}
  .task-row.part form{padding-inline-start:2.5rem}
  .box{position:relative;flex:none;inline-size:1.25rem;block-size:1.25rem;border-radius:.3125rem;
    border:1.5px solid var(--control);background:var(--page);color:var(--page);display:grid;
    place-items:center;cursor:pointer}
  .box::before{content:"";position:absolute;inset:-.75rem}
  .box .icon{inline-size:.875rem;block-size:.875rem;stroke-width:2.5}
  .box.in-progress{border-color:var(--ink)}
  .box.in-progress::after{content:"";inline-size:.5rem;block-size:2px;background:var(--ink)}
  .box.completed,.box.cancelled{background:var(--ink-3);border-color:var(--ink-3)}
  .box:hover{border-color:var(--ink)}
  .task-title{flex:1;min-inline-size:0;font-size:.9375rem;line-height:1.375rem;color:var(--ink);
    text-decoration:none;overflow-wrap:anywhere}
  .task-title:hover{text-decoration:underline;text-underline-offset:.2em}
  .closed .task-title{color:var(--ink-3);text-decoration:line-through}
  .task-end{display:flex;flex-wrap:wrap;align-items:center;justify-content:flex-end;gap:.375rem}
  .task-chip{padding:.0625rem .5rem;border-radius:999px;background:var(--track);color:var(--ink-2);
    font-size:.75rem;line-height:1.125rem;max-inline-size:10rem;overflow:hidden;
    text-overflow:ellipsis;white-space:nowrap}
  .task-date{display:inline-flex;align-items:center;justify-content:flex-end;gap:.375rem;
    min-inline-size:5.5rem;font-size:.8125rem;line-height:1.25rem;color:var(--ink-2);
    white-space:nowrap}
  .task-date.late{color:var(--danger)}
  .task-date .planned{color:var(--ink-2)}
  .segments.small{min-block-size:1.75rem;flex:none}
  .segments.small>*{padding-inline:.625rem;font-size:.8125rem}
  .segments>[aria-pressed="true"]{background:var(--thumb);color:var(--ink);font-weight:600;
    box-shadow:0 0 0 1px var(--line),0 1px 2px rgb(0 0 0/.08)}
  .task-row .segments{opacity:0}
  .task-row form:hover .segments,.task-row form:focus-within .segments{opacity:1}
  @media (hover:none){.task-row .segments{opacity:1}}
  .task-more a{display:inline-flex;align-items:center;gap:.375rem;min-block-size:2.5rem;
    color:var(--ink-2);font-size:.8125rem;text-decoration:none}
  .task-more a:hover{color:var(--ink);text-decoration:underline}
  .task-pages{display:flex;gap:.5rem}
  .task-empty{padding-block:2rem}
  .task-paste summary{display:inline-block;padding-block:.5rem;color:var(--ink-2);font-size:.8125rem;
    cursor:pointer}
  .task-paste form{display:grid;gap:.5rem;justify-items:start}
  .task-edit{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;min-block-size:3.25rem;
    padding-block:.5rem;border-block-end:1px solid var(--line)}
  .task-edit .input:not(.due){flex:1 1 12rem;inline-size:auto}
  .task-edit .danger{color:var(--danger)}
  .task-edit .choose{appearance:auto;flex:none;inline-size:1.125rem;block-size:1.125rem;accent-color:var(--ink)}
  .task-edit .error{flex-basis:100%;margin:0}
  .task-bulk{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}
  .task-bulk legend{font-size:.8125rem;color:var(--ink-2)}
  .task-bulk .select{inline-size:15rem}
  .task-parts li{padding-block:.375rem}
  .tools .hint{margin:0}
  .tools .task-view{display:inline-flex}
  .tools:has([form="rows"]){gap:.5rem}

  .board{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem;flex:1;
    align-items:stretch;padding:.75rem 1.5rem 1.5rem}
  .column{padding:.5rem;border-radius:.75rem;background:var(--sunken);min-block-size:12rem}
  .column h2{display:flex;align-items:center;gap:.5rem;min-block-size:2.25rem;padding-inline:.5rem;
    font-size:.875rem}
  .column .empty-line{padding:.5rem}
  .column .task-more{padding-inline:.5rem}
  .column.over{outline:2px dashed var(--control);outline-offset:-4px}
  .board .card{margin-block-start:.5rem;border-radius:.625rem;border:1px solid var(--line);
    background:var(--raised);box-shadow:0 2px 8px rgb(0 0 0/.03)}
  .board .card form{display:flex;align-items:flex-start;gap:.75rem;padding:.75rem}
  .board .card[draggable="true"]{cursor:grab}
  .board .card.lifted{opacity:.5}
  .card-words{flex:1;min-inline-size:0;display:grid;gap:.25rem}
  .card-line{display:flex;flex-wrap:wrap;align-items:center;gap:.375rem}
  .board .card .task-date{min-inline-size:0;font-size:.75rem}
  .card-menu{position:relative}
  .card-menu summary{margin:-.375rem;list-style:none}
  .card-menu .pop-panel{inset-inline-start:auto;inset-inline-end:0;min-inline-size:9rem;display:grid}
  .card-menu .pop-panel button{min-block-size:2.5rem;padding:.375rem .75rem;border-radius:.5rem;
    text-align:start}
  .card-menu .pop-panel button:hover{background:var(--hover)}

  @media (max-width:1023.98px){.tools .hint{display:none}}
  @media (max-width:639.98px){
    .top .segments+.button{margin-inline-start:.5rem}
    .tasks{padding:1rem 1.25rem 6rem}
    .task-row form{flex-wrap:wrap;min-block-size:3.25rem;row-gap:.25rem}
    .task-row .segments{display:none;order:5;flex:1 0 100%;margin-inline-start:2rem;
      inline-size:auto;min-block-size:2.5rem}
    .task-row form:hover .segments,.task-row form:focus-within .segments{display:inline-flex}
    .task-row .segments>*{flex:1}
    .task-edit .segments{flex:1 0 100%;min-block-size:2.5rem}
    .task-edit .segments>*{flex:1}
    .task-edit .icon-button,.card-menu summary{inline-size:2.75rem;block-size:2.75rem}
    .task-edit .choose{inline-size:1.5rem;block-size:1.5rem}
    .task-add .due,.task-add daybook-date-picker{flex:1;inline-size:auto}
    .task-add .button,.task-search .button{min-block-size:2.75rem}
    .board{grid-template-columns:minmax(0,1fr);padding:.75rem 1.25rem 6rem}
    .column{min-block-size:0}
  }

  """#
