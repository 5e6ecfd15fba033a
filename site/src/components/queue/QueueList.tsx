import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { useRef, useState } from 'react';
import '../../styles/late.ts';
import { isBlockedByRefusal } from '../../session/offline/drainOnce.ts';
import { drainQueue } from '../../session/offline/drainQueue.ts';
import { useOwnQueue } from '../../session/offline/useOwnQueue.ts';
import { TaskButton, useTask } from '../task/TaskButton.tsx';
import { QueueRow } from './QueueRow.tsx';
import { showDrainedToast } from './showDrainedToast.ts';

/** Lists the queued and the refused writes of the reader in order, with the actions for each. */
export function QueueList({ lang }: { lang: string }) {
  const words = queueWords(lang);
  const writes = useOwnQueue();
  const [said, setSaid] = useState('');
  const box = useRef<HTMLDivElement>(null);

  function tell(what: string): void {
    setSaid(what);
    box.current?.focus();
  }

  const sending = useTask(async () => {
    setSaid('');
    if (navigator.onLine === false) return setSaid(words.isOffline);
    const drained = await drainQueue({ isForced: true });
    void showDrainedToast(drained);
    tell(drained.nextAt === null ? '' : words.notYet);
  }, words.notYet);

  return (
    <div className="grid w-full gap-3 focus:outline-none" tabIndex={-1} ref={box}>
      <p className="empty:hidden" role="status">
        {sending.reason ?? said}
      </p>
      {writes.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <ul className="divided w-full max-w-list">
            {writes.map((write) => (
              <QueueRow
                key={write.id}
                write={write}
                words={words}
                isHeld={isBlockedByRefusal(write, writes)}
                onRetry={() => void sending.run()}
                onGone={tell}
              />
            ))}
          </ul>
          {writes.some(({ refusal }) => refusal === null) && (
            <p className="buttons">
              <TaskButton task={sending} worksOffline>
                {sending.isBusy ? words.sending : words.sendNow}
              </TaskButton>
            </p>
          )}
        </>
      )}
    </div>
  );
}
