import { LRUCache } from 'lru-cache';
import { SEARCH_RESULTS } from '../../contracts/limits.ts';
import { SearchIndex } from '../../contracts/search/engine/SearchIndex.ts';
import { findHits, type ListedHits } from '../../contracts/search/findHits.ts';
import type { ActiveLanguage } from '../../platform/languages.ts';
import type { ChangedEntry, ShownCondition } from './queries/entries.ts';
import { loadSearchLanguage } from './searchLanguage.ts';

/** Conditions in one language whose cards and sentences are in memory: about 30 MB. */
const MAX_SHOWN = 3000;

export type IndexedLanguage = {
  id: number;
  code: string;
  /** All conditions, with names of the default language where there is no translation. */
  own: SearchIndex;
  /** Only names in this language, for searches in the others. */
  names: SearchIndex;
  facts: Map<number, EntryFacts>;
};
type EntryFacts = { categoryId: number; revision: string; language: string };

export type TextSearch = { languageId: number; text: string; isExact: boolean; categoryId: number | null };

/** Indexes of all active languages in memory, as `search.entry` was at a revision. */
export class SearchIndexes {
  readonly #languages: Map<number, IndexedLanguage>;
  /** Cards and sentences by language and id. An entry with another revision than the index is not used. */
  readonly shown = new LRUCache<string, ShownCondition>({ max: MAX_SHOWN });
  revision = '0';

  private constructor(languages: IndexedLanguage[]) {
    this.#languages = new Map(languages.map((language) => [language.id, language]));
  }

  static async create(languages: readonly ActiveLanguage[]): Promise<SearchIndexes> {
    const created = languages.map(async ({ id, code }): Promise<IndexedLanguage> => {
      const language = await loadSearchLanguage(code);
      // A reader who types a name in another language seldom inflects it, and stems of two languages differ.
      const names = new SearchIndex({ ...language, stem: (word) => word });
      return { id, code, own: new SearchIndex(language), names, facts: new Map() };
    });
    return new SearchIndexes(await Promise.all(created));
  }

  /** Adds, replaces or removes an entry, and moves on to its revision. Ignores languages that are not active. */
  apply({ id, languageId, revision, entry }: ChangedEntry): void {
    this.revision = revision;
    const language = this.#languages.get(languageId);
    if (!language) return;
    const { own, names, facts, code } = language;
    names.remove(id);
    if (!entry) {
      own.remove(id);
      facts.delete(id);
      return;
    }
    own.put(entry);
    if (entry.language === code) names.put({ id, names: entry.names, terms: [], stems: {} });
    facts.set(id, { categoryId: entry.categoryId, revision, language: entry.language });
  }

  warmUp(): void {
    for (const { own, names } of this.#languages.values()) for (const index of [own, names]) index.warmUp();
  }

  demandLanguage(id: number): IndexedLanguage {
    const language = this.#languages.get(id);
    if (!language) throw new Error(`There is no search index of language ${id}`);
    return language;
  }

  /** Lists the first conditions of a category, or of all, by id. */
  list({ languageId, categoryId }: Pick<TextSearch, 'languageId' | 'categoryId'>): ListedHits {
    const { facts } = this.demandLanguage(languageId);
    const ids = [...facts]
      .filter(([, fact]) => categoryId === null || fact.categoryId === categoryId)
      .map(([id]) => id);
    const listed = ids.sort((a, b) => a - b).slice(0, SEARCH_RESULTS);
    const hits = listed.map((id) => ({ id, isNamed: true, match: null }));
    return { searchedFor: null, hasPage: hits.length > 0, isGuessed: false, hits, near: [], stems: new Map() };
  }

  search({ languageId, text, isExact, categoryId }: TextSearch): ListedHits {
    const { own, facts, code } = this.demandLanguage(languageId);
    const others = [...this.#languages.values()].filter(({ id }) => id !== languageId).map(({ names }) => names);
    const accepts = (id: number) => categoryId === null || facts.get(id)?.categoryId === categoryId;
    const toNameLanguage = (id: number) => facts.get(id)?.language ?? code;
    return findHits({ text, isExact, own, others, accepts, toNameLanguage });
  }
}
