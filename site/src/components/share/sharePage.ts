/** The page's own address, in whatever way it was reached: what somebody searched for is nobody else's business. */
export function addressToShare(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  return new URL(canonical ? new URL(canonical.href).pathname : location.pathname, location.origin).href;
}

/**
 * Hands the page's address to the device's own way of sharing, else puts it on the clipboard. `failed`: neither is
 * allowed. `left`: whoever shares thought better of it.
 */
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
