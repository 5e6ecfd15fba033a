'use client';

import type { CallInput } from '@common-ground/api/contracts/client.ts';
import { MODERATION_REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import {
  type AppealOutcome,
  askSecondOpinion,
  CASE_NOTE_LENGTH,
  type CaseAction,
  decideAppeal,
  decideCase,
} from '@common-ground/api/contracts/moderation/cases.ts';
import { OFFERED_SUSPENSION_DAYS } from '@common-ground/api/contracts/moderation/suspensions.ts';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useId, useState } from 'react';
import { Action } from '../kit/Action.tsx';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import { useAction } from '../kit/useAction.ts';
import { ACTION_WORDS } from './words.ts';

type Decision = CallInput<typeof decideCase>['body'];
type Judgement = CallInput<typeof decideAppeal>['body'];

type Props = {
  id: number;
  actions: CaseAction[];
  isOpen: boolean;
  /** Reason why the user may not decide, null when they may. */
  refusal: string | null;
  appeal: { decisionId: number; text: string; isOwn: boolean } | null;
};

export function CaseSteps({ id, actions, isOpen, refusal, appeal }: Props) {
  const router = useRouter();
  const { isBusy, said, act } = useAction();
  const send = async (action: () => Promise<unknown>, done: string) => {
    if (await act(action, done)) router.refresh();
  };
  return (
    <>
      <ActionMessageLine said={said} takesFocus={({ isError }) => !isError} />
      {isOpen && refusal && <p>{refusal}</p>}
      {isOpen && !refusal && (
        <>
          <DecisionForm
            actions={actions}
            isBusy={isBusy}
            onDecide={(body) =>
              send(() => callApi(decideCase, { params: { id }, body }), 'It is decided. Those concerned are told.')
            }
          />
          <DialogAction
            label="Ask for a second opinion"
            confirm="Ask"
            isQuiet
            isBusy={isBusy}
            onSend={async (data) => {
              await callApi(askSecondOpinion, { params: { id }, body: { note: String(data.get('note')) } });
              router.refresh();
            }}
          >
            <p>Another moderator decides then, not you. It stays in the queue and says so.</p>
            <label>
              What makes you unsure
              <textarea name="note" required rows={3} maxLength={CASE_NOTE_LENGTH} dir="auto" />
            </label>
          </DialogAction>
        </>
      )}
      {appeal && (
        <section aria-labelledby="case-appeal">
          <h2 id="case-appeal">Appeal of the author</h2>
          <p style={{ whiteSpace: 'pre-line' }} dir="auto">
            {appeal.text}
          </p>
          {appeal.isOwn ? (
            <p>Another moderator decides on the appeal.</p>
          ) : (
            <AppealForm
              isBusy={isBusy}
              onJudge={(body) =>
                send(
                  () => callApi(decideAppeal, { params: { id: appeal.decisionId }, body }),
                  'It is decided. The author is told.',
                )
              }
            />
          )}
        </section>
      )}
    </>
  );
}

type DecideProps = { actions: CaseAction[]; isBusy: boolean; onDecide: (body: Decision) => void };

function DecisionForm({ actions, isBusy, onDecide }: DecideProps) {
  const id = useId();
  const [action, setAction] = useState<CaseAction | ''>('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const days = action === 'suspend' ? { days: Number(data.get('days')) } : {};
    if (action) onDecide({ action, reason: String(data.get('reason')), ...days });
  };
  return (
    <form className="review__question" onSubmit={submit} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Your decision</h2>
      <fieldset>
        <legend>What is done</legend>
        {actions.map((name) => (
          <label key={name} className="desk-check">
            <input
              type="radio"
              name="action"
              value={name}
              required
              checked={action === name}
              onChange={() => setAction(name)}
            />
            <span>
              {ACTION_WORDS[name].label}
              <span className="desk-quiet"> {ACTION_WORDS[name].text}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {action === 'suspend' && (
        <label>
          For how long
          <select name="days" defaultValue={7}>
            {OFFERED_SUSPENSION_DAYS.map((days) => (
              <option key={days} value={days}>
                {days === 1 ? 'One day' : `${days} days`}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        Reason, for the author; of what is hidden, removed or closed everybody reads it
        <textarea name="reason" required rows={3} maxLength={MODERATION_REASON_LENGTH} dir="auto" />
      </label>
      <div className="desk-actions">
        <Action type="submit" isBusy={isBusy}>
          Decide
        </Action>
      </div>
    </form>
  );
}

function AppealForm({ isBusy, onJudge }: { isBusy: boolean; onJudge: (body: Judgement) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onJudge({ outcome: data.get('outcome') as AppealOutcome, reason: String(data.get('reason')) });
  };
  return (
    <form className="review__question" onSubmit={submit} aria-label="Decide the appeal">
      <fieldset>
        <legend>After reading it again</legend>
        <label className="desk-check">
          <input type="radio" name="outcome" value="upheld" required />
          <span>The decision stays</span>
        </label>
        <label className="desk-check">
          <input type="radio" name="outcome" value="overturned" required />
          <span>
            The decision is undone: what was hidden or removed is shown again, a suspension ends; a topic for members is
            for everybody again, unless somebody has written in it since
          </span>
        </label>
      </fieldset>
      <label>
        Reason, for the author
        <textarea name="reason" required rows={3} maxLength={MODERATION_REASON_LENGTH} dir="auto" />
      </label>
      <div className="desk-actions">
        <Action type="submit" isBusy={isBusy}>
          Decide the appeal
        </Action>
      </div>
    </form>
  );
}
