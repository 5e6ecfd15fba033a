/**
 * Of every answer, beside the content security policy that a page brings itself, by hashes. Headers travel uncompressed in
 * the first round trip, which a condition page fills nearly whole, so there is none for browsers that are gone.
 */
export const SECURITY_HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // Other sites are told nothing; a page of ours knows whether one came from another page of ours.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'SAMEORIGIN',
};
