import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { sqlNameKey } from '../../../platform/sqlNameKey.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';
import type { Mention } from '../findMentions.ts';

/**
 * Selects `id` and `at` of mentioned users: for each @ the user with the longest matching name. `at` and `names` are
 * the placeholders of the arrays of `toNameArrays`.
 */
export const selectNamed = (at: string, names: string) => `
  SELECT DISTINCT ON (named.at) u.id, named.at FROM unnest(${at}::int[], ${names}::text[]) AS named(at, name)
  JOIN users u ON ${sqlNameKey('u.username')} = ${sqlNameKey('named.name')}
  ORDER BY named.at, length(named.name) DESC`;

export const toNameArrays = (mentions: Mention[]): [number[], string[]] => [
  mentions.map(({ at }) => at),
  mentions.map(({ name }) => name),
];

const FORUM_NAMED = defineStatement({
  name: 'forum-named',
  row: { count: z.number() },
  text: `SELECT count(DISTINCT id)::int AS count FROM (${selectNamed('$1', '$2')}) AS meant WHERE id <> $3`,
});

/** Returns how many different users a text mentions, not counting its author. */
export async function countNamed(
  database: Database,
  { mentions, authorId }: { mentions: Mention[]; authorId: number },
): Promise<number> {
  if (mentions.length === 0) return 0;
  const row = await findRow(database, FORUM_NAMED, [...toNameArrays(mentions), authorId]);
  return row?.count ?? 0;
}
