'use client';

import type { AnyField } from '@common-ground/api/contracts/contributions/contents.ts';
import { resolveAtDesk } from '@common-ground/api/contracts/contributions/desk.ts';
import { REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useState } from 'react';
import { Action } from '../kit/Action.tsx';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { ChangedField, ChangeTable } from '../kit/Changes.tsx';
import { callApi } from '../kit/callApi.ts';
import { compareRows } from '../kit/compareRows.ts';
import { useAction } from '../kit/useAction.ts';
import { type Choice, fromLines, type JoinedText, mergeLists, toLines } from './joinTexts.ts';

type Props = { id: number; fields: FieldConflict[]; pageDigest: string; mayResolve: boolean; lang: string };

/** Shows the fields that the page and the proposal have both changed, with a form that joins the texts. */
export function ConflictForm({ id, fields, pageDigest, mayResolve, lang }: Props) {
  const router = useRouter();
  const reasonId = useId();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const { isBusy, said, act } = useAction();
  /** Returns the typed text, else the initial one. Typed texts stay when other fields come into conflict. */
  const readCurrentText = (one: FieldConflict) => texts[one.field] ?? toInitialText(one);
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const given = fields.map((one) => {
      const { field, proposed, choices } = one;
      const text = readCurrentText(one);
      return [field, choices ? choices[Number(text)]?.value : fromLines(text, proposed)];
    });
    const body = { texts: Object.fromEntries(given), reason, pageDigest };
    const isDone = await act(() => callApi(resolveAtDesk, { params: { id }, body }));
    // Refreshes after a refusal too, because the page may have changed again. Typed texts stay.
    router.refresh();
    if (!isDone) return;
    toast.success('Merged. Another reviewer has to approve it.');
    // The form disappears with the conflict, so the focus goes to the state at the top of the screen.
    document.getElementById('review-state')?.focus();
  };
  return (
    <section className="review__conflicts" aria-labelledby="review-conflicts">
      <h2 id="review-conflicts">Changed on the page meanwhile</h2>
      <p>
        Somebody else has changed the same parts since this was written. Merge both versions before it can be published.
        The merged text then needs the approval of another reviewer. The earlier proposal stays stored.
      </p>
      <form onSubmit={submit}>
        {fields.map((one) => (
          <ConflictingField
            key={one.field}
            one={one}
            lang={lang}
            text={readCurrentText(one)}
            mayResolve={mayResolve}
            onText={(text) => setTexts({ ...texts, [one.field]: text })}
          />
        ))}
        {mayResolve ? (
          <>
            <label htmlFor={reasonId}>Comment for its author and the history (optional)</label>
            <textarea id={reasonId} name="reason" rows={2} maxLength={REASON_LENGTH} />
            <Action type="submit" isBusy={isBusy}>
              Save the merged text
            </Action>
          </>
        ) : (
          <p>The reviewer who has taken this contribution can merge both versions.</p>
        )}
        <ActionMessageLine said={said} takesFocus={() => true} />
      </form>
    </section>
  );
}

/**
 * Returns the initial text of the field: empty when there are choices, lists merged as far as possible, else the
 * proposed text.
 */
function toInitialText({ before, now, proposed, choices }: FieldConflict): string {
  if (choices) return '';
  if (!Array.isArray(proposed)) return toLines(proposed);
  const list = (value: string | string[]) => (Array.isArray(value) ? value : []);
  return toLines(mergeLists({ before: list(before), now: list(now), proposed }));
}

/** A field in three versions: when the proposal was written, on the page now, and as proposed. */
type FieldConflict = {
  field: AnyField;
  label: string;
  before: JoinedText;
  now: JoinedText;
  proposed: JoinedText;
  /** Values to choose from. Undefined when the joined text is typed. */
  choices: Choice[] | undefined;
};
type ConflictingProps = {
  one: FieldConflict;
  lang: string;
  text: string;
  mayResolve: boolean;
  onText: (text: string) => void;
};

function ConflictingField({
  one: { field, label, before, now, proposed, choices },
  lang,
  text,
  mayResolve,
  onText,
}: ConflictingProps) {
  const id = useId();
  const rowsTo = (value: JoinedText) =>
    compareRows({ [field]: before }, { [field]: value }, { [field]: label })[0]?.rows ?? [];
  return (
    <ChangedField name={label}>
      <ChangeTable name={label} rows={rowsTo(now)} sides={['When it was written', 'On the page now']} lang={lang} />
      <ChangeTable name={label} rows={rowsTo(proposed)} sides={['When it was written', 'Proposed']} lang={lang} />
      {mayResolve && choices && (
        <fieldset>
          <legend>{`${label}, merged`}</legend>
          {choices.map((choice, place) => (
            <label key={choice.label} className="desk-check">
              <input type="radio" name={id} required onChange={() => onText(String(place))} />
              <span>{choice.label}</span>
            </label>
          ))}
        </fieldset>
      )}
      {mayResolve && !choices && (
        <>
          <label htmlFor={id}>{`${label}, merged${Array.isArray(proposed) ? ' (one entry in each line)' : ''}`}</label>
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
            <Action isQuiet isSmall onClick={() => onText(toLines(now))}>
              Begin from the published text
            </Action>
            <Action isQuiet isSmall onClick={() => onText(toLines(proposed))}>
              Begin from the proposed text
            </Action>
          </div>
        </>
      )}
    </ChangedField>
  );
}
