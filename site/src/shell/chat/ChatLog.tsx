import type { ChatWords } from '@common-ground/api/contracts/wording/chat/index.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { LineWords } from '../../components/help-lines/lineWords.ts';
import { $isWriting } from './assistant.ts';
import type { ChatMessage } from './conversation.ts';
import { ReplyView } from './ReplyView.tsx';

type Props = { messages: ChatMessage[]; words: ChatWords; lines: LineWords; lang: string };

const isUrgent = (message: ChatMessage | undefined) =>
  message?.from === 'assistant' && (message.reply.kind === 'crisis' || message.reply.kind === 'emergency');

/** What was said, the newest last; screen readers are told of what is added. */
export function ChatLog({ messages, words, lines, lang }: Props) {
  const isWriting = useStore($isWriting);
  const list = useRef<HTMLOListElement>(null);
  const lastUrgent = messages.findLastIndex(isUrgent);
  useEffect(() => {
    // From the last question on, so that a long reply is read from its beginning.
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
                <ReplyView
                  words={words}
                  lines={lines}
                  lang={lang}
                  reply={message.reply}
                  hasLines={place === lastUrgent}
                />
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
