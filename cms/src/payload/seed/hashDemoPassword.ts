import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { newPasswordSchema } from '@common-ground/api/contracts/accounts/accounts.ts';
import { setPassword } from '@common-ground/api/features/accounts/queries/credentials.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { demandStrongPassword } from '@common-ground/api/platform/passwords/demandStrongPassword.ts';
import { hashPassword } from '@common-ground/api/platform/passwords/hashPassword.ts';

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

/**
 * Checks and hashes the password of the demo accounts, and returns a function that sets it on an account.
 * @throws Error when the password is too short, or easy to guess
 */
export async function prepareDemoPassword(
  connection: Database,
  given: string,
): Promise<(userId: number) => Promise<void>> {
  const password = newPasswordSchema.parse(given);
  await demandStrongPassword({ field: 'password', password, about: [] });
  const hash = await hashPassword(password);
  return (userId) => setPassword(connection, userId, hash);
}
