import CalendarCore
import CalendarHTML

/// Fields, the event's sheet, settings, import and export.
let styleForms: String = {
  // The bar beside the swatches follows the chosen one without a script.
  let previews = Theme.hues.map { colors in
    let name = colors.hue.name
    return ".event:has(#hue-\(name):checked) .preview .bar"
      + "{--bg:var(--hue-\(name)-bg);--text:var(--hue-\(name)-text);--edge:var(--hue-\(name)-edge)}"
  }
  return styleFields + previews.joined(separator: "\n") + "\n"
}()

private let styleFields = #"""
  .input{inline-size:100%;min-block-size:2.5rem;padding:.5rem .75rem;border:1px solid var(--control);
    border-radius:.625rem;background:var(--page);color:var(--ink);font-size:.9375rem;
    line-height:1.375rem}
  textarea.input{min-block-size:4rem;resize:vertical;display:block}
  .select{position:relative;display:block}
  .select select{appearance:none;padding-inline-end:2.25rem;text-overflow:ellipsis}
  .select .icon{position:absolute;inset-block:0;margin-block:auto;inset-inline-end:.75rem;
    pointer-events:none;color:var(--ink-2)}
  input[type="file"].input{padding:.3125rem .375rem;font-size:.8125rem}
  input[type="file"].input::file-selector-button{font:inherit;margin-inline-end:.75rem;
    padding:.25rem .75rem;border:1px solid var(--line-strong);border-radius:.375rem;
    background:var(--page);color:var(--ink);cursor:pointer}
  .input::placeholder,.title-input::placeholder{color:var(--ink-3);opacity:1}
  .input:focus,.input:focus-visible{outline:1px solid var(--focus);outline-offset:0;
    border-color:var(--focus)}
  .input[aria-invalid="true"]{border-color:var(--danger);box-shadow:inset 0 0 0 1px var(--danger)}
  .input[aria-invalid="true"]:focus{outline:2px solid var(--focus);outline-offset:2px;
    border-color:var(--danger)}
  input[type="date"].input,input[type="time"].input{block-size:2.5rem}
  daybook-date-picker{--picker-page:var(--page);--picker-raised:var(--raised);--picker-ink:var(--ink);
    --picker-ink-2:var(--ink-2);--picker-ink-3:var(--ink-3);--picker-line:var(--line);
    --picker-edge:var(--line-strong);--picker-control:var(--control);--picker-hover:var(--hover);
    --picker-band:var(--track);--picker-select:var(--select);--picker-on-select:var(--on-select);
    --picker-wash:var(--select-wash);--picker-focus:var(--focus);--picker-danger:var(--danger);
    font-size:.9375rem;vertical-align:top}
  @media (max-width:639.98px){daybook-date-picker{font-size:1rem}}
  .hint{margin-block-start:.375rem;font-size:.8125rem;line-height:1.25rem;color:var(--ink-2)}
  .error{display:flex;gap:.375rem;margin-block-start:.5rem;font-size:.8125rem;line-height:1.25rem;
    color:var(--danger)}
  .error .icon{margin-block-start:.125rem}

  .sheet{inline-size:min(35rem,100%);margin:1.5rem auto;background:var(--raised);border-radius:1rem;
    border:1px solid var(--line);box-shadow:0 2px 8px rgb(0 0 0/.03)}
  .sheet-head{display:flex;align-items:center;justify-content:space-between;gap:.75rem;
    min-block-size:3.5rem;padding:.5rem .75rem 0 1.5rem}
  [dir="rtl"] .sheet-head{padding:.5rem 1.5rem 0 .75rem}
  .sheet-head h1{font-size:1.0625rem;line-height:1.5rem;letter-spacing:0}
  .sheet-head .save{display:none}
  .sheet-body{display:grid;gap:.75rem;padding:.25rem 1.5rem 1.25rem}
  .sheet-foot{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;padding:1rem 1.5rem;
    border-block-start:1px solid var(--line)}
  .sheet-foot .danger{order:-1;padding-inline:.75rem;margin-inline:-.75rem auto}
  .sheet-foot .end{display:flex;gap:.5rem;margin-inline-start:auto}
  .title-input{inline-size:100%;padding:.25rem 0 .375rem;border:0;border-radius:0;
    border-block-end:2px solid var(--line-strong);background:none;color:var(--ink);
    font-size:1.375rem;line-height:2rem;font-weight:600;letter-spacing:-.01em}
  .title-input:focus,.title-input:focus-visible{outline:none;border-color:var(--focus)}
  .title-input[aria-invalid="true"]{border-color:var(--danger)}
  .field{display:grid;grid-template-columns:5.5rem minmax(0,1fr);column-gap:1rem;align-items:start}
  .field>.label,.field>legend{padding-block:.625rem;color:var(--ink-2);font-size:.875rem;
    line-height:1.25rem}
  .field .value{min-block-size:2.5rem;min-inline-size:0}
  .field .value.middle{display:flex;align-items:center}
  fieldset.field{position:relative}
  fieldset.field>legend{float:inline-start;padding-inline:0}
  .pair{display:grid;grid-template-columns:minmax(0,1.4fr) minmax(0,1fr);gap:.5rem}
  .event:has(#all-day:checked) .pair{grid-template-columns:minmax(0,1fr)}
  .event:has(#all-day:checked) .timed-only{display:none}
  .event:not(:has(#all-day:checked)) .all-day-only{display:none}

  .swatches{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem}
  .swatch{position:relative;display:grid;place-items:center;inline-size:2.25rem;block-size:2.25rem;
    border-radius:50%;cursor:pointer}
  .swatch input{appearance:none;position:absolute;inset:0;margin:0;border-radius:50%;cursor:pointer;
    border:2px solid transparent}
  .swatch input:checked{border-color:var(--ink)}
  .swatch .dot{inline-size:1.5rem;block-size:1.5rem;border-radius:50%;background:var(--vivid)}
  .swatch-grid{display:grid;grid-template-columns:repeat(6,2.25rem);gap:.25rem;flex:none;
    inline-size:max-content}
  .swatch-line{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1rem}
  .preview{position:relative;flex:1;min-inline-size:8rem;max-inline-size:12rem;block-size:var(--bar);
    --number-row:0px;--l:0;--n:1;font-size:.75rem;line-height:var(--bar)}
  .preview .bar{--s:0px;--e:0px;inset-block-start:0}
  .chips{display:flex;flex-wrap:wrap;gap:.375rem;margin-block-start:.375rem}
  .chips>*{padding:.125rem .5rem;border-radius:.375rem;background:var(--track);font-size:.8125rem;
    line-height:1.25rem}
  .rule{display:flex;gap:.5rem;align-items:center;min-block-size:2.5rem;font-size:.875rem}
  .rule .icon{color:var(--ink-2)}

  .form-page{display:grid;gap:2.5rem;max-inline-size:44rem;padding:1.5rem 1.5rem 3rem}
  .form-page section{display:grid;gap:.75rem}
  .form-grid{display:grid;gap:.75rem}
  .form-grid:has([name="calendar"] option:not([value=""]):checked) .new-calendar{display:none}
  .export-list .all{background:none;border:1.5px solid var(--ink-2)}
  .form-page .toggle{inline-size:min(24rem,100%);margin-inline-start:-.625rem}
  .form-page .lead{color:var(--ink-2);max-inline-size:36rem}
  .form-page .field{grid-template-columns:9rem minmax(0,24rem)}
  .form-page .act{padding-inline-start:10rem}
  .form-page .segments{flex-wrap:wrap}
  .export-list{border-block:1px solid var(--line)}
  .export-list li{display:flex;align-items:center;gap:.75rem;min-block-size:2.75rem;
    border-block-end:1px solid var(--line)}
  .export-list li:last-child{border-block-end:0}
  .export-list .square{inline-size:.75rem;block-size:.75rem;border-radius:.25rem;flex:none;
    background:var(--solid)}
  .export-list .name{flex:1;min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
  .date-range{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem}
  .date-range label{display:grid;gap:.25rem;font-size:.8125rem;color:var(--ink-2)}
  .date-range .input{inline-size:11rem}

  @media (max-width:639.98px){
    .input,input[type="date"].input,input[type="time"].input{min-block-size:2.75rem;font-size:1rem}
    .sheet{margin:0;border:0;border-radius:0;background:var(--page);box-shadow:none;flex:1;
      display:flex;flex-direction:column}
    .sheet-head,[dir="rtl"] .sheet-head{position:sticky;inset-block-start:0;z-index:4;
      background:var(--page);padding:.25rem .75rem;border-block-end:1px solid var(--line);
      justify-content:flex-start}
    .sheet-head .close{order:-1;inline-size:2.75rem;block-size:2.75rem}
    .sheet-head .save{display:inline-flex;margin-inline-start:auto;min-block-size:2.75rem;
      border-radius:.75rem}
    .sheet-body{padding:1rem 1.25rem 1.5rem;gap:1rem}
    .sheet-foot{padding:.75rem 1.25rem;border:0}
    .sheet-foot .end{display:none}
    .sheet-foot .danger{min-block-size:2.75rem}
    .sheet-foot:not(:has(.danger)):not(.kept){display:none}
    .sheet-foot.kept .end{display:flex;flex-wrap:wrap;margin:0}
    .field,.form-page .field{grid-template-columns:minmax(0,1fr)}
    .field>.label,.field>legend{padding-block:0 .375rem}
    .field .value.middle{min-block-size:2.75rem}
    .switch-field{grid-template-columns:minmax(0,1fr) auto;align-items:center}
    .switch-field>.label{padding:0}
    .swatch{inline-size:2.75rem;block-size:2.75rem}
    .swatch-grid{grid-template-columns:repeat(6,2.75rem);gap:.125rem}
    .form-page{padding:1rem 1.25rem 2rem;gap:2rem}
    .form-page .act{padding:0}
    .form-page .button,.form-page .toggle{min-block-size:2.75rem}
    .conflict .sheet-head,[dir="rtl"] .conflict .sheet-head{padding:.5rem 1.25rem}
    .segments{min-block-size:2.75rem}
    .segments>*{min-block-size:2.5rem}
  }

  """#
