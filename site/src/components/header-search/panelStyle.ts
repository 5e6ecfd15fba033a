import css from './search-panel.css?inline';

/** The list's style comes with its script: in the pages it would be bytes that most readers never need. */
const sheet = typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet();
sheet?.replaceSync(css);

export function adoptPanelStyle(): void {
  if (sheet && !document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
