import { loadHistoryWords } from '@common-ground/api/contracts/wording/history.ts';
import { type FrameProps, ToolFrame, toolPart } from '../../components/condition-tools/ToolFrame.tsx';
import type { Parts } from '../../components/text/Text.tsx';
import { useLoaded } from '../../islands/useLoaded.ts';
import { api, calls } from '../../session/session.ts';
import { WatchButton } from '../watchlist/WatchButton.tsx';
import { HistoryProvider, useHistory } from './context.ts';
import { HistoryView } from './HistoryView.tsx';
import { RevisionRow } from './RevisionRow.tsx';

export default function History(props: FrameProps) {
  return (
    <ToolFrame
      {...props}
      screen="history"
      load={loadHistoryWords}
      whenGone={(tool, empty) => (
        <HistoryProvider value={tool}>
          <GoneHistory empty={empty} />
        </HistoryProvider>
      )}
      beside={(id) => <WatchButton lang={props.lang} id={id} />}
    >
      {(tool) => (
        <HistoryProvider value={tool}>
          <HistoryView />
        </HistoryProvider>
      )}
    </ToolFrame>
  );
}

/** Shows by whom, when and why a page was taken down; `empty` when no such page ever existed. */
function GoneHistory({ empty }: { empty: Parts }) {
  const { id, words } = useHistory();
  const removals = useLoaded(() => api.call(calls.listRevisions, { params: { id } }), true);
  const { history, page, tools } = words;
  if (removals === null) return <p role="status">{page.loading}</p>;
  if (removals === 'failed' || removals.length === 0) return empty;
  return (
    <section className={`${toolPart} py-4`} aria-labelledby="versions">
      <h2 id="versions">{tools.history}</h2>
      <p className="notice notice-box px-[0.85rem] py-2">{history.isDown}</p>
      <ol className="w-full">
        {removals.map((revision) => (
          <RevisionRow key={revision.id} revision={revision} isCurrent={false} choice={null} onShowChanges={null} />
        ))}
      </ol>
    </section>
  );
}
