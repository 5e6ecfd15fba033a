'use client';

import type { ProposedFactor } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import type { CallOutput } from '@common-ground/api/contracts/client.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Action } from '../kit/Action.tsx';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { ADMIN } from '../kit/addresses.ts';
import { callApi, type FailedCall } from '../kit/callApi.ts';
import { logIntoDesk } from '../kit/payloadCalls.ts';
import { useAction } from '../kit/useAction.ts';
import { CODE_HINT, CodeField, FactorSetUp, RecoveryCodes } from './FactorSetUp.tsx';
import './accounts.css';

type Credentials = { email: string; password: string; code?: string };
/** Step of the form: the password, a code, the first code of an app that is being set up, or the new recovery codes. */
type Step =
  | { name: 'password' }
  | { name: 'code' | 'setUp'; credentials: Credentials; proposed?: ProposedFactor | undefined }
  | { name: 'done'; recoveryCodes: string[] };

type Answer = CallOutput<typeof logIntoDesk> & { refusal?: FailedCall['refusal'] };

/** Signs in to the desk: with the password, and with a code where the account or the role asks for one. */
export function SignIn({ leadsTo }: { leadsTo: string }) {
  const [step, setStep] = useState<Step>({ name: 'password' });
  const { isBusy, said, act } = useAction();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // Focuses the heading of a step that begins with a text to read, else the first field.
    if (step.name !== 'password') form.current?.querySelector<HTMLElement>('h1[tabindex], input')?.focus();
  }, [step.name]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (step.name === 'done') return location.assign(leadsTo);
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => String(fields.get(name) ?? '');
    const given: Credentials =
      step.name === 'password'
        ? { email: text('email'), password: text('password') }
        : { ...step.credentials, code: text('code') };
    void act(async () => {
      const answer = await send(given);
      const { refusal } = answer;
      const { proposed } = (refusal?.data ?? {}) as { proposed?: ProposedFactor };
      if (refusal?.name === 'CodeNeeded')
        return setStep({ name: proposed ? 'setUp' : 'code', credentials: given, proposed });
      if (refusal) throw new Error(refusal.message);
      if (answer.recoveryCodes) return setStep({ name: 'done', recoveryCodes: answer.recoveryCodes });
      // Loads the page anew, so that the server renders it with the new session.
      return location.assign(leadsTo);
    });
  };

  return (
    <form ref={form} method="post" className="desk-sign-in" onSubmit={submit}>
      {step.name === 'password' && <PasswordStep />}
      {step.name === 'code' && (
        <>
          <h1>Enter a code</h1>
          <CodeField hint={CODE_HINT} />
        </>
      )}
      {step.name === 'setUp' && step.proposed && (
        <>
          <h1 tabIndex={-1}>Set up a second factor</h1>
          <p>Your role needs one: from now on a code is asked for besides your password.</p>
          <FactorSetUp proposed={step.proposed} />
          <CodeField />
        </>
      )}
      {step.name === 'done' && (
        <>
          <h1 tabIndex={-1}>Your second factor is on</h1>
          <RecoveryCodes codes={step.recoveryCodes} />
        </>
      )}
      <ActionMessageLine said={said} />
      <div className="desk-actions">
        <Action type="submit" isBusy={isBusy}>
          {step.name === 'done' ? 'I have kept them' : 'Login'}
        </Action>
        {(step.name === 'code' || step.name === 'setUp') && (
          <Action isQuiet onClick={() => setStep({ name: 'password' })}>
            Back
          </Action>
        )}
      </div>
    </form>
  );
}

function PasswordStep() {
  return (
    <>
      <h1>Sign in to the desk</h1>
      <label>
        Email
        <input id="field-email" type="email" name="email" autoComplete="username" dir="ltr" required />
      </label>
      <label>
        Password
        <input id="field-password" type="password" name="password" autoComplete="current-password" dir="ltr" required />
      </label>
      <a href={`${ADMIN}/forgot`}>Forgot password?</a>
    </>
  );
}

/** @throws Error with a message for the user when no response comes, or an error response without a message */
async function send(given: Credentials): Promise<Answer> {
  return callApi(logIntoDesk, { body: given }).catch(({ refusal }: FailedCall) => {
    if (!refusal.message) throw new Error('The server did not answer. Try again in a moment.');
    return { refusal };
  });
}
