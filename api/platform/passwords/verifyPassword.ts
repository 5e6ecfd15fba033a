import { timingSafeEqual } from 'node:crypto';
import { hashPassword, type PasswordHash, readHash } from './hashPassword.ts';

export type Verdict = { isRight: boolean; isOutdated: boolean };

/**
 * Whether a password belongs to a stored hash, and whether that hash should be made anew. Without a hash the same work
 * is done against one that nothing fits, so that an unknown account takes as long as a known one.
 */
export async function verifyPassword(password: string, stored: PasswordHash | null): Promise<Verdict> {
  const { expected, isCurrent, derive } = readHash(stored ?? (await nobodysHash()));
  const derived = await derive(password);
  const isRight = stored !== null && derived.length === expected.length && timingSafeEqual(derived, expected);
  return { isRight, isOutdated: isRight && !isCurrent };
}

let nobodys: Promise<PasswordHash> | undefined;

function nobodysHash(): Promise<PasswordHash> {
  nobodys ??= hashPassword('');
  return nobodys;
}
