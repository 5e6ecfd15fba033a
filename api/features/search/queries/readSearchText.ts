import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import type { ActiveLanguage } from '../../../platform/languages.ts';
import { defineStatement, json, type RowFrom, selectRows } from '../../../platform/statement.ts';

/** Longest word that is looked at: longer than any that names a condition, and its parts still fit into the index. */
const LONGEST = 60;

const SEARCH_WORDS = defineStatement({
  name: 'search-read-text',
  row: {
    word: z.string(),
    sound: z.string(),
    /** Its stem by the code of each active language; null where that language leaves the word out. */
    stems: json<Record<string, string | null>>(),
    size: z.number(),
  },
  text: `
    SELECT word, search.sound(word) AS sound,
      (SELECT jsonb_object_agg(code, search.stem(code, word)) FROM unnest($2::text[]) code) AS stems,
      (SELECT count(*)::int FROM (SELECT FROM search.entry WHERE language_id = $3 LIMIT 1000) counted) AS size
    FROM unnest(string_to_array(search.fold_words($1), ' ')) WITH ORDINALITY AS asked(word, place)
    WHERE length(word) BETWEEN 1 AND ${LONGEST} ORDER BY place`,
});

/** A word of a search text as the index holds words: without accents, case and, in Arabic, the article. */
export type SearchWord = Omit<RowFrom<typeof SEARCH_WORDS>, 'size'>;

export type SearchText = {
  words: SearchWord[];
  /** How many texts there are in the reader's language; beyond a thousand it makes no difference. */
  size: number;
};

export async function readSearchText(database: Database, { asked, scope }: ReadSearchText): Promise<SearchText> {
  const words = await selectRows(database, SEARCH_WORDS, [
    withoutDots(asked.toWellFormed()),
    scope.active.map(({ code }) => code),
    scope.own.id,
  ]);
  return { words: words.map(({ word, sound, stems }) => ({ word, sound, stems })), size: words[0]?.size ?? 0 };
}

type ReadSearchText = { asked: string; scope: Scope };

/** A.D.H.D. and a d h d are ADHD: letters that stand alone are one word, if dots divide them or there is nothing else. */
function withoutDots(text: string): string {
  if (/^\s*(\p{L}[\s.]+){1,7}\p{L}[\s.]*$/u.test(text)) return text.replace(/[\s.]/g, '');
  return text.replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}?(?![\p{L}\p{N}])/gu, (letters) =>
    letters.replaceAll('.', ''),
  );
}

/**
 * Languages of a search, which ranks matches in `own` before `fallback` before the others, and the id of its category:
 * null for all categories.
 */
export type Scope = {
  own: ActiveLanguage;
  fallback: ActiveLanguage;
  active: ActiveLanguage[];
  categoryId: number | null;
};
