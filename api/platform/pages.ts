import { LIST_PAGE } from '../contracts/limits.ts';

export type PageQuery = { page?: number; limit?: number; lang?: string; q?: string };
/** The part of a list to read; null means the whole list. */
export type Slice = { limit: number; offset: number } | null;
export type Sliced<Item> = { items: Item[]; total: number };

export function toSlice({ page, limit }: PageQuery): Slice {
  if (page === undefined && limit === undefined) return null;
  const size = limit ?? LIST_PAGE;
  return { limit: size, offset: ((page ?? 1) - 1) * size };
}

/** Returns a list or a slice of it. `count` is called only for a slice. */
export async function selectSlice<Item>(
  query: PageQuery,
  { select, count }: { select: (slice: Slice) => Promise<Item[]>; count: () => Promise<number> },
): Promise<Sliced<Item>> {
  const slice = toSlice(query);
  const items = await select(slice);
  return { items, total: slice ? await count() : items.length };
}

type AnsweredList = { path: string; query: PageQuery; total: number };

export function pageHeaders({ path, query, total }: AnsweredList): Record<string, string> {
  const headers = { 'x-total-count': String(total) };
  const slice = toSlice(query);
  if (!slice) return headers;
  const page = query.page ?? 1;
  const last = Math.max(1, Math.ceil(total / slice.limit));
  const link = (rel: string, to: number) =>
    `<${path}?${toSearch({ ...query, page: to, limit: slice.limit })}>; rel="${rel}"`;
  const links = [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ];
  return { ...headers, link: links.join(', ') };
}

function toSearch({ page, limit, lang, q }: PageQuery): string {
  const search = new URLSearchParams({ page: String(page), limit: String(limit) });
  if (lang) search.set('lang', lang);
  if (q) search.set('q', q);
  return search.toString();
}
