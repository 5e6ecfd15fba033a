import { accountPath } from '../../routes.ts';
import { noteEndedSession } from '../../session/resumedForm.ts';
import { serverMessage } from '../../session/serverMessage.ts';
import { isUnauthorized } from '../../session/session.ts';
import { Text } from '../text/Text.tsx';
import { type Failure, type Sending, useSending } from './Form.tsx';
import { useFormWords } from './formWords.ts';

export type SendingFailed = Failure & { isSignedOut?: boolean };

/** Returns why nothing came of sending. When the session has ended, the form of `draft` opens again after signing in. */
export function failedBy(error: unknown, lang: string, draft?: string): SendingFailed {
  const isSignedOut = isUnauthorized(error);
  if (isSignedOut && draft) noteEndedSession(draft);
  return { said: serverMessage(error, lang), isSignedOut };
}

/** Sends a text that stays in its form while nothing comes of it. `draft` is the one of a form that opens again after signing in. */
export function useSendingText(
  { lang, draft }: { lang: string; draft?: string },
  send: () => Promise<SendingFailed | null | undefined>,
): Sending<SendingFailed> {
  return useSending(() => send().catch((error) => failedBy(error, lang, draft)));
}

type Props = {
  title: string;
  failed: SendingFailed;
  lang: string;
  /** `notDone` is said when the server said nothing; `kept`, that the text is still there. */
  words: { notDone: string; kept?: string };
};

/** Says what happened and that the text is still there, and leads to signing in when the session has ended. */
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

/** Leads to signing in and back to this page, whose form is then as it was left. */
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
