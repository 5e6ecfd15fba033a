import type { AUTO_COMPLETE_MS } from '@common-ground/api/contracts/learning/quiz.ts';
import { queueWords } from '@common-ground/api/contracts/wording/offlineQueue.ts';
import { plural } from '@common-ground/api/contracts/wording/plural.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { Reason } from '../../../components/task/TaskButton.tsx';
import { useBusy } from '../../../components/task/useBusy.ts';
import { learningPathPath } from '../../../routes.ts';
import { readServerMessage } from '../../../session/readServerMessage.ts';
import { completeOrQueue } from '../progress/completeOrQueue.ts';
import { goToPath } from '../progress/learningProgress.ts';
import type { CompletionResult } from '../progress/records.ts';
import { useQuizContext } from './quizContext.ts';

// The type, not the value: importing the value would bring the schema library into the browser.
const autoCompleteMs: typeof AUTO_COMPLETE_MS = 3000;

/** Step after a pass. "queued": the completion waits in this browser, and the page stays. */
type Step = 'ready' | 'completing' | 'failed' | 'queued' | 'complete';

/** Completes a passed module by itself, then opens the page of the path unless the reader chose to stay. */
export function QuizFinish({ onFinished }: { onFinished: () => void }) {
  const { module, lang, words, quiz } = useQuizContext();
  const { isLeading } = useStore(quiz.$quiz);
  const { step, reason, isStaying, finish, stay } = useFinish(onFinished);
  // Set after the status element is rendered: screen readers announce only a change of its text.
  const [said, setSaid] = useState('');
  const text = sayStep();
  useEffect(() => setSaid(text), [text]);
  useEffect(() => {
    if (!isLeading) return;
    const timer = setTimeout(finish, autoCompleteMs);
    return () => clearTimeout(timer);
  }, [isLeading]);

  function sayStep(): string {
    if (step === 'completing') return words.quiz.completing;
    if (step === 'complete') return words.quiz.completed;
    if (step === 'queued') return queueWords(lang).moduleWaits;
    if (step === 'failed' || !isLeading) return '';
    return isStaying ? words.quiz.staying : plural(lang, words.quiz.soon, autoCompleteMs / 1000);
  }

  return (
    <div className="notice-box grid gap-4 p-5">
      <p role="status">{said}</p>
      <Reason>{step === 'failed' ? `${words.quiz.notCompleted} ${reason ?? ''}`.trim() : null}</Reason>
      <div className="buttons">
        {step === 'queued' ? (
          <a className="button quiet" href={learningPathPath(module.path.id, lang)}>
            {words.quiz.backToPath}
          </a>
        ) : (
          <button className="button" type="button" onClick={() => finish({ isLeaving: true })}>
            {step === 'failed' ? words.quiz.retry : words.quiz.continue}
          </button>
        )}
        {isLeading && step !== 'queued' && (isStaying || step !== 'complete') && (
          <button className="button quiet" type="button" aria-pressed={isStaying} onClick={stay}>
            {words.quiz.stay}
          </button>
        )}
      </div>
    </div>
  );
}

function useFinish(onFinished: () => void) {
  const { module, lang, quiz } = useQuizContext();
  const [step, setStep] = useState<Step>('ready');
  const [reason, setReason] = useState<string | null>(null);
  const [isStaying, setStaying] = useState(false);
  // A ref: `finish` reads the newest choice when the response arrives.
  const stays = useRef(false);
  const came = useRef<CompletionResult>(undefined);
  const { once } = useBusy();

  function change(isStayingNow: boolean): void {
    stays.current = isStayingNow;
    setStaying(isStayingNow);
  }

  /** Adds the achievements of the answers, because the page of the path shows them too. */
  async function completeQuiz(): Promise<CompletionResult | null> {
    const completed = await completeOrQueue(module, document.querySelector('h1')?.textContent.trim() ?? '');
    if (!completed) return null;
    return { ...completed, achievements: [...quiz.$quiz.get().attempt.achievements, ...completed.achievements] };
  }

  function finish({ isLeaving = false } = {}): void {
    if (isLeaving) change(false);
    void once(async () => {
      try {
        if (!came.current) setStep('completing');
        came.current ??= (await completeQuiz()) ?? undefined;
        if (!came.current) {
          onFinished();
          return setStep('queued');
        }
      } catch (error) {
        setReason(readServerMessage(error));
        return setStep('failed');
      }
      setStep('complete');
      onFinished();
      if (!stays.current) goToPath(module, came.current, lang);
    });
  }

  function stay(): void {
    if (isStaying && came.current) finish({ isLeaving: true });
    else change(!isStaying);
  }

  return { step, reason, isStaying, finish, stay };
}
