import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, selectRows } from '../../../platform/statement.ts';

const FORUM_SEARCH = defineStatement({
  name: 'forum-search',
  row: { id: z.number() },
  text: 'SELECT id FROM forum.newest_topics($1::tsquery, $2) AS id',
});

const FORUM_SEARCH_WORDS = defineStatement({
  name: 'forum-search-words',
  row: { words: z.string().nullable() },
  text: 'SELECT forum.asked($1)::text AS words',
});

/**
 * Selects topics with a post that has all words of a text, among those whose audience includes the reader. Leaves hidden
 * topics to the caller. When very many posts have the words, only the newest of these count.
 */
export async function selectTopicIdsByWords(
  database: Database,
  { text, isMember }: { text: string; isMember: boolean },
): Promise<number[]> {
  const read = await findRow(database, FORUM_SEARCH_WORDS, [text]);
  if (!read?.words) return [];
  const rows = await selectRows(database, FORUM_SEARCH, [read.words, isMember]);
  return rows.map(({ id }) => id);
}
