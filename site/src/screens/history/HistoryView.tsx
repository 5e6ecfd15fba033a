import type { Revision } from '@common-ground/api/contracts/history/history.ts';
import { LIST_PAGE } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef, useState } from 'react';
import { MorePages, usePages } from '../../components/condition-tools/MorePages.tsx';
import { toolPart } from '../../components/condition-tools/ToolFrame.tsx';
import { parseId } from '../../routes.ts';
import { api, calls } from '../../session/session.ts';
import { Comparison, type Pair } from './Comparison.tsx';
import { useHistory } from './context.ts';
import { RevisionRow } from './RevisionRow.tsx';

export function HistoryView() {
  const { id, lang, words } = useHistory();
  const pages = usePages(readRevisions(id));
  const { items, total, isLoading } = pages;
  const [pair, setPair] = useState<Pair | null>(pairInAddress);
  const [chosen, setChosen] = useState<{ from: number | null; to: number | null }>({ from: null, to: null });
  const [complaint, setComplaint] = useState('');
  const list = useRef<HTMLHeadingElement>(null);
  const { history, page } = words;
  // The removal of a page has no text to read or compare.
  const texts = items.filter(({ event }) => event !== 'removed');
  const from = chosen.from ?? texts[1]?.id ?? null;
  const to = chosen.to ?? texts[0]?.id ?? null;

  function show(wanted: Pair | null) {
    putPairIntoAddress(wanted);
    setComplaint('');
    setPair(wanted);
    if (!wanted) list.current?.focus();
  }

  function compare() {
    if (from === null || to === null || from === to) return setComplaint(history.chooseTwo);
    // The lower id is the older version, whichever way the two were chosen.
    show({ from: Math.min(from, to), to: Math.max(from, to) });
  }

  /** Compares a version with the one before it, or shows all of it as new when there is none. */
  function showChanges(revision: Revision) {
    show({ from: texts[texts.indexOf(revision) + 1]?.id ?? null, to: revision.id });
  }

  return (
    <>
      <Protection />
      {pair && <Comparison key={`${pair.from} ${pair.to}`} pair={pair} onClose={() => show(null)} />}
      <section className={`${toolPart} py-4`} aria-labelledby="versions">
        <h2 id="versions" tabIndex={-1} ref={list}>
          {total === null ? words.tools.history : plural(lang, history.versions, total)}
        </h2>
        {total === 0 && <p className="text-ink-soft">{history.empty}</p>}
        {texts.length > 1 && <p className="hint">{history.compareHint}</p>}
        {texts.length > 1 && (
          <div className="flex flex-wrap items-start gap-3">
            <button className="button" type="button" onClick={compare}>
              {history.compare}
            </button>
            <p className="font-semibold text-danger" role="alert">
              {complaint}
            </p>
          </div>
        )}
        <ol className="w-full">
          {items.map((revision) => (
            <RevisionRow
              key={revision.id}
              revision={revision}
              isCurrent={revision === texts[0]}
              choice={texts.length > 1 ? { from, to, onChoose: (end) => setChosen({ from, to, ...end }) } : null}
              // The version before the oldest loaded text may not be loaded yet.
              onShowChanges={revision !== texts.at(-1) || items.length === total ? () => showChanges(revision) : null}
            />
          ))}
        </ol>
        <p role="status">{isLoading && page.loading}</p>
        <MorePages pages={pages} count={items.length} words={page} older={history.older} />
      </section>
    </>
  );
}

/** Returns the pair in the address (`?…&from=1&to=2`); null without `to`. */
function pairInAddress(): Pair | null {
  const query = new URLSearchParams(location.search);
  const to = parseId(query.get('to') ?? undefined);
  return to === null ? null : { from: parseId(query.get('from') ?? undefined), to };
}

/** Writes a pair into the address, so that a link, a reload or a change of language shows the comparison again. */
function putPairIntoAddress(pair: Pair | null): void {
  const address = new URL(location.href);
  for (const end of ['from', 'to'] as const) {
    const id = pair?.[end];
    if (id) address.searchParams.set(end, String(id));
    else address.searchParams.delete(end);
  }
  history.replaceState(history.state, '', address);
}

/** `page` counts from 1. */
const readRevisions =
  (id: number) =>
  (page: number): Promise<{ items: Revision[]; total: number }> =>
    api.list(calls.listRevisions, { params: { id }, query: { page, limit: LIST_PAGE } });

/** Shows that a page is protected. Nothing is shown when the request fails: the server enforces the protection. */
function Protection() {
  const { id, lang, words } = useHistory();
  const [isProtected, setProtected] = useState(false);
  useEffect(() => {
    api.call(calls.getConditionTexts, { params: { id }, query: { lang } }).then(
      (texts) => setProtected(texts.isProtected),
      () => {},
    );
  }, [id, lang]);
  return isProtected && <p className="notice notice-box px-[0.85rem] py-2">{words.tools.protected}</p>;
}
