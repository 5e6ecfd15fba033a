import {
  LISTED_KINDS,
  type ListedKind,
  PAGE_STATES,
  type PageState,
} from '@common-ground/api/contracts/translations/translations.ts';
import { type Query, readQuery, TRANSLATIONS, toAddress } from '../kit/addresses.ts';

/** Filters of the list: `todo` for pages to translate that no translator works on, single states, and `all`. */
export const LIST_FILTERS = ['todo', ...PAGE_STATES, 'all'] as const;
export type ListFilter = (typeof LIST_FILTERS)[number];

export type ListQuery = {
  language: string | undefined;
  show: ListFilter;
  kind: ListedKind | undefined;
  category: number | undefined;
  page: number;
};

/** Returns the states that a filter shows, undefined for every state. */
export function toPageStates(show: ListFilter): readonly PageState[] | undefined {
  if (show === 'all') return undefined;
  return show === 'todo' ? ['partial', 'stale', 'missing'] : [show];
}

export function parseList(query: Query): ListQuery {
  const { text, number, oneOf } = readQuery(query);
  return {
    language: text('language'),
    show: oneOf('show', LIST_FILTERS) ?? 'todo',
    kind: oneOf('kind', LISTED_KINDS),
    category: number('category'),
    page: number('page') ?? 1,
  };
}

export function listAddress({ language, show = 'todo', kind, category, page = 1 }: Partial<ListQuery>): string {
  return toAddress(TRANSLATIONS, {
    language,
    show: show === 'todo' ? undefined : show,
    kind,
    category,
    page: page > 1 ? page : undefined,
  });
}

export function editorAddress({ language, kind, id }: { language: string; kind: ListedKind; id: number }): string {
  return `${TRANSLATIONS}/${language}/${kind}/${id}`;
}
