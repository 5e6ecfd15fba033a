/**
 * Replaces this page in the history, so that Back does not lead to a form that was sent already.
 * Resolves only when this page is shown again from the back-forward cache.
 */
export function replacePage(path: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    location.replace(path);
  });
}
