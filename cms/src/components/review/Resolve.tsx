'use client';

import type { AnyField } from '@common-ground/api/contracts/contents.ts';
import { compareFields } from '@common-ground/site/src/components/condition-tools/history/compareTexts.ts';
import { Button } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useState } from 'react';
import type { Choice } from './choicesOf.ts';
import { Pieces } from './Pieces.tsx';
import { post } from './postStep.ts';
import { FIELD_WORDS } from './words.ts';

type Value = string | string[];
type Conflicting = {
  field: AnyField;
  before: Value;
  now: Value;
  proposed: Value;
  /** Where the joined value is one of these, and nothing is typed. */
  choices: Choice[] | undefined;
};
type Props = { id: number; fields: Conflicting[]; mayResolve: boolean };

/** What has changed on the page since, beside a form in which a reviewer joins the two. */
export function Resolve({ id, fields, mayResolve }: Props) {
  const router = useRouter();
  const [texts, setTexts] = useState(() =>
    Object.fromEntries(fields.map(({ field, proposed, choices }) => [field, choices ? '' : asText(proposed)])),
  );
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setError('');
    const joined = fields.map(({ field, proposed, choices }) => {
      const text = texts[field] ?? '';
      return [field, choices ? choices[Number(text)]?.value : asValue(text, proposed)];
    });
    try {
      await post(`/contributions/${id}/resolve`, { texts: Object.fromEntries(joined) });
      router.refresh();
    } catch (failure) {
      setError((failure as Error).message);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section className="review__conflicts" aria-labelledby="review-conflicts">
      <h2 id="review-conflicts">Changed on the page meanwhile</h2>
      <p>
        Somebody else has changed the same parts since this was written. It can be published when the two are joined;
        joined text waits once more, for somebody else to approve.
      </p>
      <form onSubmit={submit}>
        {fields.map((one) => (
          <Joined
            key={one.field}
            one={one}
            text={texts[one.field] ?? ''}
            mayResolve={mayResolve}
            onText={(text) => setTexts({ ...texts, [one.field]: text })}
          />
        ))}
        {mayResolve ? (
          <Button type="submit" size="medium" margin={false} extraButtonProps={{ 'aria-disabled': isBusy }}>
            Keep the joined text
          </Button>
        ) : (
          <p>Take it first to join the two.</p>
        )}
        <p className="review__said review__said--error" role="alert">
          {error}
        </p>
      </form>
    </section>
  );
}

type JoinedProps = { one: Conflicting; text: string; mayResolve: boolean; onText: (text: string) => void };

function Joined({ one: { field, before, now, proposed, choices }, text, mayResolve, onText }: JoinedProps) {
  const id = useId();
  const name = FIELD_WORDS[field];
  const [change] = compareFields([field], { [field]: before }, { [field]: now });
  return (
    <div className="review__change">
      <h3>{name}: what changed meanwhile</h3>
      {change?.parts.map((pieces, place) => (
        <p key={place} className="review__words">
          <Pieces pieces={pieces} />
        </p>
      ))}
      {mayResolve && choices && (
        <fieldset>
          <legend>{name}, joined</legend>
          {choices.map(({ label }, place) => (
            <label key={label}>
              <input type="radio" name={id} required onChange={() => onText(String(place))} /> {label}
            </label>
          ))}
        </fieldset>
      )}
      {mayResolve && !choices && (
        <>
          <label htmlFor={id}>
            {name}, joined{Array.isArray(proposed) && ' (one entry in each line)'}
          </label>
          <textarea id={id} rows={6} required value={text} onChange={(event) => onText(event.target.value)} />
          <div className="review__buttons">
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => onText(asText(now))}>
              Begin from the published text
            </Button>
            <Button buttonStyle="secondary" size="small" margin={false} onClick={() => onText(asText(proposed))}>
              Begin from the proposed text
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function asText(value: Value): string {
  return Array.isArray(value) ? value.join('\n') : value;
}

function asValue(text: string, like: Value): Value {
  return Array.isArray(like)
    ? text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : text.trim();
}
