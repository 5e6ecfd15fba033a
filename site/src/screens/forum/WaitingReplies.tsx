import { queueWords } from '@common-ground/api/contracts/wording/offline/queue/index.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useRef } from 'react';
import { prepareQueue } from '../../components/queue/prepareQueue.ts';
import { TaskButton, useTask } from '../../components/task/TaskButton.tsx';
import { Moment } from '../../components/text/Moment.tsx';
import type { Queued } from '../../session/offline/queue.ts';
import { inputOf, type QueuedInputs } from '../../session/offline/queuedInputs.ts';
import { useOwnQueue } from '../../session/offline/useOwnQueue.ts';
import { useTopicTools } from './context.ts';

type Waiting = { write: Queued; input: QueuedInputs['reply'] };

/** Replies to this topic that their author wrote without a line: nobody else sees them yet. */
export function WaitingReplies() {
  const { live } = useTopicTools();
  const writes = useOwnQueue();
  const waiting = writes.flatMap((write): Waiting[] => {
    const input = inputOf(write, 'reply');
    return input?.topicId === live.topic.id ? [{ write, input }] : [];
  });
  const before = useRef(0);
  useEffect(() => {
    // One that has gone was published, as a rule, and stands among the others now.
    if (waiting.length < before.current) void live.refresh().catch(() => {});
    before.current = waiting.length;
  }, [waiting.length]);
  useEffect(() => {
    if (live.userId !== null) prepareQueue();
  }, [live.userId]);
  return waiting.map(({ write, input }) => <WaitingReply key={write.id} write={write} input={input} />);
}

function WaitingReply({ write, input }: Waiting) {
  const { lang, reply } = useTopicTools();
  const words = queueWords(lang);
  const id = `waiting-${write.uuid}`;
  const { refusal } = write;
  const takingBack = useTask(async () => {
    const { removeWrite } = await import('../../session/offline/queue.ts');
    const { content, warning = '', quote = '' } = input.body;
    // Into the form first: words are in two places for a moment, and never in none.
    reply.put({ content, warning, quote, to: input.to });
    await removeWrite(write.id);
  }, words.notYet);
  return (
    <article
      className="waiting-reply grid w-full max-w-list grid-cols-1 gap-3 border-s-3 [border-style:dashed]! border-line ps-4 focus:outline-none"
      aria-labelledby={id}
      tabIndex={-1}
    >
      <h2 className="label" id={id}>
        {refusal === null ? words.replyTitle : words.replyNotTaken}
      </h2>
      <p className="hint">
        <Moment iso={write.madeAt} />
      </p>
      <p className="max-w-measure wrap-anywhere whitespace-pre-line" dir="auto">
        {input.body.content}
      </p>
      {refusal === null ? (
        <p className="hint">{words.replyWaits}</p>
      ) : (
        <p className="font-semibold text-danger">
          {refusal ? fill(words.notTaken, { reason: refusal }) : words.notTakenText}
        </p>
      )}
      <p className="buttons">
        <TaskButton task={takingBack}>{words.toForm}</TaskButton>
      </p>
    </article>
  );
}
