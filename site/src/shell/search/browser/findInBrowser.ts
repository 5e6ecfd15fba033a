import { firstCharacters } from '@common-ground/api/contracts/cutText.ts';
import { SEARCH_TEXT_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { createEntry } from '@common-ground/api/contracts/search/engine/createEntry.ts';
import { findPassage, toSentences } from '@common-ground/api/contracts/search/engine/findPassage.ts';
import type { SearchLanguage } from '@common-ground/api/contracts/search/engine/stems.ts';
import type { FoundCondition, Passage } from '@common-ground/api/contracts/search/find.ts';
import type { ListedHit, ListedHits } from '@common-ground/api/contracts/search/findHits.ts';
import type { FoundSearch, SearchQuery } from '../foundSearch.ts';
import { loadSearchLanguage } from '../loadSearchLanguage.ts';
import { type BrowserEntry, BrowserSearch } from './BrowserSearch.ts';
import { openBrowserSearch } from './openBrowserSearch.ts';
import { readAllSaved, readSavedPage, type SavedPage } from './savedPages.ts';

/**
 * Answers a search that the server did not answer, with passages of the pages that this browser has stored.
 * @throws when there is neither an index nor a saved page
 */
export async function findInBrowser(query: SearchQuery, lang: string): Promise<FoundSearch> {
  const { search, knowsAll } = await openSearch(lang);
  const found = await search.find({ ...query, search: firstCharacters(query.search, SEARCH_TEXT_LENGTH) });
  const conditions = await Promise.all(found.hits.map((hit) => toCondition(hit, { search, found, lang })));
  const near = await Promise.all(found.near.map((hit) => toCondition(hit, { search, found, lang })));
  return {
    status: 'found',
    isOffline: true,
    isSure: found.hasPage || knowsAll,
    searchedFor: found.searchedFor,
    hasPage: found.hasPage,
    conditions,
    // A page that is not stored cannot show that it mentions the text.
    near: near.filter(({ passage, match }) => passage || match),
  };
}

/** `knowsAll` is whether the search has all conditions with all their texts. */
async function openSearch(lang: string): Promise<{ search: BrowserSearch; knowsAll: boolean }> {
  try {
    const search = await openBrowserSearch(lang);
    return { search, knowsAll: search.isComplete };
  } catch (error) {
    const pages = await readAllSaved(lang).catch(() => {
      throw error;
    });
    const language = await loadSearchLanguage(lang);
    const entries = pages.map((page) => toEntry(page, language));
    const index = { isComplete: true, entries, categories: [], others: [] };
    const loadNames = () => Promise.reject(new Error('Saved pages have no other languages'));
    return { search: new BrowserSearch({ language, index, loadNames }), knowsAll: false };
  }
}

function toEntry({ id, categoryId, name, summary, language, sections }: SavedPage, own: SearchLanguage): BrowserEntry {
  const read = (wanted: string) => sections.find(({ section }) => section === wanted)?.texts ?? [];
  const body = [...read('overview'), ...read('treatments')];
  const source = { id, names: [name], terms: [], tags: [], summary, symptoms: read('symptoms'), body };
  return { ...createEntry(source, own), categoryId, summary, language };
}

type Finding = { search: BrowserSearch; found: ListedHits; lang: string };

async function toCondition(hit: ListedHit, { search, found, lang }: Finding): Promise<FoundCondition & Stored> {
  const { names, categoryId, summary, language } = search.entry(hit.id) as BrowserEntry;
  const texts = { name: names[0] ?? '', summary, tags: [] };
  const page = await readSavedPage(hit.id, lang);
  return {
    id: hit.id,
    categoryId,
    ...texts,
    ...(language === lang && { translation: texts }),
    ...(hit.match && { match: hit.match }),
    passage: page && !hit.isNamed ? toPassage(page, found, search.language) : null,
    // With a connection, a page that is not stored can be opened.
    isStored: page !== null || navigator.onLine !== false,
  };
}

type Stored = Pick<FoundSearch['conditions'][number], 'isStored'>;

function toPassage({ sections }: SavedPage, { stems }: ListedHits, { stem }: SearchLanguage): Passage | null {
  const sentences = sections.flatMap(({ section, texts }) => toSentences(section, texts, stem));
  const best = findPassage(sentences, stems, stem);
  const section = sections.find((one) => one.section === best?.section);
  if (!best || !section) return null;
  const { heading, language } = section;
  return { section: section.section, heading, language, text: best.text, marks: best.marks };
}
