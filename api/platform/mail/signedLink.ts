import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE_BYTES = 24;

/** Returns a signed token for a mailed link that works without an account, as long as its subject exists. */
export function signLink(key: string, purpose: string, subject: string): string {
  return Buffer.concat([createSignature(key, purpose, subject), Buffer.from(subject)]).toString('base64url');
}

/** Returns the subject of a token; null when it was not signed with this key for this purpose. */
export function readLink(key: string, purpose: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url');
  // Only the canonical spelling of a token is accepted.
  if (bytes.byteLength <= SIGNATURE_BYTES || bytes.toString('base64url') !== token) return null;
  const subject = bytes.subarray(SIGNATURE_BYTES).toString();
  return timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), createSignature(key, purpose, subject)) ? subject : null;
}

function createSignature(key: string, purpose: string, subject: string): Buffer {
  return createHmac('sha256', key).update(`${purpose}\n${subject}`).digest().subarray(0, SIGNATURE_BYTES);
}
