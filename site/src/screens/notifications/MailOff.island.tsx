import { useState } from 'react';
import { useSending } from '../../components/form/Form.tsx';
import { homePath } from '../../routes.ts';
import { api, calls } from '../../session/session.ts';
import { AccountForm } from '../accounts/AccountForm.tsx';
import { type LinkFailure, LinkNotValid, toLinkFailure } from '../accounts/LinkNotValid.tsx';
import { Notice } from '../accounts/Notice.tsx';
import { settingsPath } from '../accounts/profile/places.ts';
import { useMailedToken } from '../accounts/useMailedToken.ts';
import type { MailOffWords } from '../accounts/words.ts';

type Props = { lang: string; words: MailOffWords };

/** Requires a press of a button, because mail scanners open links and would stop mails that the user wants. */
export default function MailOff({ lang, words }: Props) {
  const token = useMailedToken();
  const [isDone, setDone] = useState(false);
  const sending = useSending<LinkFailure>(async () => {
    try {
      await api.call(calls.stopMails, { params: { token: token ?? '' } });
    } catch (error) {
      return toLinkFailure(error, words, lang);
    }
    setDone(true);
    return null;
  });
  const settings = (
    <a className="button quiet" href={settingsPath(lang)}>
      {words.settings}
    </a>
  );

  if (isDone)
    return (
      <Notice>
        <h2>{words.doneTitle}</h2>
        <p>{words.done}</p>
        <p className="buttons">
          {settings}
          <a className="button quiet" href={homePath(lang)}>
            {words.home}
          </a>
        </p>
      </Notice>
    );
  if (token === null || sending.failure?.reason.isLinkRefused)
    return <LinkNotValid words={words}>{settings}</LinkNotValid>;
  return <AccountForm sending={sending} words={words} />;
}
