import type { Actor } from '../../../platform/Actor.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute } from '../../../platform/statement.ts';

type Step = {
  kind: 'topic' | 'post';
  id: number;
  action: string;
  actor: Actor;
  reason?: string | undefined;
  detail: object;
  author: number | null;
};

const FORUM_STEP = defineStatement({
  name: 'forum-step',
  text: `WITH event AS (
           INSERT INTO post_events (kind, post, action, user_id, reason, detail, at)
           VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp()))
         INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id, reason)
         SELECT $4, $3, $1, $2, $7, $5 WHERE $4 IS DISTINCT FROM $7`,
});

/** Records an action on a topic or post, also in the log of moderation unless the actor is its author. */
export async function recordForumAction(database: Database, step: Step): Promise<void> {
  const { kind, id, action, actor, reason, detail, author } = step;
  await execute(database, FORUM_STEP, [kind, id, action, actor.id, reason ?? null, JSON.stringify(detail), author]);
}
