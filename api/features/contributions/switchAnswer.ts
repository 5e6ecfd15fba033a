import type { Payload } from 'payload';
import { z } from 'zod';
import type { Actor } from '../../platform/Actor.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict } from '../../platform/errors.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { inTransaction, withPayloadOn } from '../../platform/transaction.ts';
import { PERMIT, type PublishPermit } from './publishPermit.ts';
import { PUBLISHED, type Stored, toWritable, writeRecord } from './writeRecord.ts';

type Switching = { id: number; isActive: boolean; reason: string; actor: Actor };

const COLLECTION = 'chat-answers';

const ANSWER_HELD = defineStatement({
  name: 'review-answer-held',
  row: { isActive: z.boolean() },
  text: `SELECT is_active IS TRUE AS "isActive" FROM chat_answers WHERE id = $1 AND _status = 'published' FOR NO KEY UPDATE`,
});

/**
 * Sets whether readers get a published answer of the chat assistant. Needs no review, because it publishes no text: the
 * newest draft stays the newest version, with the same flag. The history gets a version with actor and reason.
 * @throws Conflict when the answer is not published, or is in that state already
 */
export async function switchAnswer(
  { id, isActive, reason, actor }: Switching,
  { database, payload }: { database: Database; payload: Payload },
): Promise<{ id: number; isActive: boolean }> {
  return inTransaction(database, async (connection) => {
    const answer = await findRow(connection, ANSWER_HELD, [id]);
    if (!answer) throw new Conflict('This answer is not published');
    if (answer.isActive === isActive) throw new Conflict(`The answer is already ${isActive ? 'on' : 'off'}`);
    const tools = { connection, payload };
    const draft = await findDraft(id, tools);
    await writeRecord(tools, {
      collection: COLLECTION,
      id,
      permit: () => ({ by: 'flag', personId: actor.id }),
      data: (before) => ({ ...toWritable(before), isActive, editSummary: reason, ...PUBLISHED }),
    });
    if (draft) await saveDraftAgain({ ...draft, isActive }, tools);
    return { id, isActive };
  });
}

type Tools = { connection: Database; payload: Payload };

/** Returns the draft that is newer than the published record, if there is one. */
function findDraft(id: number, tools: Tools): Promise<Stored | null> {
  return withPayloadOn({ ...tools, context: {} }, async (req) => {
    const how = { collection: COLLECTION, draft: true, depth: 0, overrideAccess: true, req } as const;
    const newest: Stored = { ...(await req.payload.findByID({ ...how, id })) };
    return newest._status === 'draft' ? newest : null;
  });
}

/** Saves the draft as the newest version, in the name of its last editor. */
async function saveDraftAgain(draft: Stored, tools: Tools): Promise<void> {
  const permit: PublishPermit = { by: 'flag', personId: (draft.lastEditedBy as number | null | undefined) ?? null };
  await withPayloadOn({ ...tools, context: { [PERMIT]: permit } }, (req) =>
    req.payload.update({
      collection: COLLECTION,
      id: draft.id,
      data: { ...toWritable(draft), _status: 'draft' },
      draft: true,
      depth: 0,
      overrideAccess: true,
      overrideLock: true,
      req,
    }),
  );
}
