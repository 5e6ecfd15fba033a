import { queueWords } from '@common-ground/api/contracts/wording/offline/queue/index.ts';
import { useStore } from '@nanostores/react';
import { Alert } from '../../../components/form/Alert.tsx';
import { accountPath } from '../../../routes.ts';
import { isUnreached } from '../../../session/isUnreached.ts';
import { serverMessage } from '../../../session/serverMessage.ts';
import { canStore } from '../../../session/storage.ts';
import { SignedOut } from './createQuiz.ts';
import { useQuizContext } from './quizContext.ts';

/** Says why sending stopped, what was kept, and how it goes on. */
export function NotSent() {
  const { lang, words, quiz, heading } = useQuizContext();
  const { error, attempt, isQueued } = useStore(quiz.$quiz);
  const isSignedOut = error instanceof SignedOut;
  const isAway = !isSignedOut && isUnreached(error);
  const retry = () => {
    // The button goes, and who pressed it must not be sent back to the start of the page.
    heading.current?.focus();
    void quiz.send();
  };
  function why(): string {
    if (isSignedOut) return words.quiz.signedOut;
    if (!isAway) return serverMessage(error) ?? words.quiz.notKept;
    // Only a line that comes back is heard of.
    return navigator.onLine ? words.quiz.away : words.quiz.unreached;
  }

  return (
    <div className="grid gap-4">
      <Alert key={attempt.verdicts.length}>
        <strong>{words.quiz.notSent}</strong>
        <p>{why()}</p>
        <p>{isQueued ? queueWords(lang).answersWait : canStore() ? words.quiz.keptHere : words.quiz.notKeptHere}</p>
      </Alert>
      <div className="buttons">
        {isSignedOut ? (
          <a className="button" href={accountPath('login', lang, location.pathname)}>
            {words.quiz.signIn}
          </a>
        ) : (
          <button className="button" type="button" onClick={retry}>
            {words.quiz.retry}
          </button>
        )}
        {/* What the server refuses it may refuse for ever, such as a question that was taken out meanwhile. */}
        {!isSignedOut && !isAway && (
          <button className="button quiet" type="button" onClick={quiz.retake}>
            {words.quiz.retake}
          </button>
        )}
      </div>
    </div>
  );
}
