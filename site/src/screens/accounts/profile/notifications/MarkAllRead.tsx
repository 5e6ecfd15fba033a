import { useProfile } from '../context.ts';
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
      <button className="button quiet" type="button" aria-disabled={marking.isBusy || undefined} onClick={marking.run}>
        {words.inbox.markAllRead}
      </button>
      {marking.reason && (
        <p className="failed" role="alert">
          {marking.reason}
        </p>
      )}
    </>
  );
}
