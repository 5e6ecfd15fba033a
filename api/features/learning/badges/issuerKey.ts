import { randomBytes } from 'node:crypto';
import { generate, type KeyPair } from '@digitalbazaar/ed25519-multikey';
import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { decryptText, encryptText } from '../../../platform/seal.ts';
import { defineStatement, execute, selectRows } from '../../../platform/statement.ts';

const SEED_BYTES = 32;
const sealing = (publicKey: string) => ({ purpose: 'badge issuer', of: publicKey });

const ISSUER_KEY_INSERT = defineStatement({
  name: 'badge-key-keep',
  text: 'INSERT INTO learning.issuer_key (public_key, sealed_seed) VALUES ($1, $2)',
});

/**
 * Returns the signing key; creates one when none can be unsealed, as after a change of the installation's secret. Older
 * signatures stay verifiable: a public key is its own name (`did:key`), and the issuer's profile lists all of them.
 */
export async function issuerKey(database: Database): Promise<KeyPair> {
  const found = await findUsableKey(database);
  if (found) return found;
  const seed = randomBytes(SEED_BYTES);
  const { publicKeyMultibase } = await generate({ seed });
  await execute(database, ISSUER_KEY_INSERT, [
    publicKeyMultibase,
    encryptText(seed.toString('base64url'), sealing(publicKeyMultibase)),
  ]);
  // Reads the keys again, so that processes that inserted one at the same moment all use the first.
  return (await findUsableKey(database)) as KeyPair;
}

/** Returns the DIDs of all keys of this issuer, that of the signing key first; creates a key when none is usable. */
export async function issuerDids(database: Database): Promise<string[]> {
  const { controller } = await issuerKey(database);
  return [
    ...new Set([controller, ...(await selectRows(database, ISSUER_KEYS)).map(({ publicKey }) => toDid(publicKey))]),
  ];
}

async function findUsableKey(database: Database): Promise<KeyPair | null> {
  for (const { publicKey, sealed } of await selectRows(database, ISSUER_KEYS)) {
    const seed = decryptText(sealed, sealing(publicKey));
    if (seed) return nameKey(await generate({ seed: Buffer.from(seed, 'base64url') }));
  }
  return null;
}

const ISSUER_KEYS = defineStatement({
  name: 'badge-keys',
  row: { publicKey: z.string(), sealed: z.string() },
  text: 'SELECT public_key AS "publicKey", sealed_seed AS sealed FROM learning.issuer_key ORDER BY id',
});

function nameKey(key: KeyPair): KeyPair {
  key.controller = toDid(key.publicKeyMultibase);
  key.id = `${key.controller}#${key.publicKeyMultibase}`;
  return key;
}

const toDid = (publicKey: string) => `did:key:${publicKey}`;
