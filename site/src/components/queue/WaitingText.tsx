import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { deleteWrite, type Queued } from '../../session/offline/queue.ts';
import { TaskButton, useTask } from '../task/TaskButton.tsx';
import { Moment } from '../text/Moment.tsx';

type Props = {
  write: Queued;
  lang: string;
  title?: string;
  content: string;
  heading: string;
  onBack: () => void;
};

/** A text written offline, which only its author sees until it is sent. */
export function WaitingText({ write, lang, title, content, heading, onBack }: Props) {
  const words = queueWords(lang);
  const id = `waiting-${write.uuid}`;
  const { refusal } = write;
  const takingBack = useTask(async () => {
    // The text is put into the form first, so that it is never lost.
    onBack();
    await deleteWrite(write.id);
  }, words.notYet);
  return (
    <article
      className="waiting-reply grid w-full max-w-list grid-cols-1 gap-3 border-s-3 [border-style:dashed]! border-line ps-4 focus:outline-none"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h2 className="label" id={id}>
        {heading}
      </h2>
      <p className="hint">
        <Moment iso={write.madeAt} />
      </p>
      {title && (
        <p className="font-semibold wrap-anywhere" dir="auto">
          {title}
        </p>
      )}
      <p className="max-w-measure wrap-anywhere whitespace-pre-line" dir="auto">
        {content}
      </p>
      {refusal === null ? (
        <p className="hint">{words.replyWaits}</p>
      ) : (
        <p className="font-semibold text-danger">
          {refusal ? fill(words.notTaken, { reason: refusal }) : words.notTakenText}
        </p>
      )}
      <p className="buttons">
        <TaskButton task={takingBack} worksOffline>
          {words.toForm}
        </TaskButton>
      </p>
    </article>
  );
}
