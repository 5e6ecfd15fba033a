import { sortNames, takeNamePage } from '@common-ground/api/contracts/encyclopedia/alphabet.ts';
import { DEFAULT_LANGUAGE, type Passage } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { toSlug } from '@common-ground/api/contracts/encyclopedia/slug.ts';
import { groupByTag } from '@common-ground/api/contracts/encyclopedia/tags.ts';
import { MAX_SHOWN_ALIASES, TAG_CARDS } from '@common-ground/api/contracts/limits.ts';
import type { BrowseSource, ConditionCard } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { type NameRow, selectNames } from './browseRows.ts';
import { dependency } from './dependencies.ts';
import type { Loaders } from './loaders.ts';
import { listPassage, passage, toCard } from './passages.ts';
import type { Sql } from './Sql.ts';

type Tools = {
  sql: Sql;
  note: (name: string) => void;
  noteCard: (card: ConditionCard, language: string) => ConditionCard;
  once: <T>(key: string, load: () => Promise<T>) => Promise<T>;
  languageId: (code: string) => number;
  cards: Loaders['conditionCards'];
};

/** A changed name or tag has the pages of its tags rendered, so a tag's page notes only what its cards show. */
export function browseContent({ sql, note, noteCard, once, languageId, cards }: Tools): BrowseSource {
  const readRows = (language: string) => once(`names:${language}`, () => selectNames(sql, languageId(language)));
  const readTags = (language: string) =>
    once(`tags:${language}`, async () => {
      const conditions = (await readRows(language)).map((row) => ({
        id: row.id,
        name: nameIn(row, language),
        tags: listPassage(row.translatedTags, row.tags, language),
      }));
      return groupByTag(conditions, language);
    });
  return {
    async names(language, category, page) {
      note(dependency.names(language));
      const sorted = await once(`names:${language}:${category}`, async () => {
        const rows = (await readRows(language)).filter((row) => category === null || row.categoryId === category);
        return sortNames(
          rows.map((row) => ({ id: row.id, name: nameIn(row, language), otherNames: otherNamesIn(row, language) })),
          language,
        );
      });
      return takeNamePage(sorted, page);
    },
    async tags(language) {
      note(dependency.tags(language));
      return [...(await readTags(language)).values()].map(({ slug, name }) => ({ slug, name }));
    },
    async tag(slug, language) {
      const tag = (await readTags(language)).get(slug);
      if (!tag) return null;
      const keys = tag.conditions.slice(0, TAG_CARDS).map(({ id }) => ({ id, languageId: languageId(language) }));
      const rows = await Promise.all(keys.map((key) => cards.load(key)));
      return {
        slug,
        name: tag.name,
        cards: rows.filter((row) => row !== null).map((row) => noteCard(toCard(row, language), language)),
        others: tag.conditions.slice(TAG_CARDS),
      };
    },
  };
}

function nameIn(row: NameRow, language: string): Passage<string> {
  return passage(row.translatedName, row.name, language);
}

/** Returns the other names that the page of the condition shows, except those that are hidden search terms. */
function otherNamesIn({ aliases, translatedAliases, hiddenTerms }: NameRow, language: string): string[] {
  const hidden = new Set(hiddenTerms?.map(toSlug));
  const names = (language === DEFAULT_LANGUAGE ? aliases : translatedAliases) ?? [];
  return names.slice(0, MAX_SHOWN_ALIASES).filter((name) => !hidden.has(toSlug(name)));
}
