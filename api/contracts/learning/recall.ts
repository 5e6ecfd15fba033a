import { z } from 'zod';
import { defineCall } from '../call.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter, languageParameter } from '../parameters.ts';
import { requiredText } from '../text.ts';
import { ANSWER_LENGTH, quizQuestionSchema, verdictSchema } from './quiz.ts';
import { MAX_RECALLED_A_DAY, RECALL_DAYS } from './recallSchedule.ts';

const day = z.iso.date().nullable();

export const dueQuestionSchema = quizQuestionSchema.omit({ points: true }).extend({
  moduleId: z.int().positive(),
  pathId: z.int().positive(),
  /** Title of the path, in the language of the question. */
  title: z.string(),
});

export type DueQuestion = z.infer<typeof dueQuestionSchema>;

export const recallSchema = z
  .object({
    isOn: z.boolean(),
    questions: z
      .array(dueQuestionSchema)
      .max(MAX_RECALLED_A_DAY)
      .meta({ description: 'Questions due today, without their answers; none while recall is off' }),
    nextOn: day.meta({ description: 'Next day with due questions, when none is due now; null when there are none' }),
  })
  .meta({ id: 'Recall' });

export type Recall = z.infer<typeof recallSchema>;

const ofPerson = z.object({ id: idParameter });
const inLanguage = z.object({ lang: languageParameter });

export const getRecall = defineCall({
  name: 'getRecall',
  method: 'GET',
  path: '/api/users/{id}/recall',
  summary: `Questions of completed quizzes that are due again, after ${RECALL_DAYS.join(', ')} days; days are those of the header x-time-zone`,
  tag: 'Learning',
  params: ofPerson,
  query: inLanguage,
  output: recallSchema,
});

export const chooseRecall = defineCall({
  name: 'chooseRecall',
  method: 'PUT',
  path: '/api/users/{id}/recall',
  summary: 'Turns recall on or off; it is off until then',
  tag: 'Learning',
  params: ofPerson,
  query: inLanguage,
  body: z.object({ isOn: z.boolean({ error: 'must be true or false' }) }),
  output: recallSchema,
});

export const RECALL_IS_OFF = 'Switch “Remember it” on first';

/** The answer earns and costs no points, and counts for no quiz. */
export const recalledSchema = verdictSchema
  .omit({ id: true, userId: true, pointsEarned: true, attemptedAt: true, round: true })
  .extend({ nextOn: day.meta({ description: 'Day on which it is asked next; null: not any more' }) })
  .meta({ id: 'Recalled' });

export type RecalledAnswer = z.infer<typeof recalledSchema>;

export const answerRecall = defineCall({
  name: 'answerRecall',
  method: 'POST',
  path: '/api/users/{id}/recall/answers',
  summary: 'Answers a question again; the server grades it. Only the first answer of a day changes the schedule',
  tag: 'Learning',
  params: ofPerson,
  query: inLanguage,
  body: z.object({ questionId: z.int().min(1).max(ID_MAX), userAnswer: requiredText(ANSWER_LENGTH) }),
  output: recalledSchema,
  missing: 'This question is not available',
});
