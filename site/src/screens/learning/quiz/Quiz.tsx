import { Questions } from '../module/ReadOnly.tsx';
import type { QuizProps } from '../progress/learningProgress.ts';

/** The questions of a quiz, one at a time. */
export function Quiz({ questions, own }: QuizProps) {
  return <Questions questions={questions} own={own} />;
}
