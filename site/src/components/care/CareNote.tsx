import type { CrisisKind } from '@common-ground/api/contracts/moderation/care/crisis/CrisisFinding.ts';
import type { CareKind } from '@common-ground/api/contracts/moderation/care/findCareConcerns.ts';
import type { CareWords } from '@common-ground/api/contracts/wording/moderationCare.ts';
import { crisisWords } from '@common-ground/api/contracts/wording/moderationCrisis.ts';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { OnDuty } from '../duty/OnDuty.tsx';
import { HelpLines } from '../help-lines/HelpLines.tsx';

type Props = {
  /** At least one, the most urgent first. */
  kinds: CareKind[];
  /** Kind of crisis, when `kinds` includes `crisis`. */
  crisis?: CrisisKind | undefined;
  words: CareWords;
  lang: string;
  audience: 'everyone' | 'members';
  onClose: (how: { isAccepted: boolean }) => void;
};

/** Replaces the buttons of a form, and takes the focus so that a screen reader reads the note. */
export function CareNote({ kinds, crisis = 'suicide', words, lang, audience, onClose }: Props) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);

  function close(isAccepted: boolean) {
    const form = box.current?.closest('form');
    flushSync(() => onClose({ isAccepted }));
    form?.querySelector<HTMLElement>(isAccepted ? '[type=submit]' : 'textarea')?.focus();
    if (isAccepted) form?.requestSubmit();
  }

  return (
    <section
      className="care-note grid gap-4 rounded-soft border border-s-6 border-notice-edge bg-raised px-5 py-4"
      aria-labelledby={id}
      tabIndex={-1}
      ref={box}
    >
      <h3 className="text-h3" id={id}>
        {words.title}
      </h3>
      {kinds.map((kind) => (
        <div className="grid gap-2" key={kind}>
          {findCareTexts(kind, { crisis, words, lang }).map((text, place) => (
            <p className={place === 0 ? 'font-semibold' : undefined} key={text}>
              {text}
            </p>
          ))}
          {kind === 'personalData' && <p>{words.personalData[audience]}</p>}
          {kind === 'crisis' && <OnDuty lang={lang} unsaid={words.crisis.notWatched} />}
          {kind === 'crisis' && <HelpLines lang={lang} words={words.lines} />}
        </div>
      ))}
      <p className="hint">{words.unsent}</p>
      <div className="buttons">
        <button className="button" type="button" onClick={() => close(true)}>
          {words.sendAnyway}
        </button>
        <button className="button quiet" type="button" onClick={() => close(false)}>
          {words.goBack}
        </button>
      </div>
    </section>
  );
}

type Context = { crisis: CrisisKind; words: CareWords; lang: string };

/** Returns a title and what to do. Emergency, poison and violence have the texts of the chat assistant. */
function findCareTexts(kind: CareKind, { crisis, words, lang }: Context): string[] {
  if (kind !== 'crisis' || crisis === 'suicide') return [words[kind].title, words[kind].text];
  const { title, call, text } = crisisWords(lang)[crisis];
  // The `call` text of violence refers to a number above it, but here the numbers stand below.
  return crisis === 'violence' ? [title, text] : [title, call, text];
}
