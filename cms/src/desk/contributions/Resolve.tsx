'use client';

import { REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useState } from 'react';
import { Action } from '../kit/Action.tsx';
import { post } from '../kit/call.ts';
import { SaidLine } from '../kit/SaidLine.tsx';
import { useAct } from '../kit/useAct.ts';
import { type Conflicting, Joined } from './Joined.tsx';
import { asText, asValue, joinLists } from './joinTexts.ts';

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
