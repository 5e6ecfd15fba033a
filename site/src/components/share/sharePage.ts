/** Returns the page's address without its query, which may hold the reader's search. */
export function addressToShare(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return new URL(canonical ? new URL(canonical.href).pathname : location.pathname, location.origin).href;
}

/** Shares or copies the page's address. `failed`: the browser allows neither. `left`: the reader cancelled. */
export async function sharePage(): Promise<'shared' | 'left' | 'copied' | 'failed'> {
  const url = addressToShare();
  if (navigator.share) {
    try {
      await navigator.share({ title: document.title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
