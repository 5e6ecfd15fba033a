import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { normalizePassword } from '../../contracts/accounts/normalizePassword.ts';

const derive = promisify(pbkdf2);

/** OWASP's figure for PBKDF2, in the format of Payload, so that an account works on the site and in the CMS. */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', rounds: 600_000, bytes: 32 };
/** Payload's older format. It is accepted, and replaced at the next sign-in. */
const LEGACY = { prefix: '', rounds: 25_000, bytes: 512 };

export type PasswordHash = { hash: string; salt: string };

/** Hashes the normalised form of a password. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(32).toString('hex');
  const derived = await derive(normalizePassword(password), salt, CURRENT.rounds, CURRENT.bytes, 'sha256');
  return { hash: CURRENT.prefix + derived.toString('hex'), salt };
}

export type Verdict = { isRight: boolean; isOutdated: boolean };

/**
 * Checks a password against a stored hash. Older hashes were made of the password as typed, so that form is tried after
 * the normalised one. Without a stored hash the same work is done, so that an unknown account takes as long as a known
 * one.
 */
export async function verifyPassword(password: string, stored: PasswordHash | null): Promise<Verdict> {
  const { expected, isCurrent, derive } = readHash(stored ?? (await createDummyHash()));
  const normalized = normalizePassword(password);
  for (const form of new Set([normalized, password])) {
    const derived = await derive(form);
    const isRight = stored !== null && derived.length === expected.length && timingSafeEqual(derived, expected);
    if (isRight) return { isRight, isOutdated: !isCurrent || form !== normalized };
  }
  return { isRight: false, isOutdated: false };
}

let dummyHash: Promise<PasswordHash> | undefined;

function createDummyHash(): Promise<PasswordHash> {
  dummyHash ??= hashPassword('');
  return dummyHash;
}

function readHash({ hash, salt }: PasswordHash) {
  const isCurrent = hash.startsWith(CURRENT.prefix);
  const { prefix, rounds, bytes } = isCurrent ? CURRENT : LEGACY;
  return {
    isCurrent,
    expected: Buffer.from(hash.slice(prefix.length), 'hex'),
    derive: (password: string) => derive(password, salt, rounds, bytes, 'sha256'),
  };
}
