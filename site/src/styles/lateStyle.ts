/**
 * A style sheet that comes with its script, for what is not drawn until somebody acts: in the pages it would be bytes that
 * most readers never need. The function given back puts it on the page, once.
 */
export function lateStyle(css: string): () => void {
  const sheet = typeof CSSStyleSheet === 'undefined' ? null : new CSSStyleSheet();
  sheet?.replaceSync(css);
  return () => {
    if (sheet && !document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  };
}
