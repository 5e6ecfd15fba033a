'use client';

import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { REVIEW_MONTHS, REVIEW_MONTHS_MAX, SIGN_OFF_NOTE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { conditionPath } from '@common-ground/site/src/routes.ts';
import { useState } from 'react';
import { post } from '../kit/call.ts';
import { AskingAction } from '../kit/Dialog.tsx';
import { dayIn, dayOf } from './days.ts';
import type { MedicalReview } from './MedicalReviewPanel.tsx';

type Props = { id: number; review: MedicalReview; onDone: () => void; onClose: () => void };

/** What exactly is signed, as whom, until when: nobody signs the draft in the form by mistake. */
export function SignOff({ id, review, onDone, onClose }: Props) {
  const { signer, title, version, seen, state } = review;
  const send = async (data: FormData) => {
    const months = Number(data.get('months'));
    await post(`/conditions/${id}/sign-off`, { version, seen, months, note: String(data.get('note') ?? '') });
    onDone();
  };
  return (
    <AskingAction
      label="Sign off this text"
      confirm="Sign off"
      isQuiet={state === 'valid'}
      onSend={send}
      onClose={onClose}
    >
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
      <Months />
      <label>
        Note for colleagues (optional)
        <textarea name="note" rows={2} maxLength={SIGN_OFF_NOTE_LENGTH} />
      </label>
      <label className="desk-check">
        <input type="checkbox" required />
        <span>
          I have read the whole text and its sources. It is medically accurate as far as I can judge, and I stand for
          that with my name.
        </span>
      </label>
    </AskingAction>
  );
}

function Months() {
  const [months, setMonths] = useState(REVIEW_MONTHS);
  const isPossible = months >= 1 && months <= REVIEW_MONTHS_MAX;
  return (
    <>
      <label>
        Months until the next review (1 to {REVIEW_MONTHS_MAX})
        <input
          type="number"
          name="months"
          required
          min={1}
          max={REVIEW_MONTHS_MAX}
          defaultValue={REVIEW_MONTHS}
          onChange={(event) => setMonths(event.currentTarget.valueAsNumber)}
        />
      </label>
      <p className="desk-quiet" aria-live="polite">
        {isPossible && `Due on ${dayOf(dayIn(months))}.`}
      </p>
    </>
  );
}
