import { type FrameProps, ToolFrame } from '../../components/condition-tools/ToolFrame.tsx';
import { HistoryView } from './HistoryView.tsx';

/** The history of the condition that the address names. */
export default function History(props: FrameProps) {
  return (
    <ToolFrame {...props} screen="history">
      <HistoryView />
    </ToolFrame>
  );
}
