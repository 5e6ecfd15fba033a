'use client';

import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { accountPath } from '@common-ground/site/src/routes.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../kit/callApi.ts';
import { getDeskUser } from '../kit/payloadCalls.ts';

const toSignIn = (wanted: string) => accountPath('login', DEFAULT_LANGUAGE, wanted);

/**
 * Leads a guest to the site's sign-in, and a user to the wanted page: a link from another site comes without the strict
 * cookie, which a request of this page has.
 */
export function LeadToSignIn({ wanted }: { wanted: string }) {
  const [address, setAddress] = useState(toSignIn(wanted));
  useEffect(() => {
    // The server never gets the hash, and the browser moves it here from the wanted page.
    const whole = wanted.includes('#') ? wanted : wanted + location.hash;
    setAddress(toSignIn(whole));
    // A wanted page that led a user back here would do so again, without an end.
    const isLedBack = document.referrer.split('?')[0] === location.origin + location.pathname;
    callApi(getDeskUser).then(
      ({ user }) => {
        if (!user) location.replace(toSignIn(whole));
        else if (!isLedBack) location.replace(whole);
      },
      // The link stays when there is no response.
      () => {},
    );
  }, [wanted]);
  return (
    <>
      <h1>Sign in</h1>
      <p>You sign in to the editor interface on the site. You come back to this page then.</p>
      <p>
        <a className="desk-session__action" href={address}>
          Sign in
        </a>
      </p>
    </>
  );
}
