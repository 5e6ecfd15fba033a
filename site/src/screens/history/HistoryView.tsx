import type { Revision } from '@common-ground/api/contracts/history/history.ts';
import { LIST_PAGE } from '@common-ground/api/contracts/limits.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef, useState } from 'react';
import { toolPart } from '../../components/condition-tools/looks.ts';
import { MorePages, usePages } from '../../components/condition-tools/MorePages.tsx';
import { parseId } from '../../routes.ts';
import { api, calls } from '../../session/session.ts';
import { Comparison, type Pair } from './Comparison.tsx';
import { useHistory } from './context.ts';
import { RevisionRow } from './RevisionRow.tsx';

/** The versions, two of which can be compared; the pair stands in the address, so that it can be linked to. */
export function HistoryView() {
  const { id, lang, words } = useHistory();
  const pages = usePages(readRevisions(id));
  const { items, total, isLoading } = pages;
  const [pair, setPair] = useState<Pair | null>(pairInAddress);
  const [chosen, setChosen] = useState<{ from: number | null; to: number | null }>({ from: null, to: null });
  const [complaint, setComplaint] = useState('');
  const list = useRef<HTMLHeadingElement>(null);
  const { history, page } = words;
  // Taking a page down is no text that could be read or compared.
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
    // Whichever way they were chosen: what is newer is what became of the older.
    show({ from: Math.min(from, to), to: Math.max(from, to) });
  }

  /** With what was there before it, of which only the server knows where the list does not. */
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
          {items.map((revision, place) => (
            <RevisionRow
              key={revision.id}
              revision={revision}
              isCurrent={revision === texts[0]}
              choice={texts.length > 1 ? { from, to, onChoose: (end) => setChosen({ from, to, ...end }) } : null}
              // The last one of a part of the list has a version before it that is not there yet.
              onShowChanges={place + 1 < items.length || items.length === total ? () => showChanges(revision) : null}
            />
          ))}
        </ol>
        <p role="status">{isLoading && page.loading}</p>
        <MorePages pages={pages} count={items.length} words={page} older={history.older} />
      </section>
    </>
  );
}

/** The two versions that the address names to be compared, `?…&from=1&to=2`; without `from` it is all of one. */
function pairInAddress(): Pair | null {
  const query = new URLSearchParams(location.search);
  const to = parseId(query.get('to') ?? undefined);
  return to === null ? null : { from: parseId(query.get('from') ?? undefined), to };
}

/** So that the comparison can be linked to, and outlasts a reload and a change of the language. */
function putPairIntoAddress(pair: Pair | null): void {
  const address = new URL(location.href);
  for (const end of ['from', 'to'] as const) {
    const id = pair?.[end];
    if (id) address.searchParams.set(end, String(id));
    else address.searchParams.delete(end);
  }
  history.replaceState(history.state, '', address);
}

/** A page of the history, from 1. */
const readRevisions =
  (id: number) =>
  (page: number): Promise<{ items: Revision[]; total: number }> =>
    api.list(calls.listRevisions, { params: { id }, query: { page, limit: LIST_PAGE } });

/** Says that a page is protected. Where that cannot be asked it says nothing: the server keeps the rule. */
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
