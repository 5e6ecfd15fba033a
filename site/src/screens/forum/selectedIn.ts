/** The words of a post that are selected, and nothing of what stands around them. */
export function selectedIn(postId: number): string {
  const selection = getSelection();
  const words = document.querySelector(`[data-post="${postId}"] [data-words]`);
  if (!selection || selection.rangeCount === 0 || !words) return '';
  const { commonAncestorContainer } = selection.getRangeAt(0);
  return words.contains(commonAncestorContainer) ? selection.toString() : '';
}
