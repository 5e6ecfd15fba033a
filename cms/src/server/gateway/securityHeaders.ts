import { isOnLoopback } from '@common-ground/api/platform/session/ownOrigin.ts';

/**
 * Only a few headers, because headers are not compressed and take room in the first round trip, which a page can fill.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Other sites get no referrer, and pages of this site get one from each other.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
};

/** A year, without subdomains, which may not support https. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

export function securityHeaders(siteUrl: string): Record<string, string> {
  if (siteUrl.startsWith('https:')) return { ...SECURITY_HEADERS, ...ONLY_HTTPS };
  if (isOnLoopback(siteUrl)) return SECURITY_HEADERS;
  // Over plain http browsers ignore this header, and log an error for each page.
  const { 'cross-origin-opener-policy': _, ...others } = SECURITY_HEADERS;
  return others;
}
