'use client';

import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { DEFAULT_REVIEW_MONTHS, REVIEW_MONTHS_MAX, SIGN_OFF_NOTE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import {
  getMedicalReview,
  type MedicalReview,
  signOff,
  withdrawSignOff,
} from '@common-ground/api/contracts/sign-offs/signOffs.ts';
import { NO_CREDENTIAL, NO_SOURCES_TO_SIGN, OWN_TEXT } from '@common-ground/api/features/sign-offs/refusals.ts';
import { conditionPath } from '@common-ground/site/src/routes.ts';
import { useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { Changes } from '../kit/Changes.tsx';
import { DialogAction } from '../kit/Dialog.tsx';
import type { ActionMessage } from '../kit/useAction.ts';
import { addMonths, formatDay } from './days.ts';
import './sign-offs.css';
import { callApi } from '../kit/callApi.ts';
import { useLastSave } from '../kit/useLastSave.ts';
import { useRead } from '../kit/useRead.ts';

export function MedicalReviewPanel() {
  const { id } = useDocumentInfo();
  const { answer: review, askAgain } = useRead(id === undefined ? null : getMedicalReview, {
    params: { id: Number(id) },
    since: useLastSave(),
  });
  const [said, setSaid] = useState<ActionMessage | null>(null);
  if (id === undefined || !review) return null;
  const { version, refusal, mayWithdraw, signOff } = review;
  const withdrawing = {
    onDone: () => setSaid({ text: 'The sign-off is withdrawn.', isError: false }),
    onClose: askAgain,
  };
  return (
    <section className="medical-review" aria-labelledby="medical-review">
      <h2 id="medical-review">Medical review</h2>
      <SignOffState review={review} />
      <SectionStates review={review} {...withdrawing} />
      {[NO_CREDENTIAL, OWN_TEXT, NO_SOURCES_TO_SIGN].includes(refusal ?? '') && (
        <p className="desk-quiet">{refusal}.</p>
      )}
      <div className="desk-actions">
        {!refusal && version !== null && (
          <SignOff
            id={Number(id)}
            version={version}
            review={review}
            onDone={() =>
              setSaid({ text: 'You have signed this text. Its pages are being published.', isError: false })
            }
            // Loads the new state, so that a sign-off that was refused because of a change can be repeated.
            onClose={askAgain}
          />
        )}
        {mayWithdraw && signOff && <Withdraw label="Withdraw the sign-off" id={signOff.id} {...withdrawing} />}
      </div>
      {/* The line takes the focus, because the pressed button may be gone after the action. */}
      <ActionMessageLine said={said} takesFocus={() => true} />
    </section>
  );
}

const TITLES: Record<MedicalReview['state'], string> = {
  never: 'Not yet medically reviewed',
  valid: 'Signed off',
  overdue: 'Overdue',
  lapsed: 'Lapsed',
};

function SignOffState({ review: { state, signOff, withdrawal } }: { review: MedicalReview }) {
  return (
    <>
      <p className={`medical-review__state medical-review__state--${state}`}>{TITLES[state]}</p>
      {signOff && (
        <p>
          {`${signOff.name ?? 'A former member'}, ${signOff.credential}, on ${formatDay(signOff.signedAt)}. `}
          {state === 'lapsed' &&
            `The text has changed since${signOff.changedAt ? `, on ${formatDay(signOff.changedAt)}` : ''}. `}
          {state !== 'lapsed' && `Next review due on ${formatDay(signOff.nextReviewAt)}.`}
        </p>
      )}
      {withdrawal && (
        <p>
          {`A sign-off was withdrawn on ${formatDay(withdrawal.at)} by ${withdrawal.name ?? 'a former member'}: ${withdrawal.reason}`}
        </p>
      )}
    </>
  );
}

function SectionStates({ review: { sections }, ...withdrawing }: { review: MedicalReview } & Withdrawing) {
  const signed = sections.filter(({ signOff }) => signOff);
  if (signed.length === 0) return null;
  return (
    <ul className="medical-review__sections">
      {signed.map(({ section, label, state, signOff, mayWithdraw }) => (
        <li key={section}>
          {`${label}: `}
          <span className={`medical-review__state medical-review__state--${state}`}>{TITLES[state].toLowerCase()}</span>
          {` (${signOff?.name ?? 'a former member'}, ${signOff?.credential}, on ${formatDay(signOff?.signedAt ?? '')})`}
          {mayWithdraw && signOff && <Withdraw label={`Withdraw: ${label}`} id={signOff.id} {...withdrawing} />}
        </li>
      ))}
    </ul>
  );
}

type Withdrawing = { onDone: () => void; onClose: () => void };
type WithdrawProps = Withdrawing & { label: string; id: number };

function Withdraw({ label, id, onDone, onClose }: WithdrawProps) {
  const send = async (data: FormData) => {
    await callApi(withdrawSignOff, { params: { id }, body: { reason: String(data.get('reason')) } });
    onDone();
  };
  return (
    <DialogAction label={label} confirm="Withdraw it" isQuiet onSend={send} onClose={onClose}>
      <p>What was signed stays on record, with this beside it. Readers no longer see it.</p>
      <label>
        Reason
        <textarea name="reason" required rows={3} maxLength={SIGN_OFF_NOTE_LENGTH} />
      </label>
    </DialogAction>
  );
}

type Props = { id: number; version: number; review: MedicalReview; onDone: () => void; onClose: () => void };

/**
 * Signs the published text. Shows the signed text, the signer and the end date, to prevent confusion with the draft.
 */
function SignOff({ id, version, review, onDone, onClose }: Props) {
  const { signer, title, seen, state, sections } = review;
  const [part, setPart] = useState('');
  const chosen = sections.find(({ section }) => section === part);
  const send = async (data: FormData) => {
    const months = Number(data.get('months'));
    const note = String(data.get('note') ?? '');
    const body = { version, seen, months, note, section: part || null };
    await callApi(signOff, { params: { id }, body });
    onDone();
  };
  return (
    <DialogAction
      label="Sign off this text"
      confirm="Sign off"
      isQuiet={state === 'valid'}
      onSend={send}
      onClose={onClose}
    >
      <label>
        What you sign
        <select value={part} onChange={(event) => setPart(event.currentTarget.value)}>
          <option value="">The whole text</option>
          {sections.map(({ section, label }) => (
            <option key={section} value={section}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p>
        {`You sign ${chosen ? `“${chosen.label}”` : 'all'} of the published text of `}
        <a href={conditionPath(id, DEFAULT_LANGUAGE)} target="_blank" rel="noopener">
          “{title}” (opens in a new tab)
        </a>
        , as readers have it now. What stands in the form and is not published is no part of it.
      </p>
      <ChangesSinceSignOff of={chosen ?? review} />
      <p>
        Readers will see:{' '}
        <strong>{`${chosen ? `${chosen.label}: reviewed` : 'Reviewed'} by ${signer.name}, ${signer.credential}`}</strong>
      </p>
      <Months />
      <label>
        Note for colleagues (optional)
        <textarea name="note" rows={2} maxLength={SIGN_OFF_NOTE_LENGTH} />
      </label>
      <label className="desk-check">
        <input type="checkbox" required />
        <span>
          {`I have read ${chosen ? 'this part' : 'the whole text'} and its sources. It is medically accurate as far as I can judge, and I stand for that with my name.`}
        </span>
      </label>
    </DialogAction>
  );
}

/** Shows the changes of the text since a lapsed sign-off. */
function ChangesSinceSignOff({ of: { signOff, changes } }: { of: Pick<MedicalReview, 'signOff' | 'changes'> }) {
  if (!signOff?.hasLapsed) return null;
  const day = formatDay(signOff.signedAt);
  if (!changes) return <p>{`The text signed on ${day} is not stored. Read the whole text.`}</p>;
  return (
    <details className="medical-review__since" open>
      <summary>{`Changed since it was signed on ${day}`}</summary>
      <Changes from={changes.from} to={changes.to} sides={['Signed', 'Now']} lang={DEFAULT_LANGUAGE} />
    </details>
  );
}

function Months() {
  const [months, setMonths] = useState(DEFAULT_REVIEW_MONTHS);
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
          defaultValue={DEFAULT_REVIEW_MONTHS}
          onChange={(event) => setMonths(event.currentTarget.valueAsNumber)}
        />
      </label>
      <p className="desk-quiet" aria-live="polite">
        {isPossible && `Due on ${formatDay(addMonths(months))}.`}
      </p>
    </>
  );
}
