import { useProfile } from '../context.ts';
import { Reason } from '../parts/Reason.tsx';
import { TaskButton } from '../parts/TaskButton.tsx';
import { useTask } from '../parts/useTask.ts';
import { markAllRead } from './changeInbox.ts';

export function MarkAllRead({ onDone }: { onDone: () => void }) {
  const { words } = useProfile();
  const marking = useTask(async () => {
    await markAllRead();
    onDone();
  });
  return (
    <>
      <TaskButton task={marking}>{words.inbox.markAllRead}</TaskButton>
      <Reason>{marking.reason}</Reason>
    </>
  );
}
