/** Marks a sentence on the page without touching the page itself, so that screen readers are told nothing of it. */
export function markSpoken(range: Range | undefined): void {
  // Browsers from before 2025 may mark nothing.
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set('spoken', new Highlight(range));
  else CSS.highlights.delete('spoken');
}
