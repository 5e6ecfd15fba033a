'use client';

import { hasRole, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  type ProposedFactor,
} from '@common-ground/api/contracts/accounts/secondFactor.ts';
import { useAuth, useDocumentInfo } from '@payloadcms/ui';
import { useState } from 'react';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { callApi } from '../kit/callApi.ts';
import { Dialog, DialogAction } from '../kit/Dialog.tsx';
import { Time } from '../kit/Time.tsx';
import type { ActionMessage } from '../kit/useAction.ts';
import { useRead } from '../kit/useRead.ts';
import { CODE_HINT, CodeField, FactorSetUp, RecoveryCodes } from './FactorSetUp.tsx';
import { OthersFactor } from './OthersFactor.tsx';
import { OwnPasswordField } from './OwnPassword.tsx';
import './accounts.css';

/** Shows the second factor on the user's own account, and to administrators on the accounts of other staff. */
export function SecondFactorPanel() {
  const { user } = useAuth();
  const { id, initialData } = useDocumentInfo();
  if (id === undefined || !user) return null;
  if (id === user.id) return <OwnFactor />;
  const isStaff = hasRole(initialData as { role?: string }, STAFF);
  return isStaff && hasRole(user as { role?: string }, ['admin']) ? <OthersFactor id={Number(id)} /> : null;
}

function OwnFactor() {
  const { answer, askAgain } = useRead(getSecondFactor);
  const [proposed, setProposed] = useState<ProposedFactor | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [said, setSaid] = useState<ActionMessage | null>(null);
  if (!answer) return null;
  const { isOn, since, codesLeft, isDemanded } = answer;
  const begin = async (data: FormData) => {
    const body = {
      password: readText(data, 'password'),
      ...(data.has('code') ? { code: readText(data, 'code') } : {}),
    };
    setProposed(await callApi(beginSecondFactor, { body }));
  };
  const confirm = async (data: FormData) => {
    const { recoveryCodes } = await callApi(confirmSecondFactor, { body: { code: readText(data, 'code') } });
    setCodes(recoveryCodes);
    await askAgain();
    // Sets the message last, because the message cannot take the focus while the dialog is open.
    setSaid({ text: 'Your second factor is on. You were signed out everywhere else.', isError: false });
  };
  const end = async (data: FormData) => {
    const body = { password: readText(data, 'password'), code: readText(data, 'code') };
    await callApi(endSecondFactor, { body });
    setCodes(null);
    await askAgain();
    setSaid({ text: 'Your second factor is off.', isError: false });
  };
  return (
    <section className="factor" aria-labelledby="second-factor">
      <h2 id="second-factor">Second factor</h2>
      {isOn && since ? (
        <p>
          On since <Time iso={since} />. Recovery codes left: {codesLeft}.
        </p>
      ) : (
        <p>
          Off. With one, signing in takes a code of an app on your phone besides your password, here and on the site.
        </p>
      )}
      <ActionMessageLine said={said} takesFocus={() => true} />
      {codes && <RecoveryCodes codes={codes} />}
      <div className="desk-actions">
        <DialogAction label={isOn ? 'Set it up anew' : 'Set it up'} confirm="Continue" isQuiet={isOn} onSend={begin}>
          {isOn && <p>For another phone, or for new recovery codes. Until it is done, what you have now works.</p>}
          <OwnPasswordField />
          {isOn && <CodeField hint={CODE_HINT} />}
        </DialogAction>
        {isOn && !isDemanded && (
          <DialogAction label="Turn it off" confirm="Turn it off" isQuiet onSend={end}>
            <OwnPasswordField />
            <CodeField hint={CODE_HINT} />
          </DialogAction>
        )}
      </div>
      {proposed && (
        <Dialog title="Set up a second factor" confirm="Turn it on" onSend={confirm} onClose={() => setProposed(null)}>
          <FactorSetUp proposed={proposed} />
          <CodeField />
        </Dialog>
      )}
    </section>
  );
}

function readText(data: FormData, name: 'password' | 'code'): string {
  return String(data.get(name));
}
