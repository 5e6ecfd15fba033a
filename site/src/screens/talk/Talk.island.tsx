import { type FrameProps, ToolFrame } from '../../components/condition-tools/ToolFrame.tsx';
import { TalkView } from './TalkView.tsx';

/** What is said of the condition that the address names. */
export default function Talk(props: FrameProps) {
  return (
    <ToolFrame {...props} screen="talk">
      <TalkView />
    </ToolFrame>
  );
}
