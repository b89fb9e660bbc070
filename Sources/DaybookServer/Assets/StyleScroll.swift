import CalendarCore
import CalendarHTML

/// The scrolling calendar. Its heights are told to the script in `scroll-months.js` as well.
let styleScroll: String = {
  // Blue and amber are the muted blue of the past and the yellow of the future, red is rose.
  let hues = Theme.hues.map { colors in
    let name = colors.hue.name
    let tint =
      switch colors.hue {
      case .blue: "past"
      case .amber: "future"
      default: "hue-\(name)-solid"
      }
    let (disc, onDisc) =
      colors.hue == .red ? ("select", "on-select") : ("hue-\(name)-bg", "hue-\(name)-text")
    return ".tint-\(name){--tint:var(--\(tint))}"
      + ".disc-\(name){--disc:var(--\(disc));--tint:var(--\(onDisc))}"
  }
  return hues.joined(separator: "\n") + "\n" + styleScrollList
}()

private let styleScrollList = #"""
  .tint-text{--tint:var(--ink)}
  .tint-weak{--tint:var(--control)}
  .disc-text{--disc:var(--today);--tint:var(--page)}
  .weight-medium{--heft:600}
  .weight-bold{--heft:700}
  .scroll-weekdays,.scroll-month .week{display:grid;grid-template-columns:repeat(7,minmax(0,1fr))}
  .scroll-weekdays,.scroll-list,.scroll-more{inline-size:100%;padding-inline:1rem}
  .scroll-month .month{max-inline-size:44rem}
  .scroll-weekdays{position:sticky;inset-block-start:4rem;z-index:4;
    padding-inline-end:max(1rem,100% - 45rem);
    background:var(--page);border-block-end:1px solid var(--line);text-align:center;
    font-size:.8125rem;line-height:1.75rem;color:var(--ink-2)}
  .scroll-list{position:relative;overflow-anchor:none;flex:none}
  .scroll-more{padding-block:.75rem}
  .scroll-month{padding-block-end:1rem}
  .scroll-list.endless .scroll-month{position:absolute;inset-inline:1rem}
  .scroll-month h2{position:sticky;inset-block-start:5.75rem;z-index:3;block-size:2.75rem;
    padding-block:.5rem;margin-inline:-1rem;padding-inline:1.5rem;
    border-block-end:1px solid var(--line);
    background:color-mix(in srgb,var(--page) 94%,transparent);font-size:.9375rem;line-height:1.75rem}
  :lang(en) .scroll-month h2{text-transform:uppercase;letter-spacing:.04em}
  .scroll-month .month{display:block;border:0;container-type:normal}
  .scroll-month .weekdays{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;
    clip-path:inset(50%)}
  .scroll-month .weeks{display:block;touch-action:auto}
  .scroll-month .week{min-block-size:0;block-size:3.25rem;padding:0;border:0}
  .scroll-month .cell{background:none;cursor:pointer;
    scroll-margin-block:9rem 8rem}
  .scroll-month .cell::before{display:none}
  .scroll-month .cell.blank,.scroll-month .beyond{cursor:default}
  .scroll-month .cell.beyond{--tint:var(--line-strong)}
  .scroll-month .number,.scroll-key .number{position:absolute;inset-block-start:.875rem;
    inset-inline:0;margin-inline:auto;display:grid;place-items:center;inline-size:2.25rem;
    block-size:2.25rem;border-radius:50%;background:var(--disc,none);
    color:var(--tint,var(--ink));font-size:1.0625rem;font-weight:var(--heft,400)}
  .weekend .scroll-month .cell:not(.out) .number,.scroll-month .cell.today .number,
  .scroll-month .cell.selected .number{background:var(--disc,none);color:var(--tint,var(--ink));
    font-weight:var(--heft,400);box-shadow:none}
  .scroll-month a.number::after{content:"";position:absolute;inset:-.875rem -.5rem -.125rem}
  .scroll-month .cell:not(.selected):not(.beyond):hover .number{background:var(--hover)}
  .today-label{position:absolute;inset:0 0 auto;text-align:center;font-size:.6875rem;
    line-height:.9375rem;font-weight:600;pointer-events:none}
  .scroll-month .run{background:linear-gradient(var(--select-wash),var(--select-wash))
    0 .875rem/100% 2.25rem no-repeat}
  .scroll-month .run-start{background-size:50% 2.25rem;background-position:100% .875rem}
  .scroll-month .run-end{background-size:50% 2.25rem;background-position:0 .875rem}
  [dir="rtl"] .scroll-month .run-start{background-position:0 .875rem}
  [dir="rtl"] .scroll-month .run-end{background-position:100% .875rem}
  .scroll-month .dots{position:absolute;inset-block-end:.375rem;inset-inline:0;z-index:1;display:flex;
    justify-content:center;gap:3px;pointer-events:none}
  .scroll-month .dots i{inline-size:4px;block-size:4px;border-radius:50%;background:var(--edge)}
  .scroll-month .cell:focus-visible::after{inset:.6875rem 0 -.1875rem;inline-size:2.625rem;
    margin-inline:auto;border-radius:50%}
  .scroll-foot{position:sticky;inset-block-end:0;z-index:4;display:flex;flex-wrap:wrap;gap:.5rem 2rem;
    align-items:center;justify-content:space-between;margin-block-start:auto;padding:.625rem 1.5rem;
    background:var(--page);border-block-start:1px solid var(--line)}
  .scroll-key{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;font-size:.8125rem;
    color:var(--ink-2)}
  .sample{position:relative;display:inline-flex;align-items:center;gap:.375rem}
  .scroll-key .number{position:static;inline-size:1.75rem;block-size:1.75rem;font-size:.875rem}
  .scroll-act{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem .75rem}
  .scroll-act [hidden]{display:inline-flex;visibility:hidden}
  .scroll-act .chosen{font-size:.875rem;font-weight:600;min-block-size:1.25rem}
  @media (max-height:639.98px){.scroll-key{display:none}}
  @media (max-width:639.98px){
    .scroll-weekdays{inset-block-start:3.5rem;line-height:1.5rem}
    .scroll-month h2{inset-block-start:5rem;padding-inline:1.25rem}
    .scroll-foot{inset-block-end:calc(3.75rem + env(safe-area-inset-bottom));padding:.5rem 1.25rem;
      gap:.5rem}
    .scroll-key{justify-content:space-between;inline-size:100%;gap:.25rem .5rem;font-size:.75rem}
    .scroll-key .link{display:none}
    .scroll-act{inline-size:100%;justify-content:space-between}
    .scroll-act .segments,.scroll-act .button{min-block-size:2.75rem}
    .scroll-act .chosen{order:3;inline-size:100%;font-size:.8125rem;line-height:1.25rem}
  }

  """#
