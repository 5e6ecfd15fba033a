import { useState } from 'react';
import { useSending } from '../../components/form/useSending.ts';
import { homePath, screenPath } from '../../routes.ts';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { refreshSession } from '../../session/session.ts';
import { storedToken } from '../../session/storage.ts';
import { AccountForm } from './AccountForm.tsx';
import { LinkNotValid } from './LinkNotValid.tsx';
import { type LinkFailure, linkFailureOf } from './linkFailureOf.ts';
import { Notice } from './Notice.tsx';
import { SendAgain } from './SendAgain.tsx';
import { useMailedToken } from './useMailedToken.ts';
import type { VerifyEmailWords } from './words.ts';

type Props = { lang: string; words: VerifyEmailWords };

/**
 * Takes a press of a button: programs that look through mail open its links, with scripts too, and a link that works once
 * would be used up before the person comes.
 */
export default function VerifyEmail({ lang, words }: Props) {
  const token = useMailedToken();
  const [isDone, setDone] = useState(false);
  const sending = useSending<LinkFailure>(async () => {
    try {
      await api.call(calls.verifyEmail, { body: { token: token ?? '' } });
    } catch (error) {
      return linkFailureOf(error, words, lang);
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
  return <AccountForm {...{ sending, words }} />;
}
