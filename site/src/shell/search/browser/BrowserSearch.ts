import { SUGGESTED_CATEGORIES } from '@common-ground/api/contracts/limits.ts';
import type { BrowserIndex, BrowserNames } from '@common-ground/api/contracts/search/browserIndex.ts';
import { SearchIndex } from '@common-ground/api/contracts/search/engine/SearchIndex.ts';
import type { SearchLanguage } from '@common-ground/api/contracts/search/engine/stems.ts';
import { foldLetters } from '@common-ground/api/contracts/search/engine/words.ts';
import { findHits, type ListedHits } from '@common-ground/api/contracts/search/findHits.ts';
import type { SearchQuery } from '../foundSearch.ts';

export type BrowserEntry = BrowserIndex['entries'][number];
/** Names of the conditions that have texts in a language. */
export type LanguageNames = { language: SearchLanguage; names: BrowserNames['names'] };

export type BrowserSearchOptions = {
  language: SearchLanguage;
  index: Omit<BrowserIndex, 'version'>;
  /** Rejects when the names cannot be loaded. */
  loadNames: (code: string) => Promise<LanguageNames>;
};

/** Searches the conditions of a language in the browser, with the engine and the rules of the server. */
export class BrowserSearch {
  readonly language: SearchLanguage;
  readonly isComplete: boolean;
  readonly #options: BrowserSearchOptions;
  readonly #own: SearchIndex;
  readonly #entries = new Map<number, BrowserEntry>();
  #others: Promise<SearchIndex[]> | null = null;

  constructor(options: BrowserSearchOptions) {
    this.#options = options;
    this.language = options.language;
    this.isComplete = options.index.isComplete;
    this.#own = new SearchIndex(options.language);
    for (const entry of options.index.entries) this.#add(entry);
    this.#own.warmUp();
  }

  /** Returns the entry of a condition that this search has found. */
  entry(id: number): BrowserEntry | null {
    return this.#entries.get(id) ?? null;
  }

  /**
   * Loads the names in other languages when nothing fits in the own one without a guess. Without a text, lists conditions by id.
   * @throws when the index is not complete and the search needs more than names
   */
  async find({ search, category, isExact = false }: SearchQuery): Promise<ListedHits> {
    if (!this.isComplete && (category || !search)) throw new Error('The names have no categories');
    if (!this.isComplete) await this.#addNames();
    const accepts = (id: number) => !category || this.#entries.get(id)?.categoryId === Number(category);
    if (!search) return this.#list(accepts);
    const toNameLanguage = (id: number) => this.#entries.get(id)?.language ?? this.language.code;
    const asked = { text: search, isExact, own: this.#own, accepts, toNameLanguage };
    const found = findHits({ ...asked, others: [] });
    const isSure = found.hasPage && !found.isGuessed;
    return isSure ? found : findHits({ ...asked, others: await this.#loadOthers() });
  }

  /** Returns conditions whose name begins with a text that is too short for a search, in alphabetical order. */
  findBeginning(text: string): BrowserEntry[] {
    const beginning = foldLetters(text);
    const order = new Intl.Collator(this.language.code);
    return [...this.#entries.values()]
      .filter(({ names }) => foldLetters(names[0] ?? '').startsWith(beginning))
      .sort((one, other) => order.compare(one.names[0] ?? '', other.names[0] ?? ''));
  }

  findCategories(text: string): { id: number; name: string }[] {
    const part = foldLetters(text);
    const { categories } = this.#options.index;
    return categories.filter(({ name }) => foldLetters(name).includes(part)).slice(0, SUGGESTED_CATEGORIES);
  }

  #list(accepts: (id: number) => boolean): ListedHits {
    const ids = [...this.#entries.keys()].filter(accepts).sort((a, b) => a - b);
    const hits = ids.map((id) => ({ id, isNamed: true, match: null }));
    return { searchedFor: null, hasPage: hits.length > 0, isGuessed: false, hits, near: [], stems: new Map() };
  }

  #add(entry: BrowserEntry): void {
    this.#entries.set(entry.id, entry);
    this.#own.put(entry);
  }

  /** Adds the names in the own language, and of conditions without texts in it the first names in another. */
  async #addNames(): Promise<void> {
    const { index, loadNames } = this.#options;
    const loaded = await Promise.all([this.language.code, ...index.others].map(loadNames));
    for (const { language, names } of loaded)
      for (const [id, ...own] of names)
        if (!this.#entries.has(id))
          this.#add({ id, names: own, terms: [], stems: {}, categoryId: 0, summary: '', language: language.code });
  }

  /** Languages whose names cannot be loaded are left out, and tried again at the next search. */
  #loadOthers(): Promise<SearchIndex[]> {
    const { index, loadNames } = this.#options;
    this.#others ??= Promise.all(index.others.map(async (code) => createNamesIndex(await loadNames(code)))).catch(
      () => {
        this.#others = null;
        return [];
      },
    );
    return this.#others;
  }
}

/** A reader who types a name in another language seldom inflects it, so words are searched without their stems. */
function createNamesIndex({ language, names }: LanguageNames): SearchIndex {
  const index = new SearchIndex({ ...language, stem: (word) => word });
  for (const [id, ...own] of names) index.put({ id, names: own, terms: [], stems: {} });
  return index;
}
