import type { Actor } from '../../../platform/Actor.ts';
import type { Database } from '../../../platform/Database.ts';

type Step = {
  kind: 'topic' | 'post';
  id: number;
  action: string;
  actor: Actor;
  reason?: string | undefined;
  detail: object;
  /** Whose topic or post it is. */
  author: number | null;
};

/** What was done with a topic or a post; in the log of moderation as well, unless it was done with one's own. */
export async function recordStep(database: Database, step: Step): Promise<void> {
  const { kind, id, action, actor, reason, detail, author } = step;
  await database.query({
    name: 'forum-step',
    text: `WITH event AS (
             INSERT INTO post_events (kind, post, action, user_id, reason, detail, at)
             VALUES ($1, $2, $3, $4, $5, $6, clock_timestamp()))
           INSERT INTO moderation.log (actor_id, action, kind, content_id, subject_id, reason)
           SELECT $4, $3, $1, $2, $7, $5 WHERE $4 IS DISTINCT FROM $7`,
    values: [kind, id, action, actor.id, reason ?? null, JSON.stringify(detail), author],
  });
}
