'use client';

import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { REVIEW_MONTHS, REVIEW_MONTHS_MAX, SIGN_OFF_NOTE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { conditionPath } from '@common-ground/site/src/routes.ts';
import { useState } from 'react';
import { post } from '../contributions/postStep.ts';
import { AskDialog } from '../kit/AskDialog.tsx';
import { dayIn, dayOf } from './days.ts';
import type { MedicalReview } from './useMedicalReview.ts';

type Props = { id: number; review: MedicalReview; onDone: () => void; onClose: () => void };

/** What exactly is signed, as whom, until when: nobody signs the draft in the form by mistake. */
export function SignOffDialog({ id, review, onDone, onClose }: Props) {
  const [months, setMonths] = useState(REVIEW_MONTHS);
  const { signer, title, version, seen } = review;
  const send = async (data: FormData) => {
    await post(`/conditions/${id}/sign-off`, { version, seen, months, note: String(data.get('note') ?? '') });
    onDone();
  };
  return (
    <AskDialog title="Sign off this text" label="Sign off" onSend={send} onClose={onClose}>
      <p>
        You sign the published text of{' '}
        <a href={conditionPath(id, DEFAULT_LANGUAGE)} target="_blank" rel="noopener">
          “{title}” (opens in a new tab)
        </a>
        , all of it, as readers have it now. What stands in the form and is not published is no part of it.
      </p>
      <p>
        Readers will see: <strong>{`Reviewed by ${signer.name}, ${signer.credential}`}</strong>
      </p>
      <label>
        Months until the next review (1 to {REVIEW_MONTHS_MAX})
        <input
          type="number"
          name="months"
          required
          min={1}
          max={REVIEW_MONTHS_MAX}
          value={Number.isNaN(months) ? '' : months}
          onChange={(event) => setMonths(event.currentTarget.valueAsNumber)}
        />
      </label>
      <p className="review__more" aria-live="polite">
        {months >= 1 && months <= REVIEW_MONTHS_MAX ? `Due on ${dayOf(dayIn(months))}.` : ''}
      </p>
      <label>
        Note for colleagues (optional)
        <textarea name="note" rows={2} maxLength={SIGN_OFF_NOTE_LENGTH} />
      </label>
      <label className="review__check">
        <input type="checkbox" required />
        <span>
          I have read the whole text and its sources. It is medically accurate as far as I can judge, and I stand for
          that with my name.
        </span>
      </label>
    </AskDialog>
  );
}
