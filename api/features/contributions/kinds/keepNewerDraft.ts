import { z } from 'zod';
import type { Reviewed } from '../../../contracts/contributions/desk.ts';
import { isEqualText } from '../../../contracts/encyclopedia/isEqualText.ts';
import type { Database } from '../../../platform/Database.ts';
import { findNewestVersion } from '../../../platform/newestVersion.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';
import { withPayloadOn } from '../../../platform/transaction.ts';
import { DRAFT_FORM, readDraftForm } from '../draftForm.ts';
import { type Publishing, type Stored, toWritable } from '../writeRecord.ts';

type Kept = {
  collection: Reviewed;
  recordId: number | undefined;
  /** Fields of the record with texts. */
  texts: readonly string[];
};

const SENT_DRAFT = defineStatement({
  name: 'review-sent-draft',
  row: { version: z.number() },
  text: `SELECT coalesce(max((detail ->> 'draft')::int), 0) AS version FROM review_events
         WHERE contribution_id = $1 AND action IN ('submit', 'answer')`,
});

/**
 * Runs the write of a publication, after which the published version is the newest one. A draft that was saved after the
 * published text was sent then becomes the newest version again, in the name of its editor: with the published texts,
 * where it did not change these.
 */
export async function keepNewerDraft(
  { connection, payload, contribution }: Publishing,
  { collection, recordId: id, texts }: Kept,
  write: () => Promise<number>,
): Promise<number> {
  const newest = id ? await findNewestVersion(connection, { collection, id }) : null;
  if (!id || !newest || newest <= (await findSentDraft(connection, contribution.id))) return write();
  return withPayloadOn({ connection, payload, context: {} }, async (req) => {
    const how = { collection, depth: 0, overrideAccess: true, req } as const;
    const read = () => req.payload.db.findOne<Stored>({ collection, where: { id: { equals: id } }, req });
    const found = await payload.findVersionByID({ ...how, id: String(newest), disableErrors: true });
    const draft: Record<string, unknown> | null = found ? { ...found.version } : null;
    const before = draft?._status === 'draft' ? await read() : null;
    await write();
    const after = before && (await read());
    if (!draft || !after) return id;
    const isPublished = before._status === 'published';
    const kept = texts.map((name) => {
      const isUnchanged = isPublished && isEqualText(draft[name], before[name]);
      return [name, isUnchanged ? after[name] : draft[name]];
    });
    if (kept.every(([name, text]) => isEqualText(text, after[String(name)]))) return id;
    req.user = draft.lastEditedBy ? ({ id: draft.lastEditedBy, collection: 'users' } as never) : null;
    const data = { ...toWritable(draft as Stored), ...Object.fromEntries(kept), _status: 'draft' };
    req.context[DRAFT_FORM] = readDraftForm(draft);
    await payload.update({ ...how, id, draft: true, overrideLock: true, data: data as never });
    return id;
  });
}

async function findSentDraft(database: Database, contributionId: number): Promise<number> {
  const row = await findRow(database, SENT_DRAFT, [contributionId]);
  return row?.version ?? 0;
}
