/// The calendars in the settings, and the question before one is deleted. A page that ends with a
/// button leaves room for the toast below it.
let styleCalendars = #"""
  .calendar-list{max-inline-size:34rem;border-block:1px solid var(--line)}
  .calendar-list li{display:flex;align-items:stretch;border-block-end:1px solid var(--line)}
  .calendar-list li:last-child{border-block-end:0}
  .form-page .calendar-list .toggle{display:grid;place-items:center;flex:none;inline-size:2.75rem;
    min-block-size:2.75rem;margin:0;padding:0}
  .calendar-list a{display:flex;align-items:center;gap:.75rem;flex:1;min-inline-size:0;
    padding:.5rem .5rem .5rem .25rem;border-radius:.5rem}
  .calendar-list a:hover{background:var(--hover)}
  .calendar-list .name{flex:1;min-inline-size:0;overflow:hidden;text-overflow:ellipsis;
    white-space:nowrap;font-size:.9375rem;line-height:1.375rem}
  .calendar-list .count{font-size:.8125rem;color:var(--ink-2)}
  .calendar-list .icon{color:var(--ink-2)}
  .calendar-list .box .icon{color:inherit}
  .form-page h2{scroll-margin-block-start:5.5rem}
  body:has(.toast) .form-page{padding-block-end:7rem}
  .form-page .new-one{margin-block-start:1rem}
  .form-page .swatch-grid{margin-inline-start:-.375rem}
  .calendar-sheet .swatch-grid{margin-inline-start:-.375rem}
  .question .sheet-head,[dir="rtl"] .question .sheet-head{padding:1rem 1.5rem .25rem}
  .question .sheet-head h1{overflow-wrap:anywhere}
  .question .lead{color:var(--ink-2)}
  .question .what{font-size:.9375rem;line-height:1.375rem}
  @media (max-width:639.98px){
    .calendar-list a{display:grid;grid-template-columns:minmax(0,1fr) 1rem;align-content:center;
      column-gap:.75rem;row-gap:0;min-block-size:3.25rem}
    .calendar-list .count{grid-area:2/1}
    .calendar-list a>.icon{grid-area:1/2/span 2;align-self:center}
    .form-page .swatch-grid,.calendar-sheet .swatch-grid{margin-inline-start:-.625rem}
    .calendar-sheet .button,.question .button{min-block-size:2.75rem}
    .question .sheet-head,[dir="rtl"] .question .sheet-head{padding:.5rem 1.25rem}
  }

  """#
