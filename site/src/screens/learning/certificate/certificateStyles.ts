import css from './certificate.css?inline';

/** Adds the print rules once, when this module loads: no pre-rendered page contains a certificate. */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
