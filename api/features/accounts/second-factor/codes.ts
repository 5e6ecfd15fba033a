import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { CODE, type ProposedFactor, RECOVERY_CODES } from '../../../contracts/accounts/secondFactor.ts';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { keyedHash, seal, unseal } from '../../../platform/seal.ts';

const SECRET_BYTES = 20;
/** Without those that are taken for each other when they are copied from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** A new secret for an app: to be shown once, and as it is kept. */
export function newFactor(userId: number, email: string): { shown: ProposedFactor; kept: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const address = new TOTP({ ...CODE, issuer: PRODUCT_NAME, label: email, secret }).toString();
  return { shown: { secret: secret.base32, address }, kept: seal(secret.base32, sealing(userId)) };
}

/**
 * In which period of time this is the code, or null where it is none. The one before and the one after count as well:
 * clocks differ, and people type slowly.
 */
export function periodOf(code: string, { userId, kept }: { userId: number; kept: string }): number | null {
  const secret = unseal(kept, sealing(userId));
  if (secret === null) return null;
  const timestamp = Date.now();
  const totp = new TOTP({ ...CODE, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** As apps and papers show them, with or without spaces and dashes. */
export function tidyCode(code: string): string {
  return code.replace(/[\s-]/g, '').toLowerCase();
}

export function newRecoveryCodes(): string[] {
  const half = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${half()}-${half()}`);
}

export function hashOfRecoveryCode(code: string, userId: number): string {
  return keyedHash(tidyCode(code), { purpose: 'recovery code', of: userId });
}

function sealing(userId: number) {
  return { purpose: 'second factor', of: userId };
}
