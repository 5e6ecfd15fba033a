import { quizWords } from '@common-ground/api/contracts/wording/learningQuiz.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import '../../../styles/late.ts';
import type { QuizProps } from '../progress/learningProgress.ts';
import { createQuiz } from './createQuiz.ts';
import { Question } from './Question.tsx';
import { QuizProvider } from './quizContext.ts';
import { Results } from './Results.tsx';

export function Quiz(props: QuizProps) {
  const { module, questions, own, lang } = props;
  const words = quizWords(lang);
  const [quiz] = useState(() =>
    createQuiz({
      moduleId: module.id,
      pathId: module.path.id,
      questions,
      lang: own.lang ?? lang,
      title: document.querySelector('h1')?.textContent.trim() ?? '',
    }),
  );
  const { phase, attempt } = useStore(quiz.$quiz);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => quiz.open(), [quiz]);
  const view = phase === 'loading' || phase === 'results' ? phase : `${attempt.round} ${attempt.at}`;
  useFocusOnMove(heading, view);

  if (questions.length === 0) return <p>{words.quiz.none}</p>;
  if (phase === 'loading') return <p role="status">{words.quiz.loading}</p>;
  return (
    <QuizProvider value={{ ...props, words, quiz, heading }}>
      {phase === 'results' ? <Results /> : <Question key={view} />}
    </QuizProvider>
  );
}

/** Moves the focus to the heading when another question or the results appear, but not after loading. */
function useFocusOnMove(heading: { current: HTMLHeadingElement | null }, view: string): void {
  const before = useRef('loading');
  useEffect(() => {
    if (before.current !== 'loading' && before.current !== view) heading.current?.focus();
    before.current = view;
  }, [view]);
}
