/// Reset, type, focus and the small controls: buttons, segments, switches.
let styleBase = #"""
  *,*::before,*::after{box-sizing:border-box}
  html{-webkit-text-size-adjust:100%;text-size-adjust:100%;background:var(--page);color:var(--ink);
    font-family:-apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Apple SD Gothic Neo",
      "Noto Sans KR","Noto Sans CJK KR","Malgun Gothic",sans-serif;
    font-variant-numeric:tabular-nums;accent-color:var(--ink);scrollbar-color:var(--control) transparent;
    --lane:1.5rem;--bar:1.375rem;--number-row:2rem;--more-row:1.5rem;--side:13rem;--to-end:to right;
    --ease:cubic-bezier(.2,0,0,1)}
  html:lang(ja){font-family:-apple-system,"Segoe UI Variable Text","Segoe UI",Roboto,"Hiragino Sans",
    "Yu Gothic UI",Meiryo,"Noto Sans JP","Noto Sans CJK JP",sans-serif}
  :lang(ko){word-break:keep-all;overflow-wrap:anywhere}
  :lang(ja){line-break:strict}
  [dir="rtl"]{--to-end:to left}
  body{margin:0;font-size:.875rem;line-height:1.25rem;min-block-size:100vh;min-block-size:100dvh}
  h1,h2,h3,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
  fieldset{border:0;min-inline-size:0}
  ul,ol{list-style:none}
  h1{font-size:1.375rem;line-height:2rem;font-weight:600;letter-spacing:-.01em}
  h2{font-size:1.0625rem;line-height:1.5rem;font-weight:600}
  h3{font-size:.9375rem;line-height:1.25rem;font-weight:600}
  a{color:inherit;text-decoration:none}
  .link{color:var(--link);text-decoration:underline;text-underline-offset:.2em;
    text-decoration-thickness:1px}
  .link:hover{text-decoration-thickness:2px}
  button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit;margin:0}
  button{background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
  summary{list-style:none;cursor:pointer}
  summary::-webkit-details-marker{display:none}
  svg{display:block;flex:none}
  .icon{inline-size:1.25rem;block-size:1.25rem;fill:none;stroke:currentColor;stroke-width:1.5;
    stroke-linecap:round;stroke-linejoin:round}
  .icon.small{inline-size:1rem;block-size:1rem}
  [dir="rtl"] .icon.flip{transform:scaleX(-1)}
  .spoken{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);
    white-space:nowrap}
  :focus-visible{outline:2px solid var(--focus);outline-offset:2px}
  [tabindex="-1"]:focus:not(:focus-visible){outline:none}
  .skip{position:absolute;inset-inline-start:.5rem;inset-block-start:-4rem;z-index:60;
    padding:.625rem 1rem;border-radius:.5rem;background:var(--ink);color:var(--page);font-weight:600}
  .skip:focus{inset-block-start:.5rem}

  .button{display:inline-flex;align-items:center;justify-content:center;gap:.5rem;
    min-block-size:2rem;padding:.25rem .75rem;border:1px solid var(--line-strong);border-radius:.5rem;
    background:var(--page);color:var(--ink);font-size:.8125rem;line-height:1.25rem;white-space:nowrap;
    cursor:pointer;transition:background-color .12s var(--ease)}
  .button:hover{background:var(--hover)}
  .button:active{background:var(--track)}
  .button.primary{background:var(--ink);border-color:var(--ink);color:var(--page);font-weight:600}
  .button.primary:hover{background:var(--ink-2);border-color:var(--ink-2)}
  .button.quiet{background:none;border-color:transparent;color:var(--ink-2)}
  .button.quiet:hover{background:var(--hover);color:var(--ink)}
  .button.danger{background:none;border-color:transparent;color:var(--danger)}
  .button.danger:hover{background:var(--danger-wash)}
  .button.large{min-block-size:2.5rem;padding:.5rem 1.25rem}
  .icon-button{display:inline-grid;place-items:center;inline-size:2rem;block-size:2rem;
    border-radius:.5rem;color:var(--ink-2);cursor:pointer;transition:background-color .12s var(--ease)}
  .icon-button.off{color:var(--line-strong)}
  .icon-button:not(.off):hover{background:var(--hover);color:var(--ink)}

  .segments{display:inline-flex;min-block-size:2rem;padding:2px;border-radius:9px;
    background:var(--track)}
  .segments>*{position:relative;display:inline-grid;place-items:center;min-inline-size:2.75rem;
    padding:0 .625rem;border-radius:7px;color:var(--ink-2);font-size:.8125rem;line-height:1.25rem;
    white-space:nowrap;cursor:pointer}
  .segments>*:hover{color:var(--ink)}
  .segments>[aria-current],.segments>:has(:checked){background:var(--thumb);color:var(--ink);
    font-weight:600;box-shadow:0 0 0 1px var(--line),0 1px 2px rgb(0 0 0/.08)}
  .segments input{position:absolute;inset:0;opacity:0;cursor:pointer}
  .segments>:has(:focus-visible){outline:2px solid var(--focus);outline-offset:2px}
  @media (max-width:639.98px){.button.large{min-block-size:2.75rem}}
  @supports not selector(:has(*)){
    .segments input{position:static;inset:auto;opacity:1}
  }

  .switch{appearance:none;position:relative;inline-size:2.5rem;block-size:1.5rem;border-radius:.75rem;
    background:var(--control);cursor:pointer;transition:background-color .12s var(--ease);flex:none}
  .switch::after{content:"";position:absolute;inset-block-start:2px;inset-inline-start:2px;
    inline-size:1.25rem;block-size:1.25rem;border-radius:50%;background:var(--page);
    transition:inset-inline-start .12s var(--ease)}
  .switch::before{content:"";position:absolute;inset:-.625rem -.25rem}
  .switch:checked{background:var(--ink)}
  .switch:checked::after{inset-inline-start:calc(100% - 1.25rem - 2px)}

  """#
