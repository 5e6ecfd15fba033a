import css from './late.css?inline';

/** Adds the styles of islands once. Pages leave them out, because most readers never need them. */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
