import { createHmac, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { StartError } from '../start/StartError.ts';

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const KEY_BYTES = 32;
/** Above the 128 MiB that scrypt takes with this cost and block size. */
const MAX_MEMORY = 256 * 1024 * 1024;
const COST = { cost: 2 ** 17, blockSize: 8, parallelization: 1 };

export const encryptionSchema = z.object({
  cost: z.int().max(2 ** 17),
  blockSize: z.int().max(8),
  parallelization: z.int().max(1),
  salt: z.string(),
  /** Tells a wrong passphrase from a damaged file. */
  check: z.string(),
});
export type Encryption = z.infer<typeof encryptionSchema>;

/** Makes the key of a new backup, and what a manifest says of it. */
export async function createKey(passphrase: string): Promise<{ key: Buffer; encryption: Encryption }> {
  const salt = randomBytes(16);
  const key = await derive(passphrase, salt, KEY_BYTES, { ...COST, maxmem: MAX_MEMORY });
  return { key, encryption: { ...COST, salt: salt.toString('base64'), check: toCheck(key) } };
}

/** @throws StartError when the passphrase is missing, or is another one than that of the backup */
export async function findKey({ salt, check, ...cost }: Encryption, passphrase: string | undefined): Promise<Buffer> {
  if (!passphrase)
    throw new StartError(
      'The backup is encrypted. Set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, to the passphrase with which it was made.',
    );
  const key = await derive(passphrase, Buffer.from(salt, 'base64'), KEY_BYTES, { ...cost, maxmem: MAX_MEMORY });
  if (toCheck(key) !== check)
    throw new StartError('BACKUP_PASSPHRASE is not the passphrase of this backup. Set it to the one of that time.');
  return key;
}

function toCheck(key: Buffer): string {
  return createHmac('sha256', key).update('backup').digest('base64');
}
