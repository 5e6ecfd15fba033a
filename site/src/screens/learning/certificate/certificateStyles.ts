import css from './certificate.css?inline';

/** Adds the rules for paper to the page, once: no page as the server drew it has a certificate. */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
