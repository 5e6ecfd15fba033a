import { isComposing } from '@common-ground/api/contracts/compositionKeys.ts';
import type { ChatWords } from '@common-ground/api/contracts/wording/chat.ts';
import { useStore } from '@nanostores/react';
import { Trash2Icon, XIcon } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { HelpLines } from '../../components/help-lines/HelpLines.tsx';
import { OwnCrisisRow } from '../../components/help-lines/OwnCrisisRow.tsx';
import type { LineWords } from '../../components/help-lines/readHelpLines.ts';
import { Text } from '../../components/text/Text.tsx';
import { resume } from './assistant.ts';
import { ChatLog } from './ChatLog.tsx';
import {
  $isConversationStored,
  $messages,
  type ChatMessage,
  clearConversation,
  restoreConversation,
} from './conversation.ts';
import { MessageBox } from './MessageBox.tsx';
import { Suggestions } from './Suggestions.tsx';
import { usePanelPlace } from './usePanelPlace.ts';

type Props = {
  words: ChatWords;
  lines: LineWords;
  lang: string;
  /** `hasFocus`: whether the focus was in the panel, so that it returns to the button that opened the panel. */
  onClose: (how: { hasFocus: boolean }) => void;
};

/**
 * Shows the chat. The page stays usable beside it. The emergency number is always shown: no rule recognises every
 * crisis.
 */
export function ChatPanel({ words, lines, lang, onClose }: Props) {
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const messages = useStore($messages);
  const isKept = useStore($isConversationStored);
  const [hasLines, setLines] = useState(false);
  const [cleared, setCleared] = useState<ChatMessage[] | null>(null);
  usePanelPlace(panel, () => onClose({ hasFocus: false }));

  useEffect(() => {
    // On touch screens, focus in the text box would open a keyboard over what the panel shows first.
    const isTyped = !matchMedia('(pointer: coarse)').matches;
    (isTyped ? panel.current?.querySelector('textarea') : title.current)?.focus();
    void resume();
  }, []);

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented) return;
    event.preventDefault();
    onClose({ hasFocus: true });
  }

  function clear() {
    flushSync(() => setCleared(clearConversation()));
    // The clear button, which had the focus, disappears with the messages.
    panel.current?.querySelector<HTMLElement>('.chat-undo')?.focus();
  }

  function undo() {
    restoreConversation(cleared ?? []);
    flushSync(() => setCleared(null));
    panel.current?.querySelector<HTMLElement>('.chat-clear')?.focus();
    void resume();
  }

  return (
    <dialog
      className="chat-panel border-edge bg-surface text-base text-ink print:hidden"
      open
      aria-labelledby={id}
      aria-describedby={`${id}about`}
      ref={panel}
      onKeyDown={closeByEscape}
    >
      <div className="flex flex-none flex-wrap items-center gap-x-2 gap-y-2 border-b border-line px-4 py-3">
        <h2 className="me-auto text-h3" id={id} tabIndex={-1} ref={title}>
          {words.title}
        </h2>
        <button className="button quiet px-3" type="button" onClick={() => onClose({ hasFocus: true })}>
          <XIcon />
          <span className="max-[30rem]:sr-only">{words.close}</span>
        </button>
        {messages.length > 0 && (
          <button className="chat-clear button quiet px-3" type="button" onClick={clear}>
            <Trash2Icon />
            <span className="max-[30rem]:sr-only">{words.clear}</span>
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it without a link */}
      <section className="chat-body grid content-start gap-4 p-4" aria-label={words.conversation} tabIndex={0}>
        {hasLines && (
          <div className="grid gap-3 rounded-soft border border-s-6 border-notice-edge bg-raised p-4">
            <FocusedLabel>{words.helpLines}</FocusedLabel>
            <HelpLines lang={lang} words={lines} />
          </div>
        )}
        <div className="hint grid gap-1" id={`${id}about`}>
          <p>{words.whatItIs}</p>
          <p>{words.whatIsKept}</p>
          {!isKept && <p>{words.notKept}</p>}
        </div>
        <ChatLog messages={messages} words={words} lang={lang} />
        <div className="empty:hidden" role="status">
          {cleared && messages.length === 0 && (
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Text>{words.cleared}</Text>
              <button className="chat-undo button quiet px-3" type="button" onClick={undo}>
                {words.undo}
              </button>
            </p>
          )}
        </div>
        {messages.length === 0 && <Suggestions words={words} lang={lang} />}
      </section>
      <div className="chat-crisis flex-none border-t border-line px-4 py-1">
        <OwnCrisisRow
          lang={lang}
          words={lines}
          lines={
            <button
              className="touch text-action [text-decoration:underline]"
              type="button"
              aria-expanded={hasLines}
              onClick={() => setLines(!hasLines)}
            >
              {words.helpLines}
            </button>
          }
          onChange={() => setLines(true)}
        />
      </div>
      <MessageBox words={words} lang={lang} />
    </dialog>
  );
}

/** Takes the focus when it appears, so that screen readers continue with the help lines. */
function FocusedLabel({ children }: { children: string }) {
  const label = useRef<HTMLParagraphElement>(null);
  useEffect(() => label.current?.focus(), []);
  return (
    <p className="label" tabIndex={-1} ref={label}>
      {children}
    </p>
  );
}
