import { type Database, rowOf } from '../../../platform/Database.ts';
import type { Asker } from './selectTopics.ts';

/** A word that very many posts hold tells them apart so little that the older ones may go. */
const NEWEST = 1000;

/** Topics that somebody may read, of the newest posts that hold all words of a text. */
export async function findTopicIds(database: Database, { q, reader }: { q: string; reader: Asker }): Promise<number[]> {
  const read = await rowOf<{ words: string | null }>(database, {
    name: 'forum-search-words',
    text: 'SELECT forum.asked($1)::text AS words',
    values: [q],
  });
  if (!read?.words) return [];
  // Without a name: planned for these words, from the newest post back where they are common, by the index where they are rare.
  const { rows } = await database.query<{ id: number }>(
    `SELECT DISTINCT id FROM (
       SELECT t.id FROM forum.entry e JOIN forum_topics t ON t.id = e.topic_id
       WHERE e.document @@ $1::tsquery AND ($2 OR t.audience = 'everyone')
       ORDER BY e.post_id DESC LIMIT ${NEWEST}) AS newest`,
    [read.words, reader !== null],
  );
  return rows.map(({ id }) => id);
}
