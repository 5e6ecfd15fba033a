import type { PayloadRequest } from 'payload';
import type { SecondLook } from '../../contracts/learning/desk.ts';
import type { Actor } from '../../platform/Actor.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { inTransaction, withPayloadOn } from '../../platform/transaction.ts';
import { PERMIT, type PublishPermit } from '../contributions/publishPermit.ts';

type Publishing = { collection: SecondLook; id: number; reason: string; version?: number | undefined; actor: Actor };
type Draft = { id: number; userId: number | null };
type Record = { id: number; createdAt?: string; updatedAt?: string };

export const OWN_DRAFT = 'You wrote some of this draft. Somebody else looks at it and puts it before learners';
const VERSIONS = {
  'learning-paths': '_learning_paths_v',
  'learning-path-translations': '_learning_path_translations_v',
};

/**
 * Puts the newest draft before learners, by somebody who wrote none of it. What is published from it is the collection's.
 * @throws Forbidden for whoever wrote some of it, Conflict where there is no draft, or a newer one than was looked at
 */
export function publishDraft(
  { collection, id, reason, version, actor }: Publishing,
  { database, payload: req }: { database: Database; payload: PayloadRequest },
): Promise<{ message: string }> {
  const { payload } = req;
  return inTransaction(database, async (connection) => {
    const drafts = await draftsOf(connection, collection, id);
    const [newest] = drafts;
    if (!newest) throw new Conflict('There is no draft: learners have what is saved');
    if (version && version !== newest.id) throw new Conflict('The draft was changed meanwhile. Look at it again');
    if (drafts.some(({ userId }) => userId === actor.id)) throw new Forbidden(OWN_DRAFT);
    const permit: PublishPermit = {
      ...{ by: 'review', before: null, emergencyReason: null },
      ...{ authorId: newest.userId, reviewerId: actor.id },
    };
    await withPayloadOn({ connection, payload, context: { [PERMIT]: permit } }, async (own) => {
      own.user = req.user;
      const how = { collection, id, depth: 0, overrideAccess: true, req: own } as const;
      const draft = (await payload.findByID({ ...how, draft: true, disableErrors: true })) as Record | null;
      if (!draft) throw new NotFound('There is no such record');
      const { id: _id, createdAt: _created, updatedAt: _updated, ...texts } = draft;
      const data = { ...texts, reason, _status: 'published' } as never;
      await payload.update({ ...how, data, overrideLock: true });
    });
    return { message: 'Published. Learners have it at once.' };
  });
}

/** Since what learners have, the newest first, each with who saved it. */
async function draftsOf(database: Database, collection: SecondLook, id: number): Promise<Draft[]> {
  const versions = VERSIONS[collection];
  return rowsOf<Draft>(database, {
    name: `drafts-of-${collection}`,
    text: `SELECT v.id, v.version_last_edited_by_id AS "userId" FROM ${versions} v
           WHERE v.parent_id = $1 AND v.id > coalesce((
             SELECT max(p.id) FROM ${versions} p WHERE p.parent_id = $1 AND p.version__status = 'published'), 0)
           ORDER BY v.id DESC`,
    values: [id],
  });
}
