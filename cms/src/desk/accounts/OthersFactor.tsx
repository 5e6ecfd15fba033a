'use client';

import {
  type FactorEvent,
  getUserSecondFactor,
  removeSecondFactor,
} from '@common-ground/api/contracts/accounts/deskAccounts.ts';
import { SECOND_FACTOR_REASON_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { useState } from 'react';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { callApi } from '../kit/callApi.ts';
import { DialogAction } from '../kit/Dialog.tsx';
import { Time } from '../kit/Time.tsx';
import type { ActionMessage } from '../kit/useAction.ts';
import { useRead } from '../kit/useRead.ts';
import { OwnPasswordField } from './OwnPasswordField.tsx';

const WORDS: Record<FactorEvent['kind'], string> = { on: 'Turned on', off: 'Turned off', removed: 'Removed' };

export function OthersFactor({ id }: { id: number }) {
  const { answer, askAgain } = useRead(getUserSecondFactor, { params: { id } });
  const [said, setSaid] = useState<ActionMessage | null>(null);
  if (!answer) return null;
  const remove = async (data: FormData) => {
    const body = { password: String(data.get('password')), reason: String(data.get('reason')) };
    await callApi(removeSecondFactor, { params: { id }, body });
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
