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
  return siteUrl.startsWith('https:') ? { ...SECURITY_HEADERS, ...ONLY_HTTPS } : SECURITY_HEADERS;
}
