import { defineStatement, json, type RowFrom, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import { CARD, CARD_ROW, type CardRow, type ConditionKey, WANTED, WANTED_TRANSLATION } from './contentRows.ts';
import type { Sql } from './Sql.ts';

const NAMES = defineStatement({
  name: 'publisher-names',
  row: {
    id: z.number(),
    categoryId: z.number(),
    name: z.string(),
    translatedName: z.string().nullable(),
    aliases: json<string[] | null>(),
    translatedAliases: json<string[] | null>(),
    tags: json<string[] | null>(),
    translatedTags: json<string[] | null>(),
    hiddenTerms: json<string[] | null>(),
  },
  text: `SELECT c.id, c.category_id AS "categoryId", c.name, t.name AS "translatedName",
           c.aliases, t.aliases AS "translatedAliases", c.tags, t.tags AS "translatedTags", s.terms AS "hiddenTerms"
         FROM conditions c CROSS JOIN (SELECT $1::int) AS wanted(language_id) ${WANTED_TRANSLATION}
         LEFT JOIN search_terms s ON s.condition_id = c.id AND s.language_id = wanted.language_id
         WHERE c._status = 'published' ORDER BY c.id`,
});
export type NameRow = RowFrom<typeof NAMES>;

/** Selects names and tags of all published conditions. */
export function selectNames(sql: Sql, languageId: number): Promise<NameRow[]> {
  return selectRows(sql, NAMES, [languageId]);
}

const CARDS = defineStatement({
  name: 'publisher-cards',
  row: CARD_ROW,
  text: `SELECT wanted.language_id AS "languageId", ${CARD}
         FROM ${WANTED} JOIN conditions c ON c.id = wanted.id AND c._status = 'published' ${WANTED_TRANSLATION}`,
});

export function selectCards(sql: Sql, keys: readonly ConditionKey[]): Promise<CardRow[]> {
  return selectRows(sql, CARDS, [keys.map(({ id }) => id), keys.map(({ languageId }) => languageId)]);
}

const SHOWN_TAGS = defineStatement({
  name: 'publisher-shown-tags',
  row: { language: z.string(), tags: json<string[] | null>(), translatedTags: json<string[] | null>() },
  text: `SELECT DISTINCT l.code AS language, c.tags, t.tags AS "translatedTags"
         FROM languages l CROSS JOIN conditions c
         LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = l.id AND t._status = 'published'
         WHERE l.is_active AND c._status = 'published'`,
});

/** Selects the different lists of tags of published conditions, with those of their translation, in each language. */
export function selectShownTags(sql: Sql): Promise<RowFrom<typeof SHOWN_TAGS>[]> {
  return selectRows(sql, SHOWN_TAGS);
}
