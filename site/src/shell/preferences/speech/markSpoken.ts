/** Highlights a sentence without changing the DOM, so that screen readers announce nothing. */
export function markSpoken(range: Range | undefined): void {
  // Browsers from before 2025 may have no highlights.
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set('spoken', new Highlight(range));
  else CSS.highlights.delete('spoken');
}
