'use client';

import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { screenPath } from '@common-ground/site/src/routes.ts';
import { useEffect } from 'react';
import { ActionMessageLine } from '../kit/ActionMessageLine.tsx';
import { callApi, type FailedCall } from '../kit/callApi.ts';
import { signOutOfDesk } from '../kit/payloadCalls.ts';
import { useAction } from '../kit/useAction.ts';

/** The site's page deletes in this browser what a sign-out deletes, and says that the user is signed out. */
const SIGNED_OUT = `${screenPath('login', DEFAULT_LANGUAGE)}#signed-out`;

export function SignOut({ isAtOnce }: { isAtOnce: boolean }) {
  const { isBusy, said, act } = useAction();
  const signOut = () =>
    act(async () => {
      await callApi(signOutOfDesk).catch((failure: FailedCall) => {
        // The session had ended already.
        if (failure.status !== 401) throw failure;
      });
      location.replace(SIGNED_OUT);
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isAtOnce) void signOut();
  }, []);
  return (
    <>
      <h1>Sign out</h1>
      <p>You sign out of the editor interface and of the site in this browser.</p>
      <ActionMessageLine said={said} />
      <p>
        <button type="button" className="desk-session__action" aria-disabled={isBusy} onClick={signOut}>
          Sign out
        </button>
      </p>
    </>
  );
}
