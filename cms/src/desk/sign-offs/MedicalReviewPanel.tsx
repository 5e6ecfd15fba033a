'use client';

import { SIGN_OFF_NOTE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { NO_CREDENTIAL, OWN_TEXT } from '@common-ground/api/features/sign-offs/words.ts';
import { Button, useDocumentInfo } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { post } from '../contributions/postStep.ts';
import { AskDialog } from '../kit/AskDialog.tsx';
import { dayOf } from './days.ts';
import { SignOffDialog } from './SignOffDialog.tsx';
import { type MedicalReview, useMedicalReview } from './useMedicalReview.ts';
import './sign-offs.css';

/** Beside the form of a condition: who signed the published text, until when, and the button to sign it. */
export function MedicalReviewPanel() {
  const { id, lastUpdateTime, savedDocumentData } = useDocumentInfo();
  const [review, readAgain] = useMedicalReview({ id, change: `${lastUpdateTime} ${savedDocumentData?.updatedAt}` });
  const [open, setOpen] = useState<'sign' | 'withdraw' | null>(null);
  const [said, setSaid] = useState('');
  const message = useRef<HTMLParagraphElement>(null);
  if (id === undefined || !review) return null;

  const done = (words: string) => {
    setSaid(words);
    void readAgain();
    // What was pressed may be gone: the place stays in the text that says what came of it.
    requestAnimationFrame(() => message.current?.focus());
  };
  const close = () => {
    setOpen(null);
    // One that was refused because something changed is asked again with what stands now.
    void readAgain();
  };
  const withdraw = async (data: FormData) => {
    await post(`/sign-offs/${review.signOff?.id}/withdraw`, { reason: String(data.get('reason')) });
    done('The sign-off is taken back.');
  };
  const { refusal, mayWithdraw } = review;
  return (
    <section className="medical-review" aria-labelledby="medical-review">
      <h2 id="medical-review">Medical review</h2>
      <State review={review} />
      {[NO_CREDENTIAL, OWN_TEXT].includes(refusal ?? '') && <p className="medical-review__more">{refusal}.</p>}
      <div className="medical-review__buttons">
        {!refusal && (
          <Button
            buttonStyle={review.state === 'valid' ? 'secondary' : 'primary'}
            size="medium"
            margin={false}
            onClick={() => setOpen('sign')}
            extraButtonProps={opensDialog}
          >
            Sign off this text
          </Button>
        )}
        {mayWithdraw && (
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => setOpen('withdraw')}
            extraButtonProps={opensDialog}
          >
            Take the sign-off back
          </Button>
        )}
      </div>
      <p ref={message} tabIndex={-1} role="status" className="medical-review__more">
        {said}
      </p>
      {open === 'sign' && (
        <SignOffDialog
          id={Number(id)}
          review={review}
          onDone={() => done('You have signed this text. Its pages follow.')}
          onClose={close}
        />
      )}
      {open === 'withdraw' && (
        <AskDialog title="Take the sign-off back" label="Take it back" onSend={withdraw} onClose={close}>
          <p>What was signed stays on record, with this beside it. Readers no longer see it.</p>
          <label>
            Reason
            <textarea name="reason" required rows={3} maxLength={SIGN_OFF_NOTE_LENGTH} />
          </label>
        </AskDialog>
      )}
    </section>
  );
}

const opensDialog = { 'aria-haspopup': 'dialog' } as const;

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
