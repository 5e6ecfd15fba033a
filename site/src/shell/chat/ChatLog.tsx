import type { ChatWords } from '@common-ground/api/contracts/wording/chat.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $isWriting } from './assistant.ts';
import type { ChatMessage } from './conversation.ts';
import { ReplyView } from './ReplyView.tsx';
import { isCrisisReply } from './shownReply.ts';

type Props = { messages: ChatMessage[]; words: ChatWords; lang: string };

function newestOfKinds(messages: ChatMessage[]): Set<number> {
  const newest = new Map<string, number>();
  for (const [place, message] of messages.entries())
    if (message.from === 'assistant' && isCrisisReply(message.reply)) newest.set(message.reply.kind, place);
  return new Set(newest.values());
}

export function ChatLog({ messages, words, lang }: Props) {
  const isWriting = useStore($isWriting);
  const list = useRef<HTMLOListElement>(null);
  const newest = newestOfKinds(messages);
  useEffect(() => {
    // Scrolls to the newest question, so that a long reply is read from its beginning.
    [...(list.current?.querySelectorAll('.chat-own') ?? [])].at(-1)?.scrollIntoView({ block: 'start' });
  }, [messages, isWriting]);

  return (
    <>
      <div role="log" aria-label={words.messages}>
        <ol className="grid gap-4" ref={list}>
          {messages.map((message, place) => (
            <li
              className={
                message.from === 'reader'
                  ? 'chat-own scroll-mt-4 justify-self-end rounded-soft bg-sunken px-4 py-2'
                  : 'border-s-3 border-action ps-4'
              }
              key={place}
            >
              <p className="text-small font-semibold text-ink-soft">
                {message.from === 'reader' ? words.you : words.assistant}
              </p>
              {message.from === 'reader' ? (
                <p className="wrap-anywhere whitespace-pre-line" dir="auto">
                  {message.text}
                </p>
              ) : (
                <ReplyView words={words} lang={lang} reply={message.reply} hasLines={newest.has(place)} />
              )}
            </li>
          ))}
        </ol>
      </div>
      <p className="chat-writing text-ink-soft empty:hidden" role="status">
        {isWriting && words.writing}
      </p>
    </>
  );
}
