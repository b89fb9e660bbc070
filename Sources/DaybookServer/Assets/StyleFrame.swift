/// The frame: side bar, rail or tab bar by width, the page's header and its pop-ups.
let styleFrame = #"""
  .app{display:grid;grid-template-columns:var(--side) minmax(0,1fr)}
  .side{position:sticky;inset-block-start:0;block-size:100vh;block-size:100dvh;overflow-y:auto;
    display:flex;flex-direction:column;padding:1rem .75rem .5rem;background:var(--sunken);
    border-inline-end:1px solid var(--line);z-index:5}
  .brand{display:flex;align-items:center;gap:.5rem;min-block-size:2rem;padding-inline:.5rem;
    margin-block-end:1rem;font-size:.9375rem;font-weight:600;border-radius:.5rem}
  .brand svg{fill:var(--brand)}
  .nav{display:grid;gap:.25rem}
  .nav-item{display:flex;align-items:center;gap:.75rem;min-block-size:2.25rem;padding-inline:.5rem;
    border-radius:.5rem;color:var(--ink-2);transition:background-color .12s var(--ease)}
  .nav-item:hover{background:var(--hover);color:var(--ink)}
  .nav-item[aria-current]{background:var(--track);color:var(--ink);font-weight:600}
  .nav-item .short{display:none}
  .calendars{margin-block:1.5rem}
  .calendars h2{padding-inline:.5rem;margin-block-end:.5rem;font-size:.75rem;line-height:1rem;
    color:var(--ink-2)}
  .toggle{display:flex;align-items:center;gap:.75rem;inline-size:100%;min-block-size:2rem;
    margin-block-end:.25rem;padding:.125rem .625rem;border-radius:.5rem;line-height:1.25rem}
  .toggle:hover{background:var(--hover)}
  .toggle .box{display:grid;place-items:center;inline-size:1rem;block-size:1rem;flex:none;
    border-radius:.25rem;border:1.5px solid var(--edge);color:transparent}
  .toggle[aria-pressed="true"] .box{background:var(--edge);
    color:var(--page)}
  .toggle[aria-pressed="false"]{color:var(--ink-2)}
  .toggle .box svg{inline-size:.625rem;block-size:.625rem;stroke-width:2.5}
  .toggle .name{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
  .side .foot{margin-block-start:auto;padding-block-start:.5rem;border-block-start:1px solid var(--line)}
  .privacy{display:flex;align-items:center;gap:.5rem;min-block-size:2rem;padding-inline:.625rem;
    font-size:.75rem;line-height:1rem;color:var(--ink-2)}

  .unseen{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);
    white-space:nowrap}
  .is-loading .top::after{content:"";position:absolute;inset-inline:0;inset-block-end:0;
    border-block-end:2px solid var(--ink);transform-origin:0 50%;animation:load 4s var(--ease)}
  @keyframes load{from{transform:scaleX(0)}}
  .main{display:flex;flex-direction:column;min-block-size:100vh;min-block-size:100dvh;
    min-inline-size:0;background:var(--page)}
  .main:focus{outline:none}
  .top{position:sticky;inset-block-start:0;z-index:4;display:flex;align-items:center;gap:.5rem;
    min-block-size:4rem;padding:.5rem 1.25rem .5rem 1.5rem;background:var(--page)}
  [dir="rtl"] .top{padding:.5rem 1.5rem .5rem 1.25rem}
  .top.ruled{border-block-end:1px solid var(--line)}
  .heading{position:relative;display:flex;align-items:center;gap:.25rem;min-inline-size:0;
    margin-inline-end:.25rem}
  .heading h1{min-inline-size:0;overflow-wrap:anywhere}
  .heading h1 .narrow{display:none}
  .heading summary{display:grid;place-items:center;inline-size:1.5rem;block-size:2rem;
    color:var(--ink-2)}
  .heading summary::after{content:"";position:absolute;inset:0;border-radius:.5rem}
  .heading summary:focus-visible{outline:none}
  .heading summary:focus-visible::after{outline:2px solid var(--focus);outline-offset:2px}
  .heading summary:hover{color:var(--ink)}
  .step{display:flex;align-items:center;gap:.125rem}
  .step .button{margin-inline:.125rem}
  .tools{display:flex;align-items:center;gap:.5rem;margin-inline-start:auto}
  .view-menu{display:none}

  .pop{position:relative}
  .heading .pop{position:static}
  .pop-panel{position:absolute;z-index:30;inset-block-start:calc(100% + .25rem);
    background:var(--raised);border-radius:.75rem;padding:.75rem;
    border:1px solid var(--line);box-shadow:0 12px 32px rgb(0 0 0/.18),0 2px 6px rgb(0 0 0/.08)}
  @media (prefers-color-scheme:dark){:root:not([data-theme="light"]) .pop-panel{
    border-color:var(--line-strong)}}
  :root[data-theme="dark"] .pop-panel{border-color:var(--line-strong)}
  .heading .pop-panel{inset-inline-start:-.75rem;inline-size:17.5rem}
  .view-menu .pop-panel{inset-inline-end:0;min-inline-size:10rem;padding:.25rem}
  .view-menu a{display:flex;align-items:center;min-block-size:2.5rem;padding-inline:.75rem;
    border-radius:.5rem}
  .view-menu .menu-today{display:none}
  .view-menu a:hover{background:var(--hover)}
  .view-menu a[aria-current]{font-weight:600;background:var(--track)}
  .year-row{display:flex;align-items:center;justify-content:space-between;min-block-size:2.25rem;
    font-size:.9375rem;font-weight:600}
  .months{display:grid;grid-template-columns:repeat(3,1fr);margin-block:.25rem .75rem}
  .months a,.months span{display:grid;place-items:center;min-block-size:2.75rem;border-radius:.625rem}
  .months span{color:var(--line-strong)}
  .months a:hover{background:var(--hover)}
  .months a[aria-current]{background:var(--select);color:var(--on-select);font-weight:600}
  .jump{display:flex;align-items:end;gap:.5rem}
  .jump label{flex:1;min-inline-size:0;font-size:.75rem;line-height:1rem;color:var(--ink-2)}
  .jump input{display:block;margin-block-start:.25rem}
  .jump .button{min-block-size:2.5rem}
  .heading .months+.jump{padding-block-start:.75rem;border-block-start:1px solid var(--line)}

  @media (max-width:1023.98px){
    .app{--side:4.5rem}
    .side{padding:1rem .25rem;align-items:stretch}
    .brand{justify-content:center;margin-block-end:1.25rem}
    .brand .label,.calendars,.privacy{display:none}
    .nav-item{flex-direction:column;justify-content:center;gap:.25rem;min-block-size:3.5rem;
      padding:.25rem;font-size:.6875rem;line-height:1rem;text-align:center}
    .nav-item .long{display:none}
    .nav-item .short{display:inline}
    .side .foot{border:0}
    .tools .segments{display:none}
    .view-menu{display:block}
    .view-menu>summary .icon{inline-size:1rem;block-size:1rem}
    .top .primary .label{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;
      clip-path:inset(50%)}
    .top .primary{padding-inline:.5rem;min-inline-size:2rem}
  }
  @media (max-width:639.98px){
    .app{display:block;padding-block-end:calc(3.75rem + env(safe-area-inset-bottom))}
    .side{position:fixed;inset-block:auto 0;inset-inline:0;block-size:auto;flex-direction:row;
      padding:0 0 env(safe-area-inset-bottom);background:var(--page);
      border-block-start:1px solid var(--line);border-inline-end:0;overflow:visible}
    .brand{display:none}
    .side .nav{display:contents}
    .side .nav>li{flex:1}
    .nav-item{min-block-size:3.75rem;border-radius:0;gap:.125rem}
    .nav-item:hover{background:none}
    .nav-item[aria-current]{background:none}
    .nav-item[aria-current] .icon{fill:color-mix(in srgb,currentColor 12%,transparent)}
    .nav-item .icon{inline-size:1.5rem;block-size:1.5rem;stroke-width:1.25}
    .main{min-block-size:calc(100vh - 3.75rem);min-block-size:calc(100dvh - 3.75rem)}
    .top,[dir="rtl"] .top{min-block-size:3.5rem;padding:.25rem .5rem .25rem 1.25rem;gap:0}
    [dir="rtl"] .top{padding:.25rem 1.25rem .25rem .5rem}
    .heading{margin-inline-end:.25rem}
    .heading h1 .wide{display:none}
    .heading h1 .narrow{display:inline}
    .heading h1{white-space:nowrap}
    .heading summary{inline-size:1.25rem}
    .heading summary::after{inset-block:-.375rem}
    .year-row .icon-button{inline-size:2.75rem;block-size:2.75rem}
    .view-menu a,.jump .button{min-inline-size:2.75rem;min-block-size:2.75rem}
    .heading .pop-panel{inline-size:min(17.5rem,calc(100vw - 2rem));inset-inline-start:-.5rem}
    .step{gap:0}
    .step .icon-button{inline-size:2.75rem;block-size:2.75rem}
    .step .button{display:none}
    .top.away .step .button{display:inline-flex;order:3;border-color:transparent;padding-inline:.375rem;
      min-block-size:2.75rem;margin:0}
    .tools{gap:0}
    .view-menu>summary{border-color:transparent;background:none;min-block-size:2.75rem;
      padding-inline:.5rem;font-size:.875rem}
    .top .primary{min-inline-size:2.75rem;min-block-size:2.75rem;border-radius:.75rem}
    .top.month-top .primary{display:none}
  }
  @media (max-width:429.98px){
    .top.ruled.away .step .button{display:none}
    .ruled .view-menu .menu-today{display:flex}
  }
  @media (max-width:379.98px){
    .top,[dir="rtl"] .top{padding-inline:1rem .25rem}
    .heading h1{font-size:1.25rem}
    .step .icon-button{inline-size:2.25rem}
    .view-menu>summary{padding-inline:.375rem;gap:.25rem}
    .ruled .view-menu>summary .icon{display:none}
    .top.away .step .button{display:none}
    .view-menu .menu-today{display:flex}
  }

  """#
