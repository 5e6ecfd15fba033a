import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { useStore } from '@nanostores/react';
import { Alert } from '../../../components/form/Alert.tsx';
import { accountPath } from '../../../routes.ts';
import { hasNotReachedService } from '../../../session/hasNotReachedService.ts';
import { readServerMessage } from '../../../session/readServerMessage.ts';
import { canStore } from '../../../session/storage.ts';
import { SessionEnded } from './createQuiz.ts';
import { useQuizContext } from './quizContext.ts';

/** Shows why sending stopped, whether the answers are stored or queued, and how to go on. */
export function NotSent() {
  const { lang, words, quiz, heading } = useQuizContext();
  const { error, attempt, isQueued } = useStore(quiz.$quiz);
  const isSignedOut = error instanceof SessionEnded;
  const isAway = !isSignedOut && hasNotReachedService(error);
  const retry = () => {
    // The pressed button disappears. Moving the focus keeps it from returning to the start of the page.
    heading.current?.focus();
    void quiz.send();
  };
  function why(): string {
    if (isSignedOut) return words.quiz.signedOut;
    if (!isAway) return readServerMessage(error) ?? words.quiz.notKept;
    // Only the return of a lost connection fires an event, after which sending goes on by itself.
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
        {/* The server may refuse these answers for ever, such as that to a question removed meanwhile. */}
        {!isSignedOut && !isAway && (
          <button className="button quiet" type="button" onClick={quiz.retake}>
            {words.quiz.retake}
          </button>
        )}
      </div>
    </div>
  );
}
