import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { CODE, type ProposedFactor, RECOVERY_CODES } from '../../../contracts/accounts/secondFactor.ts';
import { PRODUCT_NAME } from '../../../contracts/product.ts';
import { decryptText, encryptText, keyedHash } from '../../../platform/seal.ts';

const SECRET_BYTES = 20;
/** Characters of recovery codes, without i, l, o, 0 and 1, which are confused when they are copied from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const HALF = 5;

/** Creates a secret for an authenticator app: `shown` to the user once, `kept` sealed for the database. */
export function newFactor(userId: number, email: string): { shown: ProposedFactor; kept: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  const address = new TOTP({ ...CODE, issuer: PRODUCT_NAME, label: email, secret }).toString();
  return { shown: { secret: secret.base32, address }, kept: encryptText(secret.base32, sealing(userId)) };
}

/**
 * Returns the TOTP period of a code, or null when the code is wrong or the secret cannot be unsealed. Accepts the codes
 * of the previous and the next period as well: clocks differ, and people type slowly.
 */
export function findPeriod(code: string, { userId, kept }: { userId: number; kept: string }): number | null {
  const secret = decryptText(kept, sealing(userId));
  // The library compares bytes, and throws for a code with as many characters but more bytes.
  if (secret === null || !/^[0-9]+$/.test(code)) return null;
  const timestamp = Date.now();
  const totp = new TOTP({ ...CODE, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

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
