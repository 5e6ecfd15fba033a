import { LIST_PAGE } from '@common-ground/api/contracts/limits.ts';
import type { AdminDashboardWords } from '@common-ground/api/contracts/wording/analytics.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { LoadFailed } from '../../components/load-failed/LoadFailed.tsx';
import { type Parts, Text } from '../../components/text/Text.tsx';
import { type ListPage, type PagedRead, useLastPage } from './pagedRead.ts';

type Props<Item> = {
  id: string;
  lang: string;
  words: AdminDashboardWords;
  title: string;
  hint?: string;
  failed: string;
  /** Accessible name of the navigation between pages. */
  pages: string;
  list: PagedRead<Item>;
  /** Returns the text for the number of items. */
  count: (total: number) => string;
  /** Content between heading and list, such as a search form. */
  tools?: Parts;
  children: (shown: ListPage<Item>, isBusy: boolean) => Parts;
};

export function PagedSection<Item>({
  id,
  lang,
  words,
  title,
  hint,
  failed,
  pages,
  list,
  count,
  tools,
  children,
}: Props<Item>) {
  const { error } = useStore(list.$read);
  const asked = useStore(list.$asked);
  const shown = useLastPage(list);
  const heading = useRef<HTMLHeadingElement>(null);
  const retry = () => {
    // The button disappears, so the focus moves to the heading instead of the start of the page.
    heading.current?.focus();
    list.$read.revalidate();
  };
  const last = shown ? Math.max(1, Math.ceil(shown.total / LIST_PAGE)) : 1;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <h2 id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        {hint && <p className="section-lede mt-[0.35rem]">{hint}</p>}
        <p role="status" className="section-lede mt-[0.35rem]">
          <Text>{shown ? count(shown.total) : !error && words.loading}</Text>
          <Text>{shown && last > 1 && ` · ${formatPage(words.pageOf, [shown.page, last], lang)}`}</Text>
        </p>
      </div>
      {tools}
      {Boolean(error) && <LoadFailed text={failed} tryAgain={words.tryAgain} onRetry={retry} />}
      {!error && shown && (
        <>
          {children(shown, shown.page !== asked.page || shown.text !== asked.text)}
          {last > 1 && <Turn list={list} words={words} pages={pages} last={last} page={shown.page} />}
        </>
      )}
    </div>
  );
}

function formatPage(text: string, [page, pages]: [number, number], lang: string): string {
  return fill(text, { page: formatNumber(lang, page), pages: formatNumber(lang, pages) });
}

type TurnProps<Item> = Pick<Props<Item>, 'list' | 'words' | 'pages'> & { page: number; last: number };

function Turn<Item>({ list: { $asked }, words, pages, page, last }: TurnProps<Item>) {
  const turn = (label: string, to: number) => (
    // Uses aria-disabled, so that the button keeps the focus on the first and last page.
    <button
      className="button quiet aria-disabled:cursor-default aria-disabled:[border-style:dashed] aria-disabled:border-edge aria-disabled:text-ink-soft"
      type="button"
      aria-disabled={to < 1 || to > last || undefined}
      onClick={() => to >= 1 && to <= last && $asked.set({ ...$asked.get(), page: to })}
    >
      {label}
    </button>
  );
  return (
    <nav className="flex flex-wrap items-center gap-4" aria-label={pages}>
      {turn(words.previousPage, page - 1)}
      {turn(words.nextPage, page + 1)}
    </nav>
  );
}
