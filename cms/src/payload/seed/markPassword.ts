import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** Returns a mark by which the last password that a start gave to the demo accounts is recognised: salt and hash. */
export function markPassword(password: string, salt: string = randomBytes(16).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, BYTES).toString('hex')}`;
}

/** Whether a mark was made of this password. */
export function isMarkOf(mark: string | null, password: string): boolean {
  const [salt] = mark?.split(':') ?? [];
  if (!mark || !salt) return false;
  const made = markPassword(password, salt);
  return made.length === mark.length && timingSafeEqual(Buffer.from(made), Buffer.from(mark));
}
