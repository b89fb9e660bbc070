/// Messages and the pages around the calendar: toast, banner, error summary, first start, report.
let stylePages = #"""
  .toast{position:fixed;z-index:50;inset-block-end:1.5rem;
    inset-inline-start:calc(var(--side) + 1.5rem);max-inline-size:calc(100vw - var(--side) - 3rem);
    display:flex;align-items:center;gap:.75rem;min-block-size:3rem;padding:.375rem .5rem .375rem 1rem;
    border-radius:.75rem;background:var(--ink);color:var(--page);
    box-shadow:0 12px 32px rgb(0 0 0/.18),0 2px 6px rgb(0 0 0/.08)}
  [dir="rtl"] .toast{padding:.375rem 1rem .375rem .5rem}
  .toast p{min-inline-size:0;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;
    overflow:hidden}
  .toast .act{min-block-size:2rem;padding:.25rem .75rem;border-radius:.5rem;color:var(--toast-act);
    background:color-mix(in srgb,var(--page) 10%,transparent);font-size:.875rem;font-weight:600;
    white-space:nowrap}
  .toast .act:hover{background:color-mix(in srgb,var(--page) 18%,transparent)}
  .toast .icon-button{color:var(--page);flex:none}
  .toast .icon-button:hover{background:color-mix(in srgb,var(--page) 15%,transparent);color:var(--page)}
  .toast :focus-visible{outline-color:var(--toast-act)}
  .banner{display:flex;align-items:flex-start;gap:.75rem;padding:.75rem 1rem;border-radius:.75rem;
    background:var(--danger-wash);color:var(--ink)}
  .banner .icon{margin-block-start:0}
  .banner h2{font-size:.9375rem;line-height:1.25rem}
  .banner ul{margin-block-start:.25rem;display:grid;gap:.25rem;font-size:.8125rem}
  .banner a{display:inline-block;padding-block:.125rem;color:var(--danger);text-decoration:underline;text-underline-offset:.2em}

  .center{flex:1;display:grid;place-content:center;justify-items:center;gap:1.5rem;
    padding:2rem 1.25rem 4rem}
  .center>.words{max-inline-size:30rem;text-align:center}
  .center h1{font-size:1.0625rem;line-height:1.5rem;letter-spacing:0}
  .center .words p{margin-block-start:.25rem;font-size:.8125rem;color:var(--ink-2)}
  .choices{display:grid;inline-size:min(30rem,100%);border-block:1px solid var(--line)}
  .choices li{border-block-end:1px solid var(--line)}
  .choices li:last-child{border-block-end:0}
  .choice{display:grid;grid-template-columns:1.25rem minmax(0,1fr) 1rem;gap:1rem;align-items:center;
    inline-size:100%;min-block-size:4rem;padding:.625rem .75rem;border-radius:.5rem;text-align:start}
  .choice:hover{background:var(--hover)}
  .choice>.icon{color:var(--ink-2)}
  .choice strong{display:block;font-size:.9375rem;line-height:1.375rem;font-weight:600}
  .choice .hint{display:block;margin:0}

  .report{padding:1.5rem 1.5rem 3rem;display:grid;gap:1.5rem;max-inline-size:50rem}
  .counts{display:flex;flex-wrap:wrap;gap:.5rem 2rem;padding-block:.75rem;
    border-block:1px solid var(--line)}
  .counts div{display:flex;flex-direction:column-reverse}
  .counts dt{font-size:.8125rem;color:var(--ink-2)}
  .counts dd{font-size:1.375rem;line-height:1.75rem;font-weight:600}
  .counts .failed dd{color:var(--danger)}
  .table{inline-size:100%;border-collapse:collapse}
  .table th{padding:.5rem .75rem .5rem 0;font-size:.75rem;line-height:1rem;font-weight:400;
    text-align:start;color:var(--ink-2);border-block-end:1px solid var(--line)}
  .table td{padding:.5rem .75rem .5rem 0;vertical-align:top;border-block-end:1px solid var(--line)}
  .table .line{inline-size:4rem;color:var(--ink-2)}
  .table .outcome{inline-size:6rem;white-space:nowrap}
  .table .outcome.failed{color:var(--danger);font-weight:600}
  .table .outcome.fine{color:var(--ok)}
  .table .problem{margin-block-start:.125rem;font-size:.8125rem;color:var(--ink-2)}
  .table .title{overflow-wrap:anywhere}
  .table .differs td{font-weight:600}
  .table tbody th{padding:.5rem .75rem .5rem 0;vertical-align:top;inline-size:6rem;font-size:.8125rem;
    line-height:1.25rem}
  .table .empty,.table .differs .empty{color:var(--ink-2);font-weight:400}
  .problems{display:grid;gap:.25rem;margin-block-start:.5rem;color:var(--ink-2)}
  .problems li{padding-inline-start:1rem;position:relative;overflow-wrap:anywhere}
  .problems li::before{content:"";position:absolute;inset-inline-start:.125rem;inset-block-start:.5rem;
    inline-size:.25rem;block-size:.25rem;border-radius:50%;background:var(--ink-3)}
  .table .value{white-space:pre-line;overflow-wrap:anywhere}
  .history-tools{display:flex;gap:.5rem;margin-block-end:1rem}
  .history li{display:flex;align-items:baseline;gap:1rem;padding-block:.5rem;
    border-block-end:1px solid var(--line)}
  .history .when{flex:none;min-inline-size:9rem;font-size:.8125rem;color:var(--ink-2)}
  .history .what{min-inline-size:0;overflow-wrap:anywhere}
  .history .undone .what{color:var(--ink-3);text-decoration:line-through}
  .history .chip{margin-inline-start:auto;flex:none;padding:.125rem .5rem;border-radius:.375rem;
    background:var(--track);font-size:.75rem;color:var(--ink-2)}
  .actions{display:flex;flex-wrap:wrap;gap:.5rem}
  @media (max-width:639.98px){
    .toast{inset-inline:.5rem;max-inline-size:none;
      inset-block-end:calc(3.75rem + .75rem + env(safe-area-inset-bottom))}
    .toast p{flex:1}
    .toast .act{min-block-size:2.75rem;margin-block:-.25rem}
    .toast .icon-button{inline-size:2.75rem;block-size:2.75rem;margin-block:-.25rem}
    .report{padding:1rem 1.25rem 2rem}
    .actions .button{min-block-size:2.75rem}
    .table .line{inline-size:3rem}
    .table .outcome{inline-size:4.5rem}
  }

  """#
