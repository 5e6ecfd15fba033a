import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { issue } from '@digitalbazaar/vc';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/Database.ts';
import { loadDocument } from './documentLoader.ts';
import { issuerKey } from './issuerKey.ts';

export type Signed = Record<string, unknown> & { '@context': unknown; proof: object };

/** Signed documents by issuer and content, cached because signing takes about 20 ms. */
const signed = new LRUCache<string, Signed>({ max: 500 });

/**
 * Signs a credential with the cryptosuite `eddsa-rdfc-2022` (W3C Data Integrity).
 * @param says everything that the document depends on; the same values return the cached document
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
