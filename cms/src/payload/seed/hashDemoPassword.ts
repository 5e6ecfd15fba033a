import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const BYTES = 32;

/** Returns salt and hash, by which a start recognises the password that it gave to the demo accounts last. */
export function hashDemoPassword(password: string, salt: string = randomBytes(16).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, BYTES).toString('hex')}`;
}

export function matchesHash(mark: string | null, password: string): boolean {
  const [salt] = mark?.split(':') ?? [];
  if (!mark || !salt) return false;
  const made = hashDemoPassword(password, salt);
  return made.length === mark.length && timingSafeEqual(Buffer.from(made), Buffer.from(mark));
}
