import type { ChatWords } from '@common-ground/api/contracts/wording/chat.ts';
import { useEffect, useId } from 'react';
import { useLoaded } from '../../islands/useLoaded.ts';
import { askAbout } from './assistant.ts';
import { readAnswers } from './readAnswers.ts';
import { keepFocusInSight } from './usePanelPlace.ts';

type Props = { words: ChatWords; lang: string };

export function Suggestions({ words, lang }: Props) {
  const id = useId();
  const answers = useLoaded(() => readAnswers(lang), true);
  // Suggestions that load late push down the text box, in which the reader may already be writing.
  useEffect(keepFocusInSight, [answers]);
  if (answers === 'failed') return <p>{words.noAnswers}</p>;
  const suggested = answers?.filter(({ isSuggested }) => isSuggested) ?? [];
  if (suggested.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="label" id={id}>
        {words.suggestions}
      </p>
      <ul className="flex flex-wrap gap-2" aria-labelledby={id}>
        {suggested.map((answer) => (
          <li key={answer.topic}>
            <button
              className="chip text-start"
              type="button"
              lang={answer.language}
              onClick={({ currentTarget }) => {
                // The button, which has the focus, disappears when the message is added.
                currentTarget.closest<HTMLElement>('.chat-body')?.focus();
                void askAbout(answer, lang);
              }}
            >
              {answer.title}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
