import { pbkdf2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

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

export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomBytes(32).toString('hex');
  const derived = await derive(password, salt, CURRENT.rounds, CURRENT.bytes, 'sha256');
  return { hash: CURRENT.prefix + derived.toString('hex'), salt };
}

/** The bytes that a password must come to, how to come to them, and whether that is how it is done today. */
export function readHash({ hash, salt }: PasswordHash) {
  const isCurrent = hash.startsWith(CURRENT.prefix);
  const { prefix, rounds, bytes } = isCurrent ? CURRENT : LEGACY;
  return {
    isCurrent,
    expected: Buffer.from(hash.slice(prefix.length), 'hex'),
    derive: (password: string) => derive(password, salt, rounds, bytes, 'sha256'),
  };
}
