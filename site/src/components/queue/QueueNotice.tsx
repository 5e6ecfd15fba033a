import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useState } from 'react';
import { accountPath } from '../../routes.ts';
import { countWritesOfOthers } from '../../session/offline/queue.ts';
import { isQueued, onQueueChange } from '../../session/offline/queueSign.ts';
import { useOwnQueue } from '../../session/offline/useOwnQueue.ts';
import { $userId } from '../../session/session.ts';
import { QueueList } from './QueueList.tsx';

/** Shows below the header what waits in the queue. Of other accounts it shows only the number of writes. */
export function QueueNotice({ lang }: { lang: string }) {
  const words = queueWords(lang);
  const writes = useOwnQueue();
  const userId = useStore($userId);
  const others = useOthers(userId);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const refused = writes.filter(({ refusal }) => refusal !== null).length;
  const waiting = writes.length - refused;
  const lines = [
    waiting > 0 && plural(lang, words.waiting, waiting),
    refused > 0 && plural(lang, words.refused, refused),
    others > 0 && plural(lang, userId === null ? words.ofAccount : words.ofOthers, others),
  ].filter((line) => line !== false);
  return (
    // The region exists before its content, because a screen reader announces only a change.
    <section className={lines.length > 0 ? 'page-width my-4' : undefined} aria-label={words.title}>
      <div className={lines.length > 0 ? 'notice-box grid gap-3 px-4 py-3' : undefined}>
        <div role="status">
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
        {(writes.length > 0 || (others > 0 && userId === null)) && (
          <p className="buttons">
            {writes.length > 0 && (
              <button
                className="button quiet"
                type="button"
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
              >
                {isOpen ? words.hide : words.show}
              </button>
            )}
            {others > 0 && userId === null && (
              <a className="button quiet" href={accountPath('login', lang, location.pathname + location.search)}>
                {words.signIn}
              </a>
            )}
          </p>
        )}
        <div id={id} hidden={!isOpen || writes.length === 0}>
          {isOpen && <QueueList lang={lang} />}
        </div>
      </div>
    </section>
  );
}

function useOthers(userId: number | null): number {
  const [others, setOthers] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    const count = async () => {
      const found = isQueued() ? await countWritesOfOthers(userId).catch(() => 0) : 0;
      if (isCurrent) setOthers(found);
    };
    void count();
    const stop = onQueueChange(() => void count());
    return () => {
      isCurrent = false;
      stop();
    };
  }, [userId]);
  return others;
}
