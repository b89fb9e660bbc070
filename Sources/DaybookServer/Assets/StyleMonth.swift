/// The month grid, wide and compact. A piece's place is `lane-…`, its width `span-…`, its colours
/// `hue-…`.
let styleMonth: String = {
  let spans = (1...7).map { ".span-\($0){--n:\($0)}" }.joined()
  let lanes = (0..<24).map { ".lane-\($0){--l:\($0)}" }.joined()
  let heights = (0..<24).map { ".lanes-\($0){--k:\($0)}" }.joined()
  return "\(spans)\n\(lanes)\n\(heights)\n" + styleMonthWide + styleMonthCompact
}()

private let styleMonthWide = #"""
  .month{flex:1;display:flex;flex-direction:column;container-type:inline-size}
  .weeks{position:relative;flex:1;display:flex;flex-direction:column;touch-action:pan-y pinch-zoom}
  .neighbour{position:absolute;inset-block:0;inline-size:100%;background:var(--page)}
  .neighbour.at-left{right:100%}
  .neighbour.at-right{left:100%}
  .weekdays,.week{display:grid;grid-template-columns:repeat(7,minmax(0,1fr))}
  .weekdays{position:sticky;inset-block-start:4rem;z-index:3;background:var(--page);
    border-block-end:1px solid var(--line)}
  .weekday{min-block-size:1.75rem;padding-inline-start:.625rem;font-size:.75rem;line-height:1.5rem;
    color:var(--ink-2)}
  .week{flex:1 1 0;--m:0rem;
    min-block-size:calc(var(--number-row) + var(--k,0)*var(--lane) + var(--m) + .5rem);
    border-block-end:1px solid var(--line)}
  .week.has-more{--m:1rem}
  .week:last-child{border-block-end:0}
  .cell{position:relative;min-inline-size:0}
  .cell::before{content:"";position:absolute;inset-block:0;inset-inline-start:0;
    border-inline-start:1px solid var(--line);pointer-events:none}
  .cell:first-child::before{display:none}
  .cell.out{background:var(--out)}
  .cell.selected{background:var(--select-wash)}
  .number{position:absolute;z-index:1;inset-block-start:.25rem;inset-inline-start:.25rem;
    display:grid;place-items:center;min-inline-size:1.5rem;block-size:1.5rem;
    border-radius:.75rem;font-size:.875rem;line-height:1.5rem}
  .number .wide{padding-inline:.375rem}
  .number .narrow{display:none}
  .number:hover{background:var(--track)}
  .out .number{color:var(--ink-3)}
  .weekend .sun:not(.out) .number,.weekend .weekday.sun{color:var(--sunday)}
  .weekend .sat:not(.out) .number,.weekend .weekday.sat{color:var(--saturday)}
  .cell.selected .number{background:var(--select);color:var(--ink);font-weight:600}
  .cell.today .number{background:var(--today);color:var(--page);font-weight:600}
  .cell.today.selected .number{box-shadow:0 0 0 2px var(--page),0 0 0 4px var(--select-line)}
  .add{position:absolute;inset:0;z-index:0}
  .add::before,.add::after{content:"";position:absolute;inset-block-start:.875rem;
    inset-inline-end:.5rem;inline-size:.75rem;block-size:1.5px;border-radius:1px;
    background:var(--ink-3);opacity:0;transition:opacity .12s var(--ease)}
  .add::after{transform:rotate(90deg)}
  .add:hover::before,.add:hover::after{opacity:1}
  .pick{display:none}

  .bar,.timed{position:absolute;z-index:1;inset-block-start:calc(var(--number-row) + var(--l)*var(--lane));
    block-size:var(--bar);line-height:var(--bar);font-size:.75rem;white-space:nowrap}
  .bar{--s:4px;--e:4px;inset-inline-start:var(--s);
    inline-size:calc(var(--n)*100% - var(--s) - var(--e));
    display:flex;padding-inline:9px 8px;color:var(--text);border-radius:5px}
  .bar::before{content:"";position:absolute;inset:0;z-index:-1;border-radius:5px;
    background:linear-gradient(to right,var(--edge) 3px,var(--bg) 3px)}
  [dir="rtl"] .bar::before{transform:scaleX(-1)}
  .bar.cut-start{--s:0px;padding-inline-start:13px}
  .bar.cut-start::before{background:var(--bg);
    border-top-left-radius:0;border-bottom-left-radius:0;
    clip-path:polygon(0 0,100% 0,100% 100%,0 100%,6px 50%)}
  .bar.cut-end{--e:0px;padding-inline-end:13px}
  .bar.cut-end::before{border-top-right-radius:0;border-bottom-right-radius:0;
    clip-path:polygon(0 0,calc(100% - 6px) 0,100% 50%,calc(100% - 6px) 100%,0 100%)}
  .bar.cut-start.cut-end::before{
    clip-path:polygon(0 0,calc(100% - 6px) 0,100% 50%,calc(100% - 6px) 100%,0 100%,6px 50%)}
  .bar:hover::before{filter:brightness(.97)}
  .bar .title,.timed .title{min-inline-size:0;overflow:hidden;text-overflow:ellipsis;
    word-break:normal;overflow-wrap:normal}
  .timed{inset-inline:4px;display:flex;align-items:center;gap:6px;padding-inline:8px 4px;
    border-radius:5px;color:var(--ink)}
  .timed::before{content:"";flex:none;inline-size:8px;block-size:8px;border-radius:50%;
    background:var(--edge)}
  .timed:hover{background:var(--hover)}
  .timed .time{flex:none;color:var(--ink-2)}
  .more{position:absolute;z-index:1;inset-inline:4px;
    inset-block-start:calc(var(--number-row) + var(--k)*var(--lane));block-size:1.5rem;
    padding-inline-start:8px;border-radius:5px;font-size:.75rem;line-height:1.375rem;font-weight:600;
    color:var(--ink-2)}
  .more:hover{background:var(--hover);color:var(--ink)}
  .more .narrow{display:none}
  .day-pop{position:fixed;z-index:30;inline-size:15.5rem;max-block-size:min(32rem,calc(100vh - 1rem));
    overflow-y:auto;background:var(--raised);border-radius:.75rem;padding:.75rem;
    border:1px solid var(--line-strong);
    box-shadow:0 12px 32px rgb(0 0 0/.18),0 2px 6px rgb(0 0 0/.08)}
  .day-pop-head{display:flex;align-items:start;justify-content:space-between;margin-block-end:.5rem}
  .day-pop-head p{font-size:.75rem;line-height:1rem;color:var(--ink-2)}
  .day-pop-head h2{font-size:1.0625rem;line-height:1.5rem;font-weight:600}
  .day-pop-head span{font-size:.75rem;font-weight:400;color:var(--ink-2)}
  .day-pop li{position:relative;block-size:var(--lane)}
  .day-pop .bar,.day-pop .timed{--s:0px;--e:0px;--n:1;inset-block-start:0;inset-inline:0}
  .day-pop .timed .time{display:inline}
  .day-pop .link{display:inline-block;margin-block-start:.5rem;font-size:.8125rem;
    line-height:1.25rem;color:var(--link)}
  .cell:focus-visible{outline:none}
  .cell:focus-visible::after{content:"";position:absolute;z-index:3;inset:2px;
    border:2px solid var(--focus);border-radius:.5rem;pointer-events:none}
  .bar:focus-visible,.timed:focus-visible,.more:focus-visible{outline-offset:0;z-index:2}
  .cell:has(>.number:focus-visible)::after{content:"";position:absolute;z-index:3;inset:2px;
    border:2px solid var(--focus);border-radius:.5rem;pointer-events:none}
  .cell>.number:focus-visible{outline-offset:1px}
  @supports selector(:has(*)){.cell>.number:focus-visible{outline:none}}
  @container (max-width:895.98px){
    .timed .time{display:none}
    .timed{gap:5px}
    .timed::before{inline-size:6px;block-size:6px}
  }
  @container (max-width:671.98px){
    .more .wide{display:none}
    .more .narrow{display:inline}
  }

  """#

private let styleMonthCompact: String = {
  // A bar that goes on over the row's edge runs to the edge of the screen.
  let ends = (1...7).map { ".month .cell:nth-child(\($0))>.span-\(8 - $0).cut-end" }
  let bleeds =
    ".month .cell:first-child>.cut-start{--s:-8px}\n\(ends.joined(separator: ",")){--e:-8px}"
  return """
    .panel{display:none}
    @media (max-width:639.98px){
      .weeks{flex:none}
      .month{flex:none;overflow-x:clip;border-block-end:1px solid var(--line-strong)}
      .weekdays,.week{padding-inline:8px}
      .weekdays{inset-block-start:3.5rem}
      .weekday{min-block-size:1.5rem;padding:0;text-align:center;line-height:1.25rem}
      .week{flex:none;--m:0px;min-block-size:calc(67px + var(--m))}
      .week.has-more{--m:8px}
      .cell::before,.add{display:none}
      .cell.out{background:none}
      .cell.selected{background:none}
      .pick{display:block;position:absolute;inset:0;z-index:2}
      .number{inset-block-start:2px;inset-inline:0;margin-inline:auto;inline-size:26px;block-size:26px;
        padding:0;border-radius:50%;font-size:.9375rem}
      .number .wide{display:none}
      .number .narrow{display:inline}
      .month .bar,.timed{inset-block-start:calc(31px + var(--l)*7px);pointer-events:none}
      .month .bar>*,.timed>*{display:none}
      .month .bar{--s:3px;--e:3px;block-size:4px;padding:0}
      .month .bar.cut-start{--s:0px}
      .month .bar.cut-end{--e:0px}
      .month .bar::before,.month .bar.cut-start::before,.month .bar.cut-end::before{
        background:var(--edge);border-radius:2px;
        clip-path:none}
      .month .bar.cut-start::before{border-top-left-radius:0;border-bottom-left-radius:0}
      .month .bar.cut-end::before{border-top-right-radius:0;border-bottom-right-radius:0}
      \(bleeds)
      .timed{inset-inline:0;block-size:5px;justify-content:center;padding:0}
      .timed::before{inline-size:5px;block-size:5px}
      .more{inset-inline:0;inset-block-start:calc(32px + var(--k)*7px);block-size:12px;padding:0;
        text-align:center;font-size:.6875rem;line-height:12px;font-weight:400;pointer-events:none}
      .more .wide{display:none}
      .more .narrow{display:inline}
      .panel{display:block;padding-block-end:1rem}
      .panel-head{display:flex;align-items:center;justify-content:space-between;
        min-block-size:3.5rem;padding-inline:1.25rem .5rem}
      .panel .empty-line{padding:.5rem 1.25rem}
      .round{display:grid;place-items:center;inline-size:2.75rem;block-size:2.75rem}
      .round>span{display:grid;place-items:center;inline-size:2rem;block-size:2rem;border-radius:50%;
        background:var(--ink);color:var(--page)}
    }

    """
}()
