import { readEnter } from '@common-ground/api/contracts/compositionKeys.ts';
import { CHAT_MESSAGE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { ChatWords } from '@common-ground/api/contracts/wording/chat.ts';
import { SendIcon } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Text } from '../../components/text/Text.tsx';
import { ask, loadReplies } from './assistant.ts';
import { readUnsent, storeUnsent } from './conversation.ts';

type Props = { words: ChatWords; lang: string };

export function MessageBox({ words, lang }: Props) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(readUnsent);

  function change(to: string) {
    setText(to);
    storeUnsent(to);
    // Loaded while the reader writes, so that the reply does not wait for it.
    loadReplies().catch(() => {});
  }

  function send() {
    box.current?.focus();
    const said = text.trim();
    if (!said) return;
    change('');
    void ask(said, lang);
  }

  function sendByEnter(event: KeyboardEvent) {
    if (readEnter(event) !== 'pressed' || event.shiftKey) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      className="grid flex-none gap-2 border-t border-line px-4 py-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="field min-w-40 flex-1">
          <label className="block font-semibold" htmlFor={id}>
            {words.label}
          </label>
          <textarea
            id={id}
            className="max-h-32 scroll-my-2 resize-none field-sizing-content"
            ref={box}
            rows={2}
            value={text}
            maxLength={CHAT_MESSAGE_LENGTH}
            dir="auto"
            enterKeyHint="send"
            autoComplete="off"
            aria-describedby={`${id}hint`}
            onChange={({ currentTarget }) => change(currentTarget.value)}
            onKeyDown={sendByEnter}
          />
        </div>
        <button className="button px-3" type="submit">
          <SendIcon className="flips" />
          <Text>{words.send}</Text>
        </button>
      </div>
      <p className="hint pointer-coarse:hidden" id={`${id}hint`}>
        {words.hint}
      </p>
    </form>
  );
}
