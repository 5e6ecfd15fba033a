import type { z } from 'zod';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { signOff as call } from '../../contracts/sign-offs/signOffs.ts';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { defineStatement, execute } from '../../platform/statement.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { hashSection, hashSignedTexts } from '../encyclopedia/textDigest.ts';
import { type Signable, selectSignable } from './queries/selectSignable.ts';
import { selectSigner } from './queries/selectSigner.ts';
import { insertSignOff } from './queries/signOffs.ts';
import { findSignOffRefusal, SIGNED_MEANWHILE, TEXT_CHANGED } from './refusals.ts';

type Signing = { conditionId: number; actor: Actor } & z.output<(typeof call)['body']>;

/** Signs off the published text or a section of it. A trigger makes the publisher render the pages that show it. */
export async function signOff(signing: Signing, database: Database): Promise<{ id: number }> {
  return inTransaction(database, async (connection) => {
    const { conditionId, actor, version, seen, months, note, section = null } = signing;
    const signer = await selectSigner(connection, { userId: actor.id, isHeld: true });
    const text = await selectSignable(connection, { conditionId, userId: actor.id, isHeld: true });
    if (!text) throw new NotFound(CONDITION_NOT_FOUND);
    if (!signer?.credential) throw new Forbidden(signer ? (findSignOffRefusal(signer, text) ?? undefined) : undefined);
    const refusal = findSignOffRefusal(signer, text);
    if (refusal) throw new Forbidden(refusal);
    if (text.version !== version) throw new Conflict(TEXT_CHANGED);
    if (text.newest !== seen) throw new Conflict(SIGNED_MEANWHILE);
    const id = await insertSignOff(connection, {
      conditionId,
      userId: signer.id,
      signerName: signer.name,
      credential: signer.credential,
      title: String(text.texts.name),
      section,
      digest: section === null ? await refreshDigest(connection, text) : hashSection(text.texts, section),
      version,
      months,
      note,
    });
    return { id };
  });
}

const SIGN_OFF_DIGEST = defineStatement({
  name: 'sign-off-digest',
  text: 'UPDATE conditions SET published_digest = $2 WHERE id = $1',
});

/** Returns the digest of the texts. Updates a stored digest that an earlier release computed differently. */
async function refreshDigest(connection: Database, { id, texts, publishedDigest }: Signable): Promise<string> {
  const digest = hashSignedTexts(texts);
  if (digest !== publishedDigest) await execute(connection, SIGN_OFF_DIGEST, [id, digest]);
  return digest;
}
