import { Reason } from '../../../../components/task/Reason.tsx';
import { TaskButton } from '../../../../components/task/TaskButton.tsx';
import { useTask } from '../../../../components/task/useTask.ts';
import { useProfile } from '../context.ts';
import { markAllRead } from './changeInbox.ts';

export function MarkAllRead({ onDone }: { onDone: () => void }) {
  const { words } = useProfile();
  const marking = useTask(async () => {
    await markAllRead();
    onDone();
  }, words.part.notDone);
  return (
    <>
      <TaskButton task={marking}>{words.inbox.markAllRead}</TaskButton>
      <Reason>{marking.reason}</Reason>
    </>
  );
}
