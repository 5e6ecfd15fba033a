import type { Database } from '../../../platform/Database.ts';
import type { SearchText } from './readSearchText.ts';
import type { Scope } from './scope.ts';

/** A condition, how good the way is in which it was found (0 is best), and how well it does among its like. */
export type Found = { id: number; tier: number; score: number };

/**
 * A word that stands on thousands of pages tells little; so many of its hits are ranked and no more, which bounds the
 * time of the worst search.
 */
const RANKED = { names: 400, others: 200, mentions: 100 };

/**
 * By what it is called and what it is about, in this order: is called exactly so (name, alias), its name begins so,
 * name or alias has the words, is called exactly so in another language, summary or tags have the words.
 *
 * Not a prepared statement, like the others here: which index to begin with depends on how common the words are, and
 * only a plan made for these words knows that.
 */
export async function selectByName(database: Database, { text, words, scope }: ByName): Promise<Found[]> {
  const inCategory = '($9::int IS NULL OR category_id = $9)';
  const own = `language_id = $1 AND ${inCategory}`;
  const fallback = `$1::int <> $2::int AND language_id = $2 AND ${inCategory}`;
  return select(
    database,
    `(SELECT condition_id AS id, CASE WHEN language_id <> $1 THEN 5 WHEN replace(name, ' ', '') = $6 THEN 0 ELSE 1 END AS tier, 0::real AS score
        FROM search.entry WHERE keys @> ARRAY[$6] AND language_id = ANY ($3) AND ${inCategory} LIMIT ${RANKED.others})
      UNION ALL
      (SELECT condition_id, 2, -char_length(name)::real
        FROM search.entry WHERE ${own} AND name LIKE $5 ORDER BY name LIMIT ${RANKED.others})
      UNION ALL
      ${ranked({ tier: 3, column: 'names', query: "to_tsquery('simple', $4)", where: own, most: RANKED.names })}
      UNION ALL
      ${ranked({ tier: 6, column: 'head', query: 'to_tsquery(search.configuration($7), $10)', where: own, most: RANKED.others })}
      UNION ALL
      ${ranked({ tier: 7, column: 'head', query: 'to_tsquery(search.configuration($8), $10)', where: fallback, most: RANKED.others })}`,
    [
      ...[scope.own.id, scope.fallback.id, scope.active],
      ...[words.names, beginning(text.folded), text.key, scope.own.code, scope.fallback.code],
      ...[scope.categoryId, words.pages],
    ],
  );
}

/** The name or an alias in another language has the words. */
export async function selectByForeignName(database: Database, { words, scope }: ByWords): Promise<Found[]> {
  const where = 'language_id = ANY ($2) AND language_id <> $1 AND ($4::int IS NULL OR category_id = $4)';
  return select(
    database,
    ranked({ tier: 8, column: 'names', query: "to_tsquery('simple', $3)", where, most: RANKED.others }),
    [scope.own.id, scope.active, words, scope.categoryId],
  );
}

/** The page holds the words somewhere, in the reader's language or in the default one. */
export async function selectByMention(database: Database, { words, scope }: ByWords): Promise<Found[]> {
  return selectPages(database, { column: 'document', words, scope, most: RANKED.mentions });
}

/** At least one of the words stands in name, alias, tags or summary. */
export async function selectAnyWord(database: Database, { words, scope }: ByWords): Promise<Found[]> {
  return selectPages(database, { column: 'head', words, scope, most: RANKED.names });
}

type ByName = { text: SearchText; words: { names: string; pages: string }; scope: Scope };
type ByWords = { words: string; scope: Scope };
type Pages = ByWords & { column: 'head' | 'document'; most: number };

async function selectPages(database: Database, { column, words, scope, most }: Pages): Promise<Found[]> {
  const inCategory = '($6::int IS NULL OR category_id = $6)';
  const own = 'to_tsquery(search.configuration($4), $3)';
  const fallback = 'to_tsquery(search.configuration($5), $3)';
  return select(
    database,
    `${ranked({ tier: 9, column, query: own, where: `language_id = $1 AND ${inCategory}`, most })}
      UNION ALL
      ${ranked({ tier: 10, column, query: fallback, where: `$1::int <> $2::int AND language_id = $2 AND ${inCategory}`, most })}`,
    [scope.own.id, scope.fallback.id, words, scope.own.code, scope.fallback.code, scope.categoryId],
  );
}

/** At most `most` rows that match, ranked; the limit is inside, so that ranking is never done for more. */
function ranked({ tier, column, query, where, most }: Ranked): string {
  return `(SELECT condition_id AS id, ${tier} AS tier, ts_rank(${column}, ${query}, 1) AS score
    FROM (SELECT condition_id, ${column} FROM search.entry WHERE ${column} @@ ${query} AND ${where} LIMIT ${most}) hit)`;
}

type Ranked = { tier: number; column: string; query: string; where: string; most: number };

async function select(database: Database, text: string, values: unknown[]): Promise<Found[]> {
  const { rows } = await database.query<Found>(text, values);
  return rows;
}

/** A LIKE pattern, in which nothing of the text is a wildcard. */
function beginning(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
