import css from './late.css?inline';

/**
 * Adds the styles of islands to the page, once. A rendered page has only the rules that it needs itself, because most
 * readers never need the others. Modules that render more import this file.
 */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
