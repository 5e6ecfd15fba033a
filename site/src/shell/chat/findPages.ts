import type { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { CHAT_PAGES } from '@common-ground/api/contracts/limits.ts';
import { conditionPath } from '../../routes.ts';
import { findConditions } from '../search/findConditions.ts';
import type { FoundSearch } from '../search/foundSearch.ts';
import type { FoundPage } from './shownReply.ts';

/** Language of texts without a translation. Imported as a type: the value would load the schema library. */
const fallback: typeof DEFAULT_LANGUAGE = 'en';

export type FoundPages = Pick<FoundSearch, 'searchedFor' | 'isOffline'> & {
  /** Pages about the text; empty when there is none. */
  pages: FoundPage[];
  /** Pages that mention words of the text, when none is about it. */
  near: FoundPage[];
  /** Whether it is known that no page is about the text. */
  isMissing: boolean;
};

const NONE: FoundPages = { searchedFor: null, isOffline: false, pages: [], near: [], isMissing: false };

type Options = {
  /** Whether the words are of a personal message. */
  isPersonal?: boolean;
  /** Returns whether a condition mentions what was asked for, so that it may be shown when no page is about it. */
  isNear?: (condition: FoundSearch['near'][number]) => boolean;
};

/**
 * Searches for the pages of a reply. No words of a chat are counted when no page is about them. Returns null when neither
 * the server nor the browser's index answers.
 */
export async function findPages(
  query: string,
  lang: string,
  { isPersonal = false, isNear = () => false }: Options = {},
): Promise<FoundPages | null> {
  // A search without words would find every condition.
  if (!query) return NONE;
  const found = await findConditions({ search: query, category: '', isUncounted: true }, lang);
  if (found.status === 'failed') return null;
  const toPages = (conditions: FoundSearch['conditions']) =>
    conditions.slice(0, CHAT_PAGES).map((condition) => toFoundPage(condition, { lang, isPersonal }));
  return {
    searchedFor: found.searchedFor,
    isOffline: found.isOffline,
    pages: found.hasPage ? toPages(found.conditions) : [],
    near: toPages(found.near.filter(isNear)),
    isMissing: !found.hasPage && found.isSure,
  };
}

/** Leaves out sentences for a personal message, which may be about a danger: they may be taken for advice. */
function toFoundPage(
  condition: FoundSearch['conditions'][number],
  { lang, isPersonal }: { lang: string; isPersonal: boolean },
): FoundPage {
  const { name, summary } = condition.translation ?? condition;
  return {
    title: name,
    summary,
    href: conditionPath(condition.id, lang),
    language: condition.translation ? lang : fallback,
    reviewedAt: condition.reviewedAt,
    passage: isPersonal ? null : condition.passage,
  };
}
