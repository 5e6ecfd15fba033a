import { loadHistoryWords } from '@common-ground/api/contracts/wording/history/index.ts';
import { type FrameProps, ToolFrame } from '../../components/condition-tools/ToolFrame.tsx';
import { WatchButton } from '../watchlist/WatchButton.tsx';
import { HistoryProvider } from './context.ts';
import { GoneHistory } from './GoneHistory.tsx';
import { HistoryView } from './HistoryView.tsx';

/** The history of the condition that the address names. */
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
