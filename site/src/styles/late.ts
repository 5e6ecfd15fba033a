import css from './late.css?inline';

/**
 * Puts the look of what islands draw onto the page, once. A page as the server drew it has the rules for just that, and
 * whatever draws more imports this file: in the pages it would be bytes that most readers never need.
 */
if (typeof document !== 'undefined') {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
