import type { z } from 'zod';
import { CONDITION_NOT_FOUND } from '../../contracts/encyclopedia/conditions.ts';
import type { signOff as call } from '../../contracts/sign-offs/signOffs.ts';
import type { Actor } from '../../platform/Actor.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { sectionDigest, textDigest } from '../encyclopedia/textDigest.ts';
import { type Signable, selectSignable } from './queries/selectSignable.ts';
import { selectSigner } from './queries/selectSigner.ts';
import { insertSignOff } from './queries/signOffs.ts';
import { refusalOf } from './refusals.ts';
import { SIGNED_MEANWHILE, TEXT_CHANGED } from './words.ts';

type Signing = { conditionId: number; actor: Actor } & z.output<(typeof call)['body']>;

/**
 * Somebody with a credential on record signs the text that readers have: what they read, not what came meanwhile. The
 * page follows by a trigger (migration `sign_offs_rules`).
 * @throws NotFound, Forbidden without a credential, of one's own text or of one without sources, Conflict when text or sign-offs changed meanwhile
 */
export async function signOff(signing: Signing, database: Database): Promise<{ id: number }> {
  return inTransaction(database, async (connection) => {
    const { conditionId, actor, version, seen, months, note, section = null } = signing;
    const signer = await selectSigner(connection, { userId: actor.id, isHeld: true });
    const text = await selectSignable(connection, { conditionId, userId: actor.id, isHeld: true });
    if (!text) throw new NotFound(CONDITION_NOT_FOUND);
    if (!signer?.credential) throw new Forbidden(signer ? (refusalOf(signer, text) ?? undefined) : undefined);
    const refusal = refusalOf(signer, text);
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
      digest: section === null ? await digestOf(connection, text) : sectionDigest(text.texts, section),
      version,
      months,
      note,
    });
    return { id };
  });
}

/** Of the texts as they stand. A page that was last published by an older version of this has a digest of another kind. */
async function digestOf(connection: Database, { id, texts, publishedDigest }: Signable): Promise<string> {
  const digest = textDigest(texts);
  if (digest !== publishedDigest)
    await rowsOf(connection, {
      name: 'sign-off-digest',
      text: 'UPDATE conditions SET published_digest = $2 WHERE id = $1',
      values: [id, digest],
    });
  return digest;
}
