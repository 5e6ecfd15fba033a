import type { ForumToolWords } from '@common-ground/api/contracts/wording/forum/tools/index.ts';
import type { Failure } from '../../components/form/Form.tsx';
import { Text } from '../../components/text/Text.tsx';
import { accountPath } from '../../routes.ts';
import { serverMessage } from '../../session/serverMessage.ts';
import { isUnauthorized } from '../../session/session.ts';

export type SendingFailed = Failure & { isSignedOut?: boolean };

/** Why nothing came of sending, as a form keeps it. */
export function failedBy(error: unknown, lang: string): SendingFailed {
  return { said: serverMessage(error, lang), isSignedOut: isUnauthorized(error) };
}

type Props = { title: string; failed: SendingFailed; lang: string; words: ForumToolWords['write'] };

/** What happened, that the words are still there, and what to do next. */
export function SendFailed({ title, failed: { said, isSignedOut }, lang, words }: Props) {
  return (
    <>
      <strong>{title}</strong>
      <p>
        <Text>{`${said ?? words.notDone} `}</Text>
        <Text>{words.kept}</Text>
      </p>
      {isSignedOut && (
        <p>
          <a href={accountPath('login', lang, location.pathname + location.search)}>{words.logIn}</a>
        </p>
      )}
    </>
  );
}
