import type { Unlocked } from '@common-ground/api/contracts/learning/achievements.ts';
import type { Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import { vi } from 'vitest';
import { draftKey } from '../../../../session/drafts.ts';
import { createQuiz } from '../createQuiz.ts';

export const ADA = 7;
export const questions = [1, 2, 3].map((id) => ({ id, question: `Q${id}`, options: ['yes', 'no'], points: 5 }));
export const inSpanish = questions.map((question) => ({ ...question, options: ['sí', 'no'] }));

type QuizTab = {
  /** Answers that were sent, in order. The server grades "yes" as right. */
  sent: { questionId: number; userAnswer: string; round: string }[];
  fails: (questionId: number) => unknown;
  earlier: Verdict[];
  unlocks: Unlocked[];
  /** Ids of queued questions, by round. */
  queued: Map<string, number[]>;
};
export const quizServer = {} as QuizTab;

/** Resets the state before a test: nothing was sent, and no request fails. */
export function resetQuizServer(): void {
  Object.assign(quizServer, {
    sent: [],
    queued: new Map(),
    fails: () => null,
    earlier: [],
    unlocks: [],
  } satisfies QuizTab);
}

const server = {
  async answer({ questionId }: { questionId: number }, userAnswer: string, round: string) {
    const failure = quizServer.fails(questionId);
    if (failure) throw failure;
    quizServer.sent.push({ questionId, userAnswer, round });
    return { ...verdict(questionId, round, userAnswer === 'yes'), achievements: quizServer.unlocks };
  },
  findVerdicts: async () => quizServer.earlier,
};
export const verdict = (questionId: number, round: string, isCorrect: boolean) =>
  ({ questionId, round, isCorrect, userAnswer: 'yes' }) as Verdict;

const queue: NonNullable<Parameters<typeof createQuiz>[2]> = {
  add: async ({ round, input }) => {
    quizServer.queued.set(
      round,
      input.answers.map(({ questionId }) => questionId),
    );
    return true;
  },
  has: async (round) => quizServer.queued.has(round),
  remove: async (round) => void quizServer.queued.delete(round),
};

/** Opens a page with the quiz. Methods named `hears…` call listeners of its window, as events would. */
export async function openTab(lang = 'en', asked = questions) {
  const listeners = new Map<string, (event: unknown) => void>();
  const ofStorage: ((event: unknown) => void)[] = [];
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => {
    // The drafts listen for `storage` as well, but the quiz adds its listener first.
    if (!listeners.has(name)) listeners.set(name, listener);
    if (name === 'storage') ofStorage.push(listener);
  });
  const quiz = createQuiz({ moduleId: 4, questions: asked, lang }, server, queue);
  const close = quiz.open();
  await settled();
  const key = draftKey('quiz:4', ADA);
  const answerAll = (place = 0) => {
    for (const { id } of asked) quiz.choose(id, place);
  };
  return {
    ...quiz,
    close,
    now: () => quiz.$quiz.get(),
    hearsQueue: () => {
      for (const listener of ofStorage) listener({ key: 'queued', newValue: null });
    },
    hears: (name: string, event: unknown = {}) => listeners.get(name)?.(event),
    hearsDraft: (newValue = localStorage.getItem(key)) => listeners.get('storage')?.({ key, newValue }),
    answerAll,
    sendAll: async () => {
      answerAll();
      quiz.submit();
      await settled();
    },
  };
}

export const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
