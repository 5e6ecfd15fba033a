/**
 * Of every answer, beside the content security policy that a page brings itself, by hashes. Headers travel uncompressed in
 * the first round trip, which a condition page fills nearly whole, so there is none for browsers that are gone.
 */
export const SECURITY_HEADERS: Record<string, string> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Other sites are told nothing; a page of ours knows whether one came from another page of ours.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
};

/** A year, of this host alone: what else stands below its name may not be ready for it. */
const ONLY_HTTPS = { 'strict-transport-security': 'max-age=31536000' };

/** Where readers use https, their browsers are told to use nothing else from then on. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return siteUrl.startsWith('https:') ? { ...SECURITY_HEADERS, ...ONLY_HTTPS } : SECURITY_HEADERS;
}
