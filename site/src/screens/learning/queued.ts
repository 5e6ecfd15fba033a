import { storeVerdict } from '../../session/keptVerdicts.ts';
import { GUEST, type QueuedKind } from '../../session/offline/QueuedKind.ts';
import { calls } from '../../session/session.ts';

/** Channel that sends the id of a user whose progress changed to other tabs. */
export const PROGRESS_CHANNEL = 'learning';

/** `tried`: places of the activities that were tried. */
type CompletionInput = { pathId: number; moduleId: number; tried?: number[] };

export const queuedCompletion: QueuedKind<CompletionInput> = {
  name: 'completeModule',
  lane: 'learning',
  toSequence: ({ pathId }) => pathId,
  async send(body, { userId, call, notifyTabs }) {
    await call(calls.completeModule, { params: { id: userId }, query: {}, body, property: 'isPathCompleted' });
    notifyTabs(PROGRESS_CHANNEL, userId);
  },
};

/** Answers of one round, whose id is the write's `uuid`. `lang` is the language of the questions. */
export type AnswersInput = {
  pathId: number;
  moduleId: number;
  lang: string;
  answers: { questionId: number; userAnswer: string; points: number }[];
};

export const queuedAnswers: QueuedKind<AnswersInput> = {
  name: 'quizAnswers',
  lane: 'learning',
  toSequence: ({ pathId }) => pathId,
  toDraft: ({ moduleId }) => toQuizDraft(moduleId),
  async send({ moduleId, lang, answers }, sending) {
    const userId = sending.userId === GUEST ? null : sending.userId;
    for (const { questionId, userAnswer, points } of answers) {
      const body = { userId, moduleId, questionId, userAnswer, round: sending.uuid };
      const input = { query: { lang }, body, property: 'isCorrect' } as const;
      const { achievements, ...verdict } = await sending.call(calls.answerQuestion, input);
      if (userId === null) storeVerdict({ ...verdict, pointsEarned: verdict.isCorrect ? points : 0, lang });
    }
    if (userId !== null) sending.notifyTabs(PROGRESS_CHANNEL, userId);
  },
};

export function toQuizDraft(moduleId: number): string {
  return `quiz:${moduleId}`;
}
