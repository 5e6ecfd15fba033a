import type { QueueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useState } from 'react';
import { findQueuedKind } from '../../queuedKinds.ts';
import { deleteDraft } from '../../session/drafts.ts';
import { GUEST } from '../../session/offline/QueuedKind.ts';
import { deleteWrite, type Queued, refuseWrite } from '../../session/offline/queue.ts';
import { TaskButton, useTask } from '../task/TaskButton.tsx';
import { Filled } from '../text/Filled.tsx';
import { Moment } from '../text/Moment.tsx';

type Props = {
  write: Queued;
  words: QueueWords;
  /** Whether an earlier refused write blocks this one. */
  isHeld: boolean;
  onRetry: () => void;
  /** Called when the row is removed, and the focus with it. */
  onGone: (said: string) => void;
};

export function QueueRow({ write, words, isHeld, onRetry, onGone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { id, title, refusal, madeAt } = write;
  const kind = findQueuedKind(write);
  const input = write.input as never;
  const said = kind ? words.kinds[kind.toWordKey?.(input) ?? kind.name] : '{title}';
  const thing = fill(said, { title });
  const text = kind?.toText?.(input);
  const draft = kind?.toDraft?.(input);
  const named = (action: string) => fill(words.ofThing, { action, thing });
  const retrying = useTask(async () => {
    await refuseWrite(id, null);
    onRetry();
  }, words.notYet);
  const discarding = useTask(async () => {
    if (draft) deleteDraft(draft, write.userId === GUEST ? null : write.userId);
    await deleteWrite(id);
    onGone(words.discarded);
  }, words.notTakenText);
  return (
    <li className="grid gap-2 py-4">
      <p className="font-semibold wrap-anywhere">
        <Filled text={said} values={{ title: <bdi>{title}</bdi> }} />
      </p>
      <p className="hint">
        <Filled text={words.madeAt} values={{ date: <Moment iso={madeAt} /> }} />
      </p>
      <p className={refusal === null ? undefined : 'font-semibold text-danger'}>{stateOfWrite()}</p>
      {text !== undefined && (
        <details>
          <summary>{words.wrote}</summary>
          <p className="border-s-3 border-line ps-4 wrap-anywhere whitespace-pre-line" dir="auto">
            {text}
          </p>
        </details>
      )}
      {isAsking ? (
        <fieldset className="m-0 grid gap-2 border-0 p-0">
          <legend className="mb-2 p-0">{words.discardAsked}</legend>
          <p className="buttons">
            <TaskButton task={discarding} worksOffline className="button" aria-label={named(words.discard)}>
              {words.discard}
            </TaskButton>
            <button className="button quiet" type="button" onClick={() => setAsking(false)}>
              {words.keep}
            </button>
          </p>
        </fieldset>
      ) : (
        <p className="buttons">
          {refusal !== null && (
            <TaskButton task={retrying} worksOffline className="button" aria-label={named(words.retry)}>
              {words.retry}
            </TaskButton>
          )}
          <button
            className="button quiet"
            type="button"
            aria-label={named(words.discard)}
            onClick={() => setAsking(true)}
          >
            {words.discard}
          </button>
        </p>
      )}
    </li>
  );

  function stateOfWrite(): string {
    if (refusal) return fill(words.notTaken, { reason: refusal });
    if (refusal !== null) return words.notTakenText;
    return isHeld ? words.held : words.waits;
  }
}
