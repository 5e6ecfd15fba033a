'use client';

import { SECOND_FACTOR_REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { useState } from 'react';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { type ActionMessage, post } from '../kit/call.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import { Time } from '../kit/Time.tsx';
import { useResponse } from '../kit/useResponse.ts';
import { OwnPasswordField } from './OwnPasswordField.tsx';

type Event = { kind: 'on' | 'off' | 'removed'; at: string; by: string | null; reason: string };
type Standing = { isOn: boolean; events: Event[] };

const WORDS: Record<Event['kind'], string> = { on: 'Turned on', off: 'Turned off', removed: 'Removed' };

export function OthersFactor({ id }: { id: number }) {
  const path = `/users/${id}/second-factor`;
  const { answer, askAgain } = useResponse<Standing>(path);
  const [said, setSaid] = useState<ActionMessage | null>(null);
  if (!answer) return null;
  const remove = async (data: FormData) => {
    await post(`${path}/remove`, { password: String(data.get('password')), reason: String(data.get('reason')) });
    await askAgain();
    setSaid({ text: 'It is removed. Its owner is told by mail.', isError: false });
  };
  return (
    <section className="factor" aria-labelledby="second-factor">
      <h2 id="second-factor">Second factor</h2>
      <p>{answer.isOn ? 'On.' : 'Off.'}</p>
      <ActionMessageLine said={said} takesFocus={() => true} />
      {answer.isOn && (
        <div className="desk-actions">
          <DialogAction label="Remove it" title="Remove the second factor" confirm="Remove it" isQuiet onSend={remove}>
            <p>
              Only when you know who asks: somebody who lost the phone and the recovery codes. They are signed out
              everywhere, told by mail, and sign in with the password alone.
            </p>
            <label>
              Reason
              <textarea name="reason" required rows={2} maxLength={SECOND_FACTOR_REASON_LENGTH} />
            </label>
            <OwnPasswordField />
          </DialogAction>
        </div>
      )}
      {answer.events.length > 0 && (
        <ul>
          {answer.events.map(({ kind, at, by, reason }) => (
            <li key={at}>
              {WORDS[kind]} on <Time iso={at} /> by {by ?? 'a former member'}
              {reason && `: ${reason}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
