import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { normalizePassword } from '../../contracts/accounts/normalizePassword.ts';

const derive = promisify(pbkdf2);

/**
 * PBKDF2 with SHA-256 and 600,000 rounds, OWASP's figure for it (Password Storage Cheat Sheet). The very form in which
 * Payload keeps passwords, so that one account opens the site and the CMS alike.
 */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 };
/** What Payload made before, checked still and made anew at the next sign-in. */
const LEGACY = { prefix: '', rounds: 25_000, bytes: 512 };

/** As the columns of `users` hold it. */
export type PasswordHash = { hash: string; salt: string };

/** Hashes the normalised form of a password. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(32).toString('hex');
  const derived = await derive(normalizePassword(password), salt, CURRENT.rounds, CURRENT.bytes, 'sha256');
  return { hash: CURRENT.prefix + derived.toString('hex'), salt };
}

export type Verdict = { isRight: boolean; isOutdated: boolean };

/**
 * Returns whether a password belongs to a stored hash, and whether that hash should be made anew. A password that is not
 * right in its normalised form is tried as typed, where that is another one: older hashes were made of it. Without a hash
 * the same work is done against one that nothing fits, so that an unknown account takes as long as a known one.
 */
export async function verifyPassword(password: string, stored: PasswordHash | null): Promise<Verdict> {
  const { expected, isCurrent, derive } = readHash(stored ?? (await nobodysHash()));
  const normalized = normalizePassword(password);
  for (const form of new Set([normalized, password])) {
    const derived = await derive(form);
    const isRight = stored !== null && derived.length === expected.length && timingSafeEqual(derived, expected);
    if (isRight) return { isRight, isOutdated: !isCurrent || form !== normalized };
  }
  return { isRight: false, isOutdated: false };
}

let nobodys: Promise<PasswordHash> | undefined;

function nobodysHash(): Promise<PasswordHash> {
  nobodys ??= hashPassword('');
  return nobodys;
}

/** The bytes that a password must come to, how to come to them, and whether that is how it is done today. */
function readHash({ hash, salt }: PasswordHash) {
  const isCurrent = hash.startsWith(CURRENT.prefix);
  const { prefix, rounds, bytes } = isCurrent ? CURRENT : LEGACY;
  return {
    isCurrent,
    expected: Buffer.from(hash.slice(prefix.length), 'hex'),
    derive: (password: string) => derive(password, salt, rounds, bytes, 'sha256'),
  };
}
