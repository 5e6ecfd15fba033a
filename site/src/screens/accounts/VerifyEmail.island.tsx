import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { useSending } from '../../components/form/Form.tsx';
import { Text } from '../../components/text/Text.tsx';
import { homePath, screenPath } from '../../routes.ts';
import { $isSignedIn, api, calls, refreshSession } from '../../session/session.ts';
import { storedToken } from '../../session/storage.ts';
import { AccountForm } from './AccountForm.tsx';
import { type LinkFailure, LinkNotValid, toLinkFailure } from './LinkNotValid.tsx';
import { Notice } from './Notice.tsx';
import { type AccountFailure, toAccountFailure } from './toAccountFailure.ts';
import { useMailedToken } from './useMailedToken.ts';
import type { VerifyEmailWords } from './words.ts';

type Props = { lang: string; words: VerifyEmailWords };

/** Verifies on a button press only: mail scanners that open links would use up the single-use token. */
export default function VerifyEmail({ lang, words }: Props) {
  const token = useMailedToken();
  const [isDone, setDone] = useState(false);
  const sending = useSending<LinkFailure>(async () => {
    try {
      await api.call(calls.verifyEmail, { body: { token: token ?? '' } });
    } catch (error) {
      return toLinkFailure(error, words, lang);
    }
    setDone(true);
    if (storedToken()) void refreshSession();
    return null;
  });

  if (isDone)
    return (
      <Notice>
        <h2>{words.doneTitle}</h2>
        <p>{words.done}</p>
        <p className="buttons">
          <a className="button quiet for-person guest:hidden" href={screenPath('profile', lang)}>
            {words.profile}
          </a>
          <a className="button quiet" href={homePath(lang)}>
            {words.home}
          </a>
        </p>
      </Notice>
    );
  if (token === null || sending.failure?.reason.isLinkRefused)
    return (
      <LinkNotValid words={words}>
        <SendAgain lang={lang} words={words} />
      </LinkNotValid>
    );
  return <AccountForm sending={sending} words={words} />;
}

type SendAgainProps = { lang: string; words: VerifyEmailWords };

/** Offers users another link. Guests must sign in first, because the mail goes to the address of the account. */
function SendAgain({ lang, words }: SendAgainProps) {
  const isSignedIn = useStore($isSignedIn);
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | AccountFailure>('idle');
  if (!isSignedIn)
    return (
      <a className="button" href={screenPath('login', lang)}>
        {words.signInFirst}
      </a>
    );

  async function send() {
    if (state === 'busy') return;
    setState('busy');
    try {
      await api.call(calls.requestEmailVerification, { query: { lang } });
      setState('sent');
    } catch (error) {
      setState(toAccountFailure(error, words, lang));
    }
  }

  const isFailed = typeof state === 'object';
  return (
    <>
      <button
        className="button"
        type="button"
        aria-disabled={state === 'busy' || state === 'sent' || undefined}
        onClick={() => state !== 'sent' && void send()}
      >
        {words.sendAgain}
      </button>
      <span role="status">
        <Text>{state === 'sent' && words.sentAgain}</Text>
        <Text>{isFailed && [state.said ?? words.failed, state.wait].filter(Boolean).join(' ')}</Text>
      </span>
    </>
  );
}
