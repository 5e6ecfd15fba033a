'use client';

import { SIGN_OFF_NOTE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { MedicalReviewAtDesk } from '@common-ground/api/features/sign-offs/getMedicalReview.ts';
import { NO_CREDENTIAL, OWN_TEXT } from '@common-ground/api/features/sign-offs/words.ts';
import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { post } from '../kit/call.ts';
import { AskingAction } from '../kit/Dialog.tsx';
import { SaidLine } from '../kit/SaidLine.tsx';
import type { Said } from '../kit/useAct.ts';
import { useRecordAnswer } from '../kit/useAnswer.ts';
import { dayOf } from './days.ts';
import { SignOff } from './SignOff.tsx';
import './sign-offs.css';

/** As JSON brings it: times are texts. */
type AsJson<Kind> = Kind extends Date
  ? string
  : Kind extends object
    ? { [Key in keyof Kind]: AsJson<Kind[Key]> }
    : Kind;
export type MedicalReview = AsJson<MedicalReviewAtDesk>;

/** Beside the form of a condition: who signed the published text, until when, and the button to sign it. */
export function MedicalReviewPanel() {
  const { id } = useDocumentInfo();
  const { answer: review, askAgain } = useRecordAnswer<MedicalReview>(
    (record) => `/conditions/${record}/medical-review`,
  );
  const [said, setSaid] = useState<Said | null>(null);
  if (id === undefined || !review) return null;
  const { refusal, mayWithdraw, signOff } = review;
  const withdraw = async (data: FormData) => {
    await post(`/sign-offs/${signOff?.id}/withdraw`, { reason: String(data.get('reason')) });
    setSaid({ text: 'The sign-off is taken back.', isError: false });
  };
  return (
    <section className="medical-review" aria-labelledby="medical-review">
      <h2 id="medical-review">Medical review</h2>
      <State review={review} />
      {[NO_CREDENTIAL, OWN_TEXT].includes(refusal ?? '') && <p className="desk-quiet">{refusal}.</p>}
      <div className="desk-actions">
        {!refusal && (
          <SignOff
            id={Number(id)}
            review={review}
            onDone={() => setSaid({ text: 'You have signed this text. Its pages follow.', isError: false })}
            // One that was refused because something changed is asked again with what stands now.
            onClose={askAgain}
          />
        )}
        {mayWithdraw && (
          <AskingAction
            label="Take the sign-off back"
            confirm="Take it back"
            isQuiet
            onSend={withdraw}
            onClose={askAgain}
          >
            <p>What was signed stays on record, with this beside it. Readers no longer see it.</p>
            <label>
              Reason
              <textarea name="reason" required rows={3} maxLength={SIGN_OFF_NOTE_LENGTH} />
            </label>
          </AskingAction>
        )}
      </div>
      {/* What was pressed may be gone with what was done. */}
      <SaidLine said={said} takesFocus={() => true} />
    </section>
  );
}

const TITLES: Record<MedicalReview['state'], string> = {
  never: 'Not yet medically reviewed',
  valid: 'Signed off',
  overdue: 'Overdue',
  lapsed: 'Lapsed',
};

function State({ review: { state, signOff, withdrawal } }: { review: MedicalReview }) {
  return (
    <>
      <p className={`medical-review__state medical-review__state--${state}`}>{TITLES[state]}</p>
      {signOff && (
        <p>
          {`${signOff.name ?? 'A former member'}, ${signOff.credential}, on ${dayOf(signOff.signedAt)}. `}
          {state === 'lapsed' &&
            `The text has changed since${signOff.changedAt ? `, on ${dayOf(signOff.changedAt)}` : ''}. `}
          {`Next review due on ${dayOf(signOff.nextReviewAt)}.`}
        </p>
      )}
      {withdrawal && (
        <p>
          {`A sign-off was taken back on ${dayOf(withdrawal.at)} by ${withdrawal.name ?? 'a former member'}: ${withdrawal.reason}`}
        </p>
      )}
    </>
  );
}
