import type { QuizWords } from '@common-ground/api/contracts/wording/learningQuiz.ts';
import type { RefObject } from 'react';
import { createStrictContext } from '../../../islands/createStrictContext.ts';
import type { QuizProps } from '../progress/learningProgress.ts';
import type { QuizStore } from './createQuiz.ts';

type QuizContext = QuizProps & {
  words: QuizWords;
  quiz: QuizStore;
  /** Heading that takes the focus at each question and at the results. */
  heading: RefObject<HTMLHeadingElement | null>;
};

export const [QuizProvider, useQuizContext] = createStrictContext<QuizContext>();
