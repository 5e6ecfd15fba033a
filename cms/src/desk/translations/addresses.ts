import type { PageKind } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import {
  PAGE_STATES,
  type PageState,
  TRANSLATED_KINDS,
} from '@common-ground/api/contracts/translations/translations.ts';

export const TRANSLATIONS = '/cms/translations';

/** What a list shows besides single states: what nobody is at, and everything. */
export const SHOWN = ['todo', ...PAGE_STATES, 'all'] as const;
export type Shown = (typeof SHOWN)[number];

export type Listed = {
  language: string | undefined;
  show: Shown;
  kind: PageKind | undefined;
  category: number | undefined;
  page: number;
};

/** Undefined means every state. */
export function statesOf(show: Shown): readonly PageState[] | undefined {
  if (show === 'all') return undefined;
  return show === 'todo' ? ['partial', 'stale', 'missing'] : [show];
}

type Given = { [name: string]: string | string[] | undefined };

/** What an address asks for; whatever makes no sense counts as not said. */
export function parseList(given: Given): Listed {
  const one = (name: string) => [given[name]].flat()[0] ?? '';
  const number = (name: string) => (/^[1-9]\d{0,8}$/.test(one(name)) ? Number(one(name)) : undefined);
  return {
    language: one('language') || undefined,
    show: SHOWN.find((show) => show === one('show')) ?? 'todo',
    kind: TRANSLATED_KINDS.find((kind) => kind === one('kind')),
    category: number('category'),
    page: number('page') ?? 1,
  };
}

/** The list with something else asked for; that begins at its first page. */
export function listAddress(listed: Partial<Listed>): string {
  const { language, show = 'todo', kind, category, page = 1 } = listed;
  const query = new URLSearchParams();
  if (language) query.set('language', language);
  if (show !== 'todo') query.set('show', show);
  if (kind) query.set('kind', kind);
  if (category) query.set('category', String(category));
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${TRANSLATIONS}?${query}` : TRANSLATIONS;
}

export function editorAddress({ language, kind, id }: { language: string; kind: PageKind; id: number }): string {
  return `${TRANSLATIONS}/${language}/${kind}/${id}`;
}
