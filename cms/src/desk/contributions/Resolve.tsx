'use client';

import type { AnyField } from '@common-ground/api/contracts/contributions/contents.ts';
import { REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useState } from 'react';
import { Action } from '../kit/Action.tsx';
import { post, useAct } from '../kit/call.ts';
import { SaidLine } from '../kit/SaidLine.tsx';
import { Changed, ChangeTable } from './Changes.tsx';
import { compareRows } from './compareRows.ts';
import { asText, asValue, type Choice, type JoinedText, joinLists } from './joinTexts.ts';
import { FIELD_WORDS } from './words.ts';

type Props = { id: number; fields: Conflicting[]; pageDigest: string; mayResolve: boolean; lang: string };

/** What has changed on the page since, beside a form in which a reviewer joins the two. */
export function Resolve({ id, fields, pageDigest, mayResolve, lang }: Props) {
  const router = useRouter();
  const reasonId = useId();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const { isBusy, said, act } = useAct();
  /** What was typed, also when other fields have come into the way meanwhile. */
  const textOf = (one: Conflicting) => texts[one.field] ?? beginning(one);
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const given = fields.map((one) => {
      const { field, proposed, choices } = one;
      const text = textOf(one);
      return [field, choices ? choices[Number(text)]?.value : asValue(text, proposed)];
    });
    const isDone = await act(() =>
      post(`/contributions/${id}/resolve`, { texts: Object.fromEntries(given), reason, pageDigest }),
    );
    // Refused, the page may be another by now; what was typed stays.
    router.refresh();
    if (!isDone) return;
    toast.success('Joined. It waits for somebody else to approve it.');
    // This form is gone with the conflict: how it stands now is at the top.
    document.getElementById('review-state')?.focus();
  };
  return (
    <section className="review__conflicts" aria-labelledby="review-conflicts">
      <h2 id="review-conflicts">Changed on the page meanwhile</h2>
      <p>
        Somebody else has changed the same parts since this was written. It can be published when the two are joined;
        joined text waits once more, for somebody else to approve. What was proposed before is kept.
      </p>
      <form onSubmit={submit}>
        {fields.map((one) => (
          <Joined
            key={one.field}
            one={one}
            lang={lang}
            text={textOf(one)}
            mayResolve={mayResolve}
            onText={(text) => setTexts({ ...texts, [one.field]: text })}
          />
        ))}
        {mayResolve ? (
          <>
            <label htmlFor={reasonId}>Words about it, for its author and the history (optional)</label>
            <textarea id={reasonId} name="reason" rows={2} maxLength={REASON_LENGTH} />
            <Action type="submit" isBusy={isBusy}>
              Keep the joined text
            </Action>
          </>
        ) : (
          <p>Who has taken it can join the two.</p>
        )}
        <SaidLine said={said} takesFocus={() => true} />
      </form>
    </section>
  );
}

/** Lists are joined as far as that goes by itself; of a text the proposal stands there to be gone over. */
function beginning({ before, now, proposed, choices }: Conflicting): string {
  if (choices) return '';
  if (!Array.isArray(proposed)) return asText(proposed);
  const list = (value: string | string[]) => (Array.isArray(value) ? value : []);
  return asText(joinLists({ before: list(before), now: list(now), proposed }));
}

/** One part in three texts: as it was when the proposal was written, as the page has it now, and as it is proposed. */
type Conflicting = {
  field: AnyField;
  before: JoinedText;
  now: JoinedText;
  proposed: JoinedText;
  /** Where the joined value is one of these, and nothing is typed. */
  choices: Choice[] | undefined;
};
type ConflictingProps = {
  one: Conflicting;
  lang: string;
  text: string;
  mayResolve: boolean;
  onText: (text: string) => void;
};

/** What either side changed, and a field for the two as one. */
function Joined({ one: { field, before, now, proposed, choices }, lang, text, mayResolve, onText }: ConflictingProps) {
  const id = useId();
  const name = FIELD_WORDS[field];
  const rowsTo = (value: JoinedText) => compareRows({ [field]: before }, { [field]: value })[0]?.rows ?? [];
  return (
    <Changed name={name}>
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
