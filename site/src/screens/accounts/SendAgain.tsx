import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { screenPath } from '../../routes.ts';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { $isSignedIn } from '../../session/session.ts';
import { type AccountFailure, failureOf } from './failureOf.ts';
import type { VerifyEmailWords } from './words.ts';

type Props = { lang: string; words: VerifyEmailWords };

/** The way to another link for the own address: only for whoever is signed in, as it is mailed to them alone. */
export function SendAgain({ lang, words }: Props) {
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
      setState(failureOf(error, words, lang));
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
        {state === 'sent' && words.sentAgain}
        {isFailed && [state.said ?? words.failed, state.wait].filter(Boolean).join(' ')}
      </span>
    </>
  );
}
