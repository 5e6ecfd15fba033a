import type { Unlocked } from '@common-ground/api/contracts/learning/achievements.ts';
import type { PASS_PERCENT, Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import type { QuizProps } from '../progress/learningProgress.ts';

// The type, not the value: importing the value would bring the schema library into the browser.
export const passPercent: typeof PASS_PERCENT = 70;

export type QuizQuestions = QuizProps['questions'];

/** Attempt at a quiz. The browser stores it until its results arrive. */
export type Attempt = {
  /** UUID that is sent with each answer of the attempt. */
  round: string;
  /** Code of the language of the questions. */
  lang: string;
  at: number;
  /** Index and text of the chosen option, by the id of the question. */
  chosen: Record<string, { place: number; text: string }>;
  /** Whether the attempt is being sent, so that its choices no longer change. */
  isSubmitted: boolean;
  verdicts: Verdict[];
  achievements: Unlocked[];
};

export function createAttempt(lang: string): Attempt {
  return { round: crypto.randomUUID(), lang, at: 0, chosen: {}, isSubmitted: false, verdicts: [], achievements: [] };
}

/**
 * Adapts a stored attempt to the current questions. A choice is found by its text, or by its index when the language
 * changed. A choice that is no option any more is dropped.
 */
export function adaptAttempt(kept: Attempt, questions: QuizQuestions, lang: string): Attempt {
  const isSameLanguage = kept.lang === lang;
  const chosen: Attempt['chosen'] = {};
  for (const { id, options } of questions) {
    const before = kept.chosen[id];
    const place = before && (isSameLanguage ? options.indexOf(before.text) : before.place);
    const text = place === undefined ? undefined : options[place];
    if (place !== undefined && text !== undefined) chosen[id] = { place, text };
  }
  const isAsked = ({ questionId }: Verdict) => questions.some(({ id }) => id === questionId);
  // Attempts that older versions stored have no achievements.
  const { achievements = [] } = kept as Partial<Attempt>;
  const attempt = { ...kept, lang, chosen, achievements, at: Math.max(0, Math.min(kept.at, questions.length - 1)) };
  return {
    ...attempt,
    isSubmitted: kept.isSubmitted && findUnanswered(attempt, questions).length === 0,
    // Verdicts have reasons in the language of the request. In another language they are dropped: the answers are sent
    // again for reasons in that language, and count only once.
    verdicts: isSameLanguage ? kept.verdicts.filter(isAsked) : [],
  };
}

/** Returns the indexes of the questions that have no answer yet. */
export function findUnanswered({ chosen }: Pick<Attempt, 'chosen'>, questions: QuizQuestions): number[] {
  return questions.flatMap(({ id }, place) => (chosen[id] ? [] : [place]));
}

/** Returns whether each question has a verdict, all of one round. */
export function isComplete(verdicts: Verdict[], questions: QuizQuestions): boolean {
  const rounds = questions.map(({ id }) => verdicts.find(({ questionId }) => questionId === id)?.round);
  return questions.length > 0 && Boolean(rounds[0]) && rounds.every((round) => round === rounds[0]);
}

export type Score = { right: number; percent: number; isPassed: boolean; wrong: number[] };

/** Returns the score. `percent` is rounded, `wrong` holds indexes of questions. */
export function toScore(verdicts: Verdict[], questions: QuizQuestions): Score {
  const isRight = ({ id }: QuizQuestions[number]) => verdicts.some((one) => one.questionId === id && one.isCorrect);
  const wrong = questions.flatMap((question, place) => (isRight(question) ? [] : [place]));
  const right = questions.length - wrong.length;
  const percent = Math.round((100 * right) / questions.length);
  return { right, percent, isPassed: percent >= passPercent, wrong };
}
