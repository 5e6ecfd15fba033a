import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of the signature, that nobody can guess. */
const BYTES = 24;

/**
 * A token for a mailed link that opens something without an account: what it opens, signed. Nothing is kept of it, so it is
 * good as long as what it names is there. `purpose` keeps a token for one thing from being shown for another.
 */
export function signLink(key: string, purpose: string, subject: string): string {
  return Buffer.concat([signatureOf(key, purpose, subject), Buffer.from(subject)]).toString('base64url');
}

/** What a token names, or null where it was not signed here for this purpose. */
export function readLink(key: string, purpose: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  // Of one signature there is one way to write it.
  if (bytes.byteLength <= BYTES || bytes.toString('base64url') !== token) return null;
  const subject = bytes.subarray(BYTES).toString();
  return timingSafeEqual(bytes.subarray(0, BYTES), signatureOf(key, purpose, subject)) ? subject : null;
}

function signatureOf(key: string, purpose: string, subject: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${subject}`).digest().subarray(0, BYTES);
}
