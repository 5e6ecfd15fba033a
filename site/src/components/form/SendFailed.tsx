import { accountPath } from '../../routes.ts';
import { readServerMessage } from '../../session/readServerMessage.ts';
import { recordEndedSession } from '../../session/resumedForm.ts';
import { isUnauthorized } from '../../session/session.ts';
import { Text } from '../text/Text.tsx';
import { type Failure, type Sending, useSending } from './Form.tsx';
import { useFormWords } from './formWords.ts';

export type SendingFailed = Failure & { isSignedOut?: boolean };

/** Returns why sending failed. When the session has ended, the form of `draft` opens again after sign-in. */
export function toSendingFailure(error: unknown, lang: string, draft?: string): SendingFailed {
  const isSignedOut = isUnauthorized(error);
  if (isSignedOut && draft) recordEndedSession(draft);
  return { said: readServerMessage(error, lang), isSignedOut };
}

/** Sends a text that stays in its form on failure. `draft` names a form that opens again after sign-in. */
export function useSendingText(
  { lang, draft }: { lang: string; draft?: string },
  send: () => Promise<SendingFailed | null | undefined>,
): Sending<SendingFailed> {
  return useSending(() => send().catch((error) => toSendingFailure(error, lang, draft)));
}

type Props = {
  title: string;
  failed: SendingFailed;
  lang: string;
  /** `notDone` is shown when the server gave no message; `kept` says that the text is still there. */
  words: { notDone: string; kept?: string };
};

export function SendFailed({ title, failed: { said, isSignedOut }, lang, words }: Props) {
  return (
    <>
      <strong>{title}</strong>
      <p>
        <Text>{isSignedOut ? '' : `${said ?? words.notDone} `}</Text>
        <Text>{words.kept}</Text>
      </p>
      {isSignedOut && <SignInAgain lang={lang} />}
    </>
  );
}

export function SignInAgain({ lang }: { lang: string }) {
  const words = useFormWords();
  return (
    <>
      <p>{words.signedOut}</p>
      <p>
        <a href={accountPath('login', lang, location.pathname + location.search + location.hash)}>{words.signIn}</a>
      </p>
    </>
  );
}
