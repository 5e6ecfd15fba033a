'use client';

import { REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { Button, toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useId, useRef, useState } from 'react';
import { type Conflicting, Joined } from './Joined.tsx';
import { asText, asValue, joinLists } from './joinTexts.ts';
import { post } from './postStep.ts';

type Props = { id: number; fields: Conflicting[]; pageDigest: string; mayResolve: boolean; lang: string };

/** What has changed on the page since, beside a form in which a reviewer joins the two. */
export function Resolve({ id, fields, pageDigest, mayResolve, lang }: Props) {
  const router = useRouter();
  const reasonId = useId();
  const [texts, setTexts] = useState<Record<string, string>>({});
  const [error, setError] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const message = useRef<HTMLParagraphElement>(null);
  /** What was typed, also when other fields have come into the way meanwhile. */
  const textOf = (one: Conflicting) => texts[one.field] ?? beginning(one);
  const submit = async (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '');
    const given = fields.map((one) => {
      const { field, proposed, choices } = one;
      const text = textOf(one);
      return [field, choices ? choices[Number(text)]?.value : asValue(text, proposed)];
    });
    setIsBusy(true);
    setError('');
    try {
      await post(`/contributions/${id}/resolve`, { texts: Object.fromEntries(given), reason, pageDigest });
      toast.success('Joined. It waits for somebody else to approve it.');
      router.refresh();
      // This form is gone with the conflict: how it stands now is at the top.
      document.getElementById('review-state')?.focus();
    } catch (failure) {
      setError((failure as Error).message);
      // The page may be another by now; what was typed stays.
      router.refresh();
      requestAnimationFrame(() => message.current?.focus());
    } finally {
      setIsBusy(false);
    }
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
            <div className="review__buttons">
              <Button type="submit" size="medium" margin={false} extraButtonProps={{ 'aria-disabled': isBusy }}>
                Keep the joined text
              </Button>
            </div>
          </>
        ) : (
          <p>Who has taken it can join the two.</p>
        )}
        <p ref={message} tabIndex={-1} className="review__said review__said--error" role="alert">
          {error}
        </p>
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
