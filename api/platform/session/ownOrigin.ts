const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether the site runs on a loopback address, which has several names. */
export const isOnLoopback = (siteUrl: string): boolean => LOOPBACK.includes(new URL(siteUrl).hostname);

function isOwnOrigin(origin: string, siteUrl: string): boolean {
  const site = new URL(siteUrl);
  if (!isOnLoopback(siteUrl)) return origin === site.origin;
  return LOOPBACK.some((name) => origin === `${site.protocol}//${name}${site.port ? `:${site.port}` : ''}`);
}

/**
 * Whether a request may come from a page of this site. Over plain http it may without `Origin` and `Sec-Fetch-Site`,
 * because browsers send neither with a GET there; over https and on a loopback address they send the latter.
 */
export function mayBeOwnRequest(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return isOwnOrigin(origin, siteUrl);
  const from = headers.get('sec-fetch-site');
  if (from === null) return new URL(siteUrl).protocol === 'http:' && !isOnLoopback(siteUrl);
  return from === 'same-origin' || from === 'none';
}

/** Whether a request certainly comes from a page of this site. Every browser sends `Origin` with a change. */
export function isOwnRequest(headers: Headers, siteUrl: string): boolean {
  const origin = headers.get('origin');
  return origin === null ? headers.get('sec-fetch-site') === 'same-origin' : isOwnOrigin(origin, siteUrl);
}
