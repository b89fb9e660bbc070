/// What the device or the reader asks for: paper, forced colours, more contrast, less motion.
let styleMedia = #"""
  @media print{
    @page{size:A4 landscape;margin:8mm}
    .side,.tools,.step,.heading details,.toast,.skip,.panel,.add,.pick,.round,.choices{display:none}
    .app{display:block;padding:0}
    .top,.weekdays{position:static}
    .top{min-block-size:2.5rem;padding-block:0}
    .week.has-more{--m:.875rem}
    .main{min-block-size:0}
    .month{min-block-size:170mm}
    .week{break-inside:avoid}
    html{--line:#BBB;--lane:1.25rem;--bar:1.125rem;--number-row:1.75rem;print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .cell.selected{background:none}
    .cell.selected .number{background:none;font-weight:400}
    .cell.today .number{background:none;color:var(--ink);box-shadow:inset 0 0 0 1.5px var(--ink)}
    .bar{color:var(--ink)}
    .bar::before,.bar.cut-start::before,.bar.cut-end::before,.bar.cut-start.cut-end::before{
      background:var(--page);border:1px solid var(--edge);border-left-width:4px;clip-path:none}
    .bar.cut-start::before,.bar.cut-start.cut-end::before{border-left-width:1px}
    .bar.cut-start .title::before{content:"◂ "}
    .bar.cut-end::after{content:"▸";position:absolute;inset-inline-end:2px}
    .bar.cut-start{padding-inline-start:5px}
    .link,.banner a{color:var(--ink)}
    .sheet{box-shadow:none}
  }
  @media (forced-colors:active){
    .bar::before,.bar.cut-start::before,.bar.cut-end::before,.bar.cut-start.cut-end::before{
      background:Canvas;border:1px solid CanvasText;clip-path:none}
    .bar{color:CanvasText}
    .bar.cut-start::before{border-left:0}
    .bar.cut-end::before{border-right:0}
    .bar.cut-start.cut-end::before{border-inline:0}
    .bar:not(.cut-start)::after{content:"";position:absolute;inset-block:1px;inset-inline-start:1px;
      inline-size:3px;background:var(--edge);forced-color-adjust:none}
    .timed::before,.row .stripe,.swatch .dot,.toggle .box,.square,.brand svg{
      forced-color-adjust:none}
    .cell.today .number{forced-color-adjust:none;background:Highlight;color:HighlightText}
    .cell.selected:not(.today) .number{outline:2px solid Highlight;outline-offset:0}
    .cell.cell.cell:not(.today) .number,.timed,.timed .time,.more,.row,.list-date{color:CanvasText}
    .list-day.today .disc{forced-color-adjust:none;background:Highlight;color:HighlightText}
    .segments>[aria-current],.segments>:has(:checked),.months a[aria-current]{
      forced-color-adjust:none;background:Highlight;color:HighlightText}
    .nav-item[aria-current]{border:1px solid Highlight}
    .button,.sheet,.pop-panel,.toast,.toast .act,.banner{border:1px solid ButtonBorder}
    .switch{border:1px solid CanvasText;background:Canvas}
    .switch::after{inset-block-start:1px;background:CanvasText}
    .switch:checked{background:Highlight;forced-color-adjust:none}
    .switch:checked::after{background:HighlightText}
    .swatch input:checked{border-color:Highlight}
    .add::before,.add::after{background:CanvasText}
    :focus-visible{outline-width:3px;outline-color:Highlight}
    .cell:has(>.number:focus-visible)::after{border-width:3px;border-color:Highlight}
    @media (max-width:639.98px){
      .bar::before,.bar.cut-start::before,.bar.cut-end::before{background:var(--edge);border:0;
        forced-color-adjust:none}
      .bar:not(.cut-start)::after{display:none}
    }
  }
  @media (prefers-contrast:more){
    :root{--line:var(--control);--line-strong:var(--control)}
    :root:root{--ink-3:var(--ink-2)}
    .nav-item,.weekday,.row .when,.row .note,.more,.hint,.timed .time{color:var(--ink)}
    .bar{color:var(--ink)}
    .bar::before{box-shadow:inset 0 0 0 1px var(--edge)}
    .segments>[aria-current],.segments>:has(:checked){box-shadow:0 0 0 1px var(--control)}
    .link,.banner a{text-decoration-thickness:2px}
  }
  @media (prefers-reduced-motion:reduce){
    *,*::before,*::after{transition:none!important;animation:none!important;
      scroll-behavior:auto!important}
  }

  """#
