import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { useEffect, useRef } from 'react';
import { prepareQueue } from '../../components/queue/prepareQueue.ts';
import { WaitingText } from '../../components/queue/WaitingText.tsx';
import { toInput } from '../../session/offline/QueuedKind.ts';
import type { Queued } from '../../session/offline/queue.ts';
import { useOwnQueue } from '../../session/offline/useOwnQueue.ts';
import { useTopicTools } from './context.ts';
import { queuedReply, type ReplyInput } from './queued.ts';

type Waiting = { write: Queued; input: ReplyInput };

/** Shows the user's queued replies to this topic. */
export function WaitingReplies() {
  const { live } = useTopicTools();
  const writes = useOwnQueue();
  const waiting = writes.flatMap((write): Waiting[] => {
    const input = toInput(write, queuedReply);
    return input?.topicId === live.topic.id ? [{ write, input }] : [];
  });
  const before = useRef(0);
  useEffect(() => {
    // A reply that left the queue was most likely published, so the posts are loaded again.
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
  const { content, warning = '', quote = '' } = input.body;
  return (
    <WaitingText
      write={write}
      lang={lang}
      content={content}
      heading={write.refusal === null ? words.replyTitle : words.replyNotTaken}
      onBack={() => reply.put({ content, warning, quote, to: input.to })}
    />
  );
}
