import { loadTalkWords } from '@common-ground/api/contracts/wording/talk.ts';
import { type FrameProps, ToolFrame } from '../../components/condition-tools/ToolFrame.tsx';
import { WatchButton } from '../watchlist/WatchButton.tsx';
import { TalkProvider } from './context.ts';
import { TalkView } from './TalkView.tsx';

export default function Talk(props: FrameProps) {
  return (
    <ToolFrame {...props} screen="talk" load={loadTalkWords} beside={(id) => <WatchButton lang={props.lang} id={id} />}>
      {(tool) => (
        <TalkProvider value={tool}>
          <TalkView />
        </TalkProvider>
      )}
    </ToolFrame>
  );
}
