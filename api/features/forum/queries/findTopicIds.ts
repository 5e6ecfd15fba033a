import { type Database, rowOf } from '../../../platform/Database.ts';
import type { Asker } from './selectTopics.ts';

/** Topics that somebody may read, of posts that hold all words of a text: of all these where they are few, else of the newest. */
export async function findTopicIds(database: Database, { q, reader }: { q: string; reader: Asker }): Promise<number[]> {
  const read = await rowOf<{ words: string | null }>(database, {
    name: 'forum-search-words',
    text: 'SELECT forum.asked($1)::text AS words',
    values: [q],
  });
  if (!read?.words) return [];
  const { rows } = await database.query<{ id: number }>({
    name: 'forum-search',
    text: 'SELECT id FROM forum.newest_topics($1::tsquery, $2) AS id',
    values: [read.words, reader !== null],
  });
  return rows.map(({ id }) => id);
}
