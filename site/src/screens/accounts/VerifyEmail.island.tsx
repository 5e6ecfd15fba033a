import { useState } from 'react';
import { SubmitButton } from '../../components/form/SubmitButton.tsx';
import { useSending } from '../../components/form/useSending.ts';
import { homePath, screenPath } from '../../routes.ts';
import { api } from '../../session/api.ts';
import { calls } from '../../session/calls.ts';
import { refreshSession } from '../../session/session.ts';
import { storedToken } from '../../session/storage.ts';
import { FailureAlert } from './FailureAlert.tsx';
import { type Failure, failureOf } from './failureOf.ts';
import { isLinkRefused } from './isLinkRefused.ts';
import { LinkNotValid } from './LinkNotValid.tsx';
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
  const { isBusy, failure, onSubmit } = useSending<Failure & { isLinkRefused: boolean }>(async () => {
    try {
      await api.call(calls.verifyEmail, { body: { token: token ?? '' } });
    } catch (error) {
      return { ...failureOf(error, words, lang), isLinkRefused: isLinkRefused(error) };
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
          <a className="button quiet for-person" href={screenPath('profile', lang)}>
            {words.profile}
          </a>
          <a className="button quiet" href={homePath(lang)}>
            {words.home}
          </a>
        </p>
      </Notice>
    );
  if (token === null || failure?.reason.isLinkRefused)
    return (
      <LinkNotValid words={words}>
        <SendAgain lang={lang} words={words} />
      </LinkNotValid>
    );
  return (
    <form className="form" method="post" onSubmit={onSubmit}>
      <p>{words.text}</p>
      {failure && <FailureAlert key={failure.attempt} failure={failure.reason} fallback={words.failed} />}
      <SubmitButton isBusy={isBusy} busyLabel={words.busy}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
