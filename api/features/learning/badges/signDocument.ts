import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/Database.ts';
import { loadDocument } from './documentLoader.ts';
import { issuerKey } from './issuerKey.ts';

export type Signed = Record<string, unknown> & { '@context': unknown; proof: object };

/** Signing takes some 20 ms; what was signed is given out again until it says something else. */
const signed = new LRUCache<string, Signed>({ max: 500 });

/**
 * A credential, signed as `eddsa-rdfc-2022` says (W3C Data Integrity).
 * @param says all that it depends on: the same is signed once
 * @param write the credential, issued by whom this key is named after
 */
export async function signDocument(
  database: Database,
  says: unknown,
  write: (did: string) => object | Promise<object>,
): Promise<Signed> {
  const key = await issuerKey(database);
  const name = JSON.stringify([key.controller, says]);
  const known = signed.get(name);
  if (known) return known;
  const suite = new DataIntegrityProof({ signer: key.signer(), cryptosuite });
  const made = await issue({ credential: await write(key.controller), suite, documentLoader: loadDocument });
  signed.set(name, made);
  return made;
}
