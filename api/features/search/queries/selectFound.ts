import { SEARCH_RESULTS } from '../../../contracts/limits.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';
import type { SearchText } from './readSearchText.ts';
import type { Scope } from './scope.ts';

/** A condition, how good the way is in which it was found (0 is best), and how well it does among its like. */
export type Found = { id: number; tier: number; score: number };

/**
 * A word that stands on thousands of pages tells little; so many of its hits are ranked and no more, which bounds the
 * time of the worst search.
 */
const RANKED = { names: 1000, others: 300, mentions: 300 };

/**
 * By name, in this order: is called exactly so (name, alias), its name begins so, name or alias has the words, is
 * called exactly so in another language, summary or tags have the words, another language's name has them.
 */
export async function selectByName(database: Database, { text, words, scope }: ByName): Promise<Found[]> {
  return rowsOf<Found>(database, {
    name: 'search-by-name',
    text: `
      WITH q AS MATERIALIZED (
        SELECT to_tsquery('simple', $4) AS names,
               to_tsquery(search.configuration($7), $4) AS own, to_tsquery(search.configuration($8), $4) AS fallback)
      (SELECT condition_id AS id, CASE WHEN language_id <> $1 THEN 5 WHEN replace(name, ' ', '') = $6 THEN 0 ELSE 1 END AS tier, 0::real AS score
        FROM search.entry WHERE keys @> ARRAY[$6] AND language_id = ANY ($3) AND ${IN_CATEGORY} LIMIT ${RANKED.names})
      UNION ALL
      (SELECT condition_id, 2, -char_length(name)::real
        FROM search.entry WHERE language_id = $1 AND name ^@ $5 AND ${IN_CATEGORY}
        ORDER BY name LIMIT ${SEARCH_RESULTS})
      UNION ALL
      (SELECT condition_id, 3, ts_rank(entry.names, q.names, 1)
        FROM q, LATERAL (SELECT * FROM search.entry e
          WHERE e.language_id = $1 AND e.names @@ q.names AND ${IN_CATEGORY} LIMIT ${RANKED.names}) entry)
      UNION ALL
      (SELECT condition_id, CASE WHEN language_id = $1 THEN 6 ELSE 7 END, ts_rank(head, CASE WHEN language_id = $1 THEN q.own ELSE q.fallback END, 1)
        FROM q, LATERAL (
          (SELECT * FROM search.entry e WHERE e.language_id = $1 AND e.head @@ q.own AND ${IN_CATEGORY} LIMIT ${RANKED.names})
          UNION ALL
          (SELECT * FROM search.entry e WHERE $1 <> $2 AND e.language_id = $2 AND e.head @@ q.fallback AND ${IN_CATEGORY} LIMIT ${RANKED.others})) entry)
      UNION ALL
      (SELECT condition_id, 8, ts_rank(entry.names, q.names, 1)
        FROM q, LATERAL (SELECT * FROM search.entry e
          WHERE e.language_id = ANY ($3) AND e.language_id <> $1 AND e.names @@ q.names AND ${IN_CATEGORY} LIMIT ${RANKED.others}) entry)`,
    values: [...scoped(scope), words, text.folded, text.key, scope.own.code, scope.fallback.code, scope.categoryId],
  });
}

/** The page holds the words somewhere, in the reader's language or in the default one. */
export async function selectByMention(database: Database, { words, scope }: ByWords): Promise<Found[]> {
  return selectPages(database, { name: 'search-by-mention', column: 'document', words, scope, most: RANKED.mentions });
}

/** At least one of the words stands in name, alias, tags or summary. */
export async function selectAnyWord(database: Database, { words, scope }: ByWords): Promise<Found[]> {
  return selectPages(database, { name: 'search-any-word', column: 'head', words, scope, most: RANKED.names });
}

type ByWords = { words: string; scope: Scope };
type ByName = ByWords & { text: SearchText };

const IN_CATEGORY = '($9::int IS NULL OR category_id = $9)';

async function selectPages(
  database: Database,
  { name, column, words, scope, most }: ByWords & { name: string; column: 'head' | 'document'; most: number },
): Promise<Found[]> {
  const inCategory = '($6::int IS NULL OR category_id = $6)';
  const pages = (language: string, configuration: string, tier: number) => `
    (SELECT condition_id AS id, ${tier} AS tier, ts_rank(${column}, query, 1) AS score
      FROM to_tsquery(search.configuration(${configuration}), $3) query,
        LATERAL (SELECT condition_id, ${column} FROM search.entry
          WHERE language_id = ${language} AND ${column} @@ query AND ${inCategory} LIMIT ${most}) page)`;
  return rowsOf<Found>(database, {
    name,
    text: `${pages('$1', '$4', 9)} UNION ALL ${pages('$2', '$5', 10)}`,
    values: [scope.own.id, scope.fallback.id, words, scope.own.code, scope.fallback.code, scope.categoryId],
  });
}

function scoped({ own, fallback, active }: Scope): unknown[] {
  return [own.id, fallback.id, active];
}
