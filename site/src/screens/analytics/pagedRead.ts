import { LIST_PAGE } from '@common-ground/api/contracts/limits.ts';
import { useStore } from '@nanostores/react';
import { atom, computed } from 'nanostores';
import { useEffect, useState } from 'react';
import { createRead } from '../../session/reads.ts';
import { $userId } from '../../session/session.ts';

export type ListPage<Item> = { items: Item[]; total: number; page: number; text: string };
type PageQuery = { page: number; limit: number; q?: string };

export function createPagedRead<Item>(
  { path }: { path: string },
  read: (query: PageQuery) => Promise<{ items: Item[]; total: number }>,
) {
  /** Requested page, from 1, and search text, empty for none. */
  const $asked = atom({ page: 1, text: '' });
  const $key = computed($asked, (asked) => JSON.stringify(asked));
  const $read = createRead<ListPage<Item>>([`${path}?for=`, $userId, '&', $key], {
    fetcher: async (...key) => {
      const { page, text } = JSON.parse(String(key.at(-1))) as { page: number; text: string };
      return { ...(await read({ page, limit: LIST_PAGE, ...(text && { q: text }) })), page, text };
    },
  });
  return { $asked, $read };
}
export type PagedRead<Item> = ReturnType<typeof createPagedRead<Item>>;

/** Returns the last loaded page, also while the next one loads. Null until one has loaded. */
export function useLastPage<Item>({ $read }: PagedRead<Item>): ListPage<Item> | null {
  const { data } = useStore($read);
  const [shown, setShown] = useState<ListPage<Item> | null>(data ?? null);
  useEffect(() => {
    if (data) setShown(data);
  }, [data]);
  return shown;
}
