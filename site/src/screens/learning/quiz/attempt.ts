import type { Unlocked } from '@common-ground/api/contracts/learning/achievements.ts';
import type { PASS_PERCENT, Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import type { QuizProps } from '../progress/learningProgress.ts';

// The type, not the value: importing the value would bring the schema library into the browser.
export const passPercent: typeof PASS_PERCENT = 70;

export type QuizQuestions = QuizProps['questions'];

/** One go at a quiz, as this browser keeps it until its results are in. */
export type Attempt = {
  /** The same for all answers that are sent of it. */
  round: string;
  /** Code of the language of the questions. */
  lang: string;
  /** Place of the question that is shown, from 0. */
  at: number;
  /** By question: the option's place and text. */
  chosen: Record<string, { place: number; text: string }>;
  /** From then on it is sent, and nothing in it changes any more. */
  isSubmitted: boolean;
  verdicts: Verdict[];
  /** That its answers unlocked. */
  achievements: Unlocked[];
};

export function begin(lang: string): Attempt {
  return { round: crypto.randomUUID(), lang, at: 0, chosen: {}, isSubmitted: false, verdicts: [], achievements: [] };
}

/**
 * What was kept, held against the questions of now. In another language an option keeps its place, in the same one its
 * text; what is no option any more has to be chosen anew.
 */
export function fit(kept: Attempt, questions: QuizQuestions, lang: string): Attempt {
  const isSameLanguage = kept.lang === lang;
  const chosen: Attempt['chosen'] = {};
  for (const { id, options } of questions) {
    const before = kept.chosen[id];
    const place = before && (isSameLanguage ? options.indexOf(before.text) : before.place);
    const text = place === undefined ? undefined : options[place];
    if (place !== undefined && text !== undefined) chosen[id] = { place, text };
  }
  const isAsked = ({ questionId }: Verdict) => questions.some(({ id }) => id === questionId);
  // What an older page kept says nothing of achievements.
  const { achievements = [] } = kept as Partial<Attempt>;
  const attempt = { ...kept, lang, chosen, achievements, at: Math.max(0, Math.min(kept.at, questions.length - 1)) };
  return {
    ...attempt,
    isSubmitted: kept.isSubmitted && unanswered(attempt, questions).length === 0,
    // Reasons come in the language that was asked in; sent once more they come in this one, and count no second time.
    verdicts: isSameLanguage ? kept.verdicts.filter(isAsked) : [],
  };
}

/** Places of the questions that have no answer yet. */
export function unanswered({ chosen }: Pick<Attempt, 'chosen'>, questions: QuizQuestions): number[] {
  return questions.flatMap(({ id }, place) => (chosen[id] ? [] : [place]));
}

/** Whether there is a verdict on each question, all of one go. */
export function isWhole(verdicts: Verdict[], questions: QuizQuestions): boolean {
  const rounds = questions.map(({ id }) => verdicts.find(({ questionId }) => questionId === id)?.round);
  return questions.length > 0 && Boolean(rounds[0]) && rounds.every((round) => round === rounds[0]);
}

export type Score = { right: number; percent: number; isPassed: boolean; wrong: number[] };

/** `percent` is rounded; `wrong` are places of questions. */
export function scoreOf(verdicts: Verdict[], questions: QuizQuestions): Score {
  const isRight = ({ id }: QuizQuestions[number]) => verdicts.some((one) => one.questionId === id && one.isCorrect);
  const wrong = questions.flatMap((question, place) => (isRight(question) ? [] : [place]));
  const right = questions.length - wrong.length;
  const percent = Math.round((100 * right) / questions.length);
  return { right, percent, isPassed: percent >= passPercent, wrong };
}
