import { z } from 'zod';
import { shortenText } from '../../../contracts/cutText.ts';
import { SUGGESTED_CONDITIONS, SUGGESTION_DESCRIPTION } from '../../../contracts/limits.ts';
import type { SuggestedCondition } from '../../../contracts/search/suggestions.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, defineStatements, selectRows } from '../../../platform/statement.ts';
import { translatedConditions } from '../../encyclopedia/queries/conditionColumns.ts';

/** A condition and the folded names it is found by. */
export type Suggested = { id: number; names: string[] };

/** The reader's language and the default one, whose texts stand in where there is no translation. */
export type Languages = { own: number; fallback: number };

/** The trigrams of an index tell of texts of so many characters on; shorter ones are looked for in every text. */
export const INDEXED_FROM = 3;

/** Sorts after every character. */
const LAST = `U&'\\+10FFFF'`;

/** A condition with several names that begin alike has a row for each. */
const MAX_NOW = SUGGESTED_CONDITIONS * 2;
const MAX_SOON = SUGGESTED_CONDITIONS + 1;

const BEGINNINGS = defineStatement({
  name: 'suggestions-beginning',
  row: { id: z.number(), alias: z.string().nullable(), ahead: z.number() },
  text: `
    WITH RECURSIVE later(beginning) AS (
      SELECT ${nextBeginning('$3 COLLATE "C"')}
      UNION ALL
      SELECT ${nextBeginning(`later.beginning || ${LAST} COLLATE "C"`)} FROM later WHERE later.beginning IS NOT NULL),
    beginnings(beginning, ahead, most) AS (
      SELECT $3::text, 0, ${MAX_NOW}
      UNION ALL
      SELECT DISTINCT left(beginning, length($3) + 1), 1, ${MAX_SOON} FROM later WHERE beginning IS NOT NULL
      UNION ALL
      SELECT beginning, 2, 1 FROM later WHERE length(beginning) = length($3) + 2)
    SELECT found.condition_id AS id, found.alias, ahead
    FROM beginnings CROSS JOIN LATERAL (
      ${beginningWith({ where: 'language_id = $1 AND rank = 0', alias: 'NULL' })}
      UNION ALL ${beginningWith({ where: 'language_id = $1 AND rank = 1', alias: 'NULL' })}
      UNION ALL ${beginningWith({ where: 'language_id = $1 AND rank = 2', alias: 'key' })}
      UNION ALL ${beginningWith({ where: 'language_id = $2 AND $1::int <> $2::int', alias: 'key' })}
      ORDER BY rank, key LIMIT most) found`,
});

/**
 * Conditions whose name or alias, or a later word of it, begins with the text (`now`); the best for each character that
 * may come next in the reader's language (`soon`), and the very best for each two (`later`). Every step is a look-up in
 * an index, so the time depends on how many characters may come next, not on how many conditions there are.
 */
export async function selectBeginnings(
  database: Database,
  { text, languages }: { text: string; languages: Languages },
): Promise<Record<'now' | 'soon' | 'later', Suggested[]>> {
  const rows = await selectRows(database, BEGINNINGS, [languages.own, languages.fallback, text]);
  const [now = [], soon = [], later = []] = [0, 1, 2].map((ahead) =>
    merge(
      rows.filter((row) => row.ahead === ahead).map(({ id, alias }) => ({ id, names: alias === null ? [] : [alias] })),
    ),
  );
  return { now, soon, later };
}

/** The next key after `after`, as far as two characters beyond the text. */
function nextBeginning(after: string): string {
  return `(SELECT left(key, length($3) + 2) FROM search.suggestion_key
    WHERE language_id = $1 AND key > ${after} AND key < $3 || ${LAST} ORDER BY key LIMIT 1)`;
}

function beginningWith({ where, alias }: { where: string; alias: string }): string {
  return `(SELECT condition_id, key, rank, ${alias} AS alias FROM search.suggestion_key WHERE ${where}
    AND key >= beginning COLLATE "C" AND key < (beginning || ${LAST}) COLLATE "C" ORDER BY key LIMIT ${MAX_NOW})`;
}

/** Folded text holds no wildcard. Without names: whether the index helps depends on how rare the text is. */
const CONTAINING = defineStatements(['short', 'indexed'], (length) => ({
  row: { id: z.number(), language: z.number(), text: z.string() },
  text: `SELECT condition_id AS id, language_id AS language, text FROM search.suggestion
         WHERE language_id = ANY ($1) AND ${length === 'short' ? 'strpos(text, $2) > 0' : 'text LIKE $2'} LIMIT $3`,
}));

/**
 * Conditions that hold the text anywhere in their names or description, with all their names; at most `most` rows of
 * them, of which each condition has one for each language.
 */
export async function selectContaining(
  database: Database,
  { text, languages, most }: { text: string; languages: Languages; most: number },
): Promise<Suggested[]> {
  const own = [...new Set([languages.own, languages.fallback])];
  const rows = await (text.length < INDEXED_FROM
    ? selectRows(database, CONTAINING.short, [own, text, most])
    : selectRows(database, CONTAINING.indexed, [own, `%${text}%`, most]));
  return rows.map(({ id, language, text }) => {
    const names = text.split('\n').slice(0, -1);
    // The name in the reader's language is in the suggestion itself.
    return { id, names: language === languages.own ? names.slice(1) : names };
  });
}

/** One for each condition, with every name it was found by. */
export function merge(found: Suggested[]): Suggested[] {
  const names = new Map<number, string[]>();
  for (const one of found) names.set(one.id, [...(names.get(one.id) ?? []), ...one.names]);
  return [...names].map(([id, all]) => ({ id, names: [...new Set(all.map((name) => name.trim()))] }));
}

export type Descriptions = 'whole' | 'short' | 'none';

const SHOWN = defineStatement({
  name: 'suggestions-shown',
  row: { id: z.number(), name: z.string(), description: z.string() },
  text: `SELECT c.id, coalesce(nullif(t.name, ''), c.name) AS name,
           coalesce(nullif(t.summary, ''), c.summary, '') AS description
         FROM ${translatedConditions('$2')} WHERE c.id = ANY ($1::int[]) AND c._status = 'published'`,
});

/** As they are shown, in the reader's language where translated. */
export async function selectShown(
  database: Database,
  { found, languageId, descriptions }: { found: Suggested[]; languageId: number | null; descriptions: Descriptions },
): Promise<SuggestedCondition[]> {
  if (found.length === 0) return [];
  const rows = await selectRows(database, SHOWN, [found.map(({ id }) => id), languageId]);
  const most = { whole: Number.POSITIVE_INFINITY, short: SUGGESTION_DESCRIPTION, none: 0 }[descriptions];
  const shown = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, names }) => {
    const row = shown.get(id);
    return row ? { ...row, description: most === 0 ? '' : shortenText(row.description, most), also: names } : [];
  });
}
