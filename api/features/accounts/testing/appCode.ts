import { Secret, TOTP } from 'otpauth';
import { CODE } from '../../../contracts/accounts/secondFactor.ts';

/** Returns the code that an authenticator app shows `periods` periods from now. */
export function appCode(secret: string, periods = 0): string {
  const totp = new TOTP({ ...CODE, secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + periods * CODE.period * 1000 });
}
