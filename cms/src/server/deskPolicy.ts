import { randomBytes } from 'node:crypto';

/**
 * The content security policy of one answer of the CMS. A script runs by this answer's number, or because one that did
 * asked for it; nothing comes from another host. Styles are open: Payload's selects and messages write theirs into the
 * page, and much of its layout stands in attributes. No page of the CMS stands in a frame, ours neither.
 */
export function deskPolicy(nonce = randomBytes(16).toString('base64')): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
