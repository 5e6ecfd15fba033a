import { WHO, type Who } from '@common-ground/api/platform/accessRule.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';

/** Ids of two cases for each person, because a decision is final: one to decide, and one for a second opinion. */
const decidedBy = (who: Who) => 1_000_001 + WHO.indexOf(who);
const askedBy = (who: Who) => 1_000_101 + WHO.indexOf(who);
/** Id of a case with an author, to whom a message can be sent. */
const writtenTo = (who: Who) => 1_000_201 + WHO.indexOf(who);
/** Id of a case about a public topic. */
const openTo = (who: Who) => 1_000_301 + WHO.indexOf(who);

export const caseExamples = {
  'POST /moderation/cases/:id/decision': (who: Who) => ({
    of: { id: decidedBy(who) },
    body: { action: 'no_action', reason: 'It is kind' },
  }),
  'POST /moderation/cases/:id/second-opinion': (who: Who) => ({ of: { id: askedBy(who) }, body: { note: 'Unsure' } }),
  'POST /moderation/cases/:id/message': (who: Who) => ({ of: { id: writtenTo(who) }, body: { message: 'read' } }),
  'POST /moderation/cases/:id/members-only': (who: Who) => ({ of: { id: openTo(who) } }),
  'POST /moderation/appeals/:id/decision': (who: Who) => ({
    of: { id: decidedBy(who) },
    body: { outcome: 'upheld', reason: 'Read again' },
  }),
};

export async function givenCases(database: Database): Promise<void> {
  const { rows } = await database.query(
    `INSERT INTO users (username, email, display_name) VALUES ('case-author', 'case-author@example.org', 'Author') RETURNING id`,
  );
  for (const who of WHO) {
    await database.query(
      `INSERT INTO moderation.cases (id, kind, content_id, author_id) VALUES ($1, 'condition', $1, $2)`,
      [writtenTo(who), rows[0]?.id],
    );
    await database.query(
      `WITH topic AS (INSERT INTO forum_topics (title, category_type, created_by_id) VALUES ('Ramps', 'general', $2) RETURNING id)
       INSERT INTO moderation.cases (id, kind, content_id, author_id) SELECT $1, 'topic', id, $2 FROM topic`,
      [openTo(who), rows[0]?.id],
    );
    for (const id of [decidedBy(who), askedBy(who)])
      await database.query(`INSERT INTO moderation.cases (id, kind, content_id) VALUES ($1, 'condition', $1)`, [id]);
    await database.query(
      `INSERT INTO moderation.decisions (id, kind, content_id, action, reason, appealed_at, appeal)
       VALUES ($1, 'condition', 1, 'warn', 'Kindly', now(), 'It was meant otherwise.')`,
      [decidedBy(who)],
    );
  }
}
