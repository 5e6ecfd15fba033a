/**
 * Goes to another page in place of this one, so that the way back does not lead to a form that has done its work.
 * Settles only when this page is shown again, out of the back-forward cache.
 */
export function leaveFor(path: string): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
    location.replace(path);
  });
}
