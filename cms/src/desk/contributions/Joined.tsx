'use client';

import type { AnyField } from '@common-ground/api/contracts/contributions/contents.ts';
import { useId } from 'react';
import { Action } from '../kit/Action.tsx';
import { Changed } from './Changed.tsx';
import { ChangeTable } from './Changes.tsx';
import type { Choice } from './choicesOf.ts';
import { compareRows } from './compareRows.ts';
import { asText, type JoinedText } from './joinTexts.ts';
import { FIELD_WORDS } from './words.ts';

/** One part in three texts: as it was when the proposal was written, as the page has it now, and as it is proposed. */
export type Conflicting = {
  field: AnyField;
  before: JoinedText;
  now: JoinedText;
  proposed: JoinedText;
  /** Where the joined value is one of these, and nothing is typed. */
  choices: Choice[] | undefined;
};
type Props = {
  one: Conflicting;
  lang: string;
  text: string;
  mayResolve: boolean;
  onText: (text: string) => void;
};

/** What either side changed, and a field for the two as one. */
export function Joined({ one: { field, before, now, proposed, choices }, lang, text, mayResolve, onText }: Props) {
  const id = useId();
  const name = FIELD_WORDS[field];
  const rowsTo = (value: JoinedText) => compareRows({ [field]: before }, { [field]: value })[0]?.rows ?? [];
  return (
    <Changed field={field}>
      <ChangeTable name={name} rows={rowsTo(now)} sides={['When it was written', 'On the page now']} lang={lang} />
      <ChangeTable name={name} rows={rowsTo(proposed)} sides={['When it was written', 'Proposed']} lang={lang} />
      {mayResolve && choices && (
        <fieldset>
          <legend>{`${name}, joined`}</legend>
          {choices.map(({ label }, place) => (
            <label key={label} className="desk-check">
              <input type="radio" name={id} required onChange={() => onText(String(place))} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
      )}
      {mayResolve && !choices && (
        <>
          <label htmlFor={id}>{`${name}, joined${Array.isArray(proposed) ? ' (one entry in each line)' : ''}`}</label>
          <textarea
            id={id}
            rows={6}
            required
            lang={lang}
            dir="auto"
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
          <div className="desk-actions">
            <Action isQuiet isSmall onClick={() => onText(asText(now))}>
              Begin from the published text
            </Action>
            <Action isQuiet isSmall onClick={() => onText(asText(proposed))}>
              Begin from the proposed text
            </Action>
          </div>
        </>
      )}
    </Changed>
  );
}
