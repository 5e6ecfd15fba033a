import { useCallback, useEffect, useRef, useState } from 'react';
import { LoadFailed } from '../load-failed/LoadFailed.tsx';
import type { ToolWords } from './ToolFrame.tsx';

type Props = {
  pages: Pick<ReturnType<typeof usePages>, 'total' | 'isLoading' | 'hasFailed' | 'more'>;
  count: number;
  words: Pick<ToolWords['page'], 'failed' | 'tryAgain'>;
  older: string;
};

/** Shows a button for the next page below a list, or a retry when the page could not be read. */
export function MorePages({ pages: { total, isLoading, hasFailed, more }, count, words, older }: Props) {
  if (hasFailed) return <LoadFailed text={words.failed} tryAgain={words.tryAgain} onRetry={more} />;
  if (isLoading || total === null || count >= total) return null;
  return (
    <button className="button quiet print:hidden" type="button" onClick={more}>
      {older}
    </button>
  );
}

type Page<Item> = { items: Item[]; total: number };

/** Reads a list page by page. `total` is null until the first page has loaded. */
export function usePages<Item extends { id: number }>(read: (page: number) => Promise<Page<Item>>) {
  const [{ items, total, pages }, setRead] = useState({ items: [] as Item[], total: null as number | null, pages: 0 });
  const [isLoading, setLoading] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const isUnderWay = useRef(false);

  async function more() {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setLoading(true);
    setFailed(false);
    try {
      const page = await read(pages + 1);
      setRead((before) => ({
        // New items shift the pages, so a page may repeat items that are already shown.
        items: [...before.items, ...page.items.filter(({ id }) => !before.items.some((one) => one.id === id))],
        total: page.total,
        pages: before.pages + 1,
      }));
    } catch {
      setFailed(true);
    } finally {
      isUnderWay.current = false;
      setLoading(false);
    }
  }

  useEffect(() => void more(), []);

  const change = useCallback(
    (change: (items: Item[]) => Item[], added = 0) =>
      setRead(({ total, ...before }) => ({
        ...before,
        items: change(before.items),
        total: total === null ? null : total + added,
      })),
    [],
  );
  return { items, total, isLoading, hasFailed, more: () => void more(), change };
}
