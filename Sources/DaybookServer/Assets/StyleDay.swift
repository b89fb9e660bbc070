/// What a day holds: rows with time, stripe, title and note, on the day page, in the list and under the
/// compact month.
let styleDay = #"""
  .row{display:grid;grid-template-columns:2.75rem 1.25rem minmax(0,1fr);column-gap:.5rem;
    align-items:center;min-block-size:3.25rem;padding:.25rem 1.25rem;
    transition:background-color .12s var(--ease)}
  .row:hover{background:var(--hover)}
  .row.rest .stripe{background:none}
  .row.rest .title{color:var(--ink-2);font-size:.8125rem}
  .row:focus-visible{outline-offset:-2px;border-radius:.5rem}
  .row .when{font-size:.8125rem;color:var(--ink-2)}
  .row .stripe{justify-self:center;inline-size:4px;block-size:2rem;border-radius:2px;
    background:var(--edge)}
  .row .what{min-inline-size:0}
  .row .title{display:block;text-align:-webkit-match-parent;text-align:match-parent;font-size:.9375rem;line-height:1.375rem;overflow:hidden;
    text-overflow:ellipsis;white-space:nowrap}
  .row .note{display:block;font-size:.75rem;line-height:1rem;color:var(--ink-2);overflow:hidden;
    text-overflow:ellipsis;white-space:nowrap}
  .empty-line{color:var(--ink-2);font-size:.8125rem}
  .clipped{padding:.5rem 1.25rem}

  .day{padding-block-end:2rem}
  .all-day{display:grid;grid-template-columns:var(--when,7.5rem) minmax(0,1fr);column-gap:.5rem;
    padding:.375rem .75rem .375rem 1.5rem;border-block-end:1px solid var(--line)}
  [dir="rtl"] .all-day{padding:.375rem 1.5rem .375rem .75rem}
  .all-day .when{font-size:.75rem;line-height:1.375rem;color:var(--ink-2)}
  .all-day li{block-size:var(--lane)}
  .all-day .bar{position:relative;inset:auto;inline-size:auto;margin-inline:0}
  .all-day .bar .note{flex:none;margin-inline-start:.375rem}
  .all-day .bar .note::before{content:"· "}
  .day .rows{padding-block:.5rem}
  .day .row{grid-template-columns:var(--when,7.5rem) .75rem minmax(0,1fr);padding-inline:1.5rem .75rem}
  .day:lang(en){--when:8.5rem}
  .day .row .stripe{justify-self:start}
  .day .row .when{font-size:.8125rem}
  .day .empty-line,.list .empty-line{padding:1.5rem}

  .list{max-inline-size:58rem;padding:.5rem 1.5rem 2rem}
  .list-day{display:grid;grid-template-columns:6rem minmax(0,1fr);padding-block:.5rem;
    border-block-end:1px solid var(--line)}
  .list-day:last-child{border-block-end:0}
  .list-day h2{font-size:inherit;line-height:inherit;font-weight:400}
  .list-date{display:inline-flex;align-items:center;gap:.25rem;border-radius:1rem}
  .list-date .disc{display:grid;place-items:center;inline-size:2rem;block-size:2rem;border-radius:50%;
    font-size:1.0625rem}
  .list-date:hover .disc{background:var(--track)}
  .list-date .weekday-name{padding-inline:.25rem;font-size:.8125rem;color:var(--ink-2)}
  .list-day.today .disc{background:var(--today);color:var(--page);font-weight:600}
  .weekend .list-day.sun:not(.today) .disc,.weekend .list-day.sun .weekday-name{color:var(--sunday)}
  .weekend .list-day.sat:not(.today) .disc,.weekend .list-day.sat .weekday-name{color:var(--saturday)}
  .list .row{grid-template-columns:5.5rem 1.25rem minmax(0,1fr);min-block-size:2rem;padding:0 .25rem;
    border-radius:.5rem}
  .list:lang(en) .row{grid-template-columns:8.5rem 1.25rem minmax(0,1fr)}
  .list .row .stripe{block-size:1.25rem}
  .list .row .what{display:flex;align-items:baseline;gap:.75rem}
  .list .row .title{font-size:.875rem;min-inline-size:0}
  .list .row .note{flex:none;max-inline-size:50%;font-size:.8125rem}
  @media (max-width:639.98px){
    .all-day,[dir="rtl"] .all-day{padding-inline:1.25rem .5rem}
    .all-day li{block-size:auto;padding-block-end:.25rem}
    .all-day .bar{block-size:2.75rem;line-height:2.75rem;font-size:.875rem}
    .all-day .bar .note{font-size:.75rem}
    .day,.day:lang(en){--when:4.5rem}
    .day .row{padding-inline:1.25rem .5rem}
    .list{padding:.25rem 1rem 2rem 1.25rem}
    .list-day{grid-template-columns:minmax(0,1fr)}
    .list-date{min-block-size:2.75rem;min-inline-size:2.75rem}
    .list-day .row,.list:lang(en) .row{grid-template-columns:4.5rem 1.25rem minmax(0,1fr);
      min-block-size:3.25rem;padding-inline:0}
    .list .row .stripe{block-size:2rem}
    .list .row .what{display:block}
    .list .row .title{font-size:.9375rem}
    .list .row .note{max-inline-size:none;font-size:.75rem}
  }

  """#
