import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { useEffect, useRef } from 'react';
import { WaitingText } from '../../components/queue/WaitingText.tsx';
import { readDraft, storeDraft } from '../../session/drafts.ts';
import { toInput } from '../../session/offline/QueuedKind.ts';
import { useOwnQueue } from '../../session/offline/useOwnQueue.ts';
import { $userId } from '../../session/session.ts';
import { queuedTopic } from './queued.ts';
import { TOPIC_DRAFT, type TopicWriting } from './writing.ts';

type Props = {
  lang: string;
  /** Opens the form, which starts with its draft. */
  onBack: () => void;
  /** Called when a topic has left the queue, most likely because it was published. */
  onGone: () => void;
};

export function WaitingTopics({ lang, onBack, onGone }: Props) {
  const words = queueWords(lang);
  const waiting = useOwnQueue().flatMap((write) => {
    const input = toInput(write, queuedTopic);
    return input ? [{ write, body: input.body }] : [];
  });
  const before = useRef(0);
  useEffect(() => {
    if (waiting.length < before.current) onGone();
    before.current = waiting.length;
  }, [waiting.length]);

  function putBack({ conditionId: _, ...written }: (typeof waiting)[number]['body']): void {
    const owner = $userId.get();
    const begun = readDraft<TopicWriting>(TOPIC_DRAFT, owner);
    const content = begun?.content.trim() ? `${begun.content}\n\n${written.content}` : written.content;
    storeDraft(TOPIC_DRAFT, owner, { ...written, warning: written.warning ?? '', ...begun, content });
    onBack();
  }

  return waiting.map(({ write, body }) => (
    <WaitingText
      key={write.id}
      write={write}
      lang={lang}
      title={body.title}
      content={body.content}
      heading={write.refusal === null ? words.topicTitle : words.topicNotTaken}
      onBack={() => putBack(body)}
    />
  ));
}
