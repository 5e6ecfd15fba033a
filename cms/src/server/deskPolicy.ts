import { randomBytes } from 'node:crypto';

/**
 * Allows scripts by the nonce of one response, and scripts that those load. Styles are unrestricted, because Payload's
 * selects and messages write style elements into the page, and much of its layout is in attributes.
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
