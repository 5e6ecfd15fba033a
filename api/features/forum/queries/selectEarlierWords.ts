import { type EarlierWords, earlierWordsSchema } from '../../../contracts/forum/posts.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';
import type { ForumReader } from './selectTopics.ts';

const FORUM_EARLIER_WORDS = defineStatement({
  name: 'forum-earlier-words',
  row: earlierWordsSchema,
  text: `SELECT e.id, e.detail ->> 'content' AS content, nullif(e.detail ->> 'warning', '') AS warning, e.at
         FROM forum_posts p JOIN forum_topics t ON t.id = p.topic_id AND t.state = 'visible' AND ($2 OR t.audience = 'everyone')
         LEFT JOIN post_events e ON e.kind = 'post' AND e.post = p.id AND e.action = 'edit'
         WHERE p.id = $1 AND p.state = 'visible' ORDER BY e.id DESC`,
});

/** Selects the earlier texts of a post, newest first. Null when the post is missing or the reader may not read it. */
export async function selectEarlierWords(
  database: Database,
  { id, reader }: { id: number; reader: ForumReader },
): Promise<EarlierWords[] | null> {
  const rows = await selectRows(database, FORUM_EARLIER_WORDS, [id, reader !== null]);
  // The LEFT JOIN yields one row of nulls for a post that was never edited.
  return rows.length === 0 ? null : rows.filter((row) => row.id !== null);
}
