import { z } from 'zod';
import { defineCall } from '../call.ts';
import { TAUGHT_SECTIONS } from '../encyclopedia/fields.ts';
import { ID_MAX } from '../limits.ts';
import { idParameter, languageParameter } from '../parameters.ts';
import { requiredText } from '../text.ts';
import { unlockedSchema } from './achievements.ts';
import { MODULE_MISSING } from './learning.ts';

/** Minimum percent of right answers, rounded, that passes a quiz. */
export const PASS_PERCENT = 70;
/** Milliseconds after a pass until the module is completed automatically. */
export const AUTO_COMPLETE_MS = 3000;
export const QUESTION_TYPES = ['multiple_choice', 'true_false'] as const;
export const ANSWER_LENGTH = 500;

const id = z.int().min(1).max(ID_MAX);

export const originSchema = z.object({
  conditionId: z.int().positive(),
  section: z.enum(TAUGHT_SECTIONS),
  /** Name of the condition, in the language of the question when it is translated. */
  name: z.string(),
});

/** `correctAnswer` and `explanation` are null for everybody; the response to an answer contains them. */
export const quizQuestionSchema = z
  .object({
    id: z.int().positive(),
    question: z.string(),
    questionType: z.enum(QUESTION_TYPES),
    options: z.array(z.string()),
    correctAnswer: z.null(),
    explanation: z.null(),
    points: z.int().nonnegative(),
    /** Increases when question or options change. Each stored answer has the version that it was given to. */
    version: z.int().positive(),
    language: z.string(),
  })
  .meta({ id: 'QuizQuestion' });

export type QuizQuestion = z.infer<typeof quizQuestionSchema>;

export const listQuizQuestions = defineCall({
  name: 'listQuizQuestions',
  method: 'GET',
  path: '/api/learning-modules/{id}/questions',
  summary: 'The questions of a quiz, in order, without their answers',
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  query: z.object({ lang: languageParameter }),
  output: z.array(quizQuestionSchema),
  missing: MODULE_MISSING,
});

export const verdictSchema = z
  .object({
    /** Null for a guest, whose answer is not stored. */
    id: z.int().positive().nullable(),
    userId: z.int().positive().nullable(),
    moduleId: z.int().positive(),
    questionId: z.int().positive(),
    userAnswer: z.string(),
    isCorrect: z.boolean(),
    pointsEarned: z.int().nonnegative(),
    attemptedAt: z.iso.datetime(),
    /** Identifies answers that were given together; null when the request had none. */
    round: z.string().nullable(),
    version: z.int().positive(),
    correctAnswer: z.string(),
    explanation: z.string().nullable(),
    /** Reason why each option is wrong or right, in the order of the options. */
    reasons: z.array(z.string()),
    origin: originSchema.nullable(),
  })
  .meta({ id: 'QuizAttempt' });

export type Verdict = z.infer<typeof verdictSchema>;

export const answeredSchema = verdictSchema.extend({ achievements: z.array(unlockedSchema) }).meta({ id: 'Answered' });

export type Answered = z.infer<typeof answeredSchema>;

export const listQuizAttempts = defineCall({
  name: 'listQuizAttempts',
  method: 'GET',
  path: '/api/users/{id}/quiz-attempts/{moduleId}',
  summary: "The user's last answer to each question that a quiz has now",
  tag: 'Learning',
  params: z.object({ id: idParameter, moduleId: idParameter }),
  query: z.object({ lang: languageParameter }),
  output: z.array(verdictSchema),
  missing: MODULE_MISSING,
});

export const answerQuestion = defineCall({
  name: 'answerQuestion',
  method: 'POST',
  path: '/api/quiz-attempts',
  summary:
    'Answers one question; the server grades it. Repeating a `round` returns the first result. Answers of guests are graded and not stored',
  tag: 'Learning',
  query: z.object({ lang: languageParameter }),
  body: z.object({
    userId: id.nullish(),
    moduleId: id,
    questionId: id,
    userAnswer: requiredText(ANSWER_LENGTH),
    /** `isCorrect` and `pointsEarned` are accepted and ignored. */
    isCorrect: z.boolean().optional(),
    pointsEarned: z.number().optional(),
    round: z.uuid().optional(),
  }),
  output: answeredSchema,
  missing: 'This question is not available',
});
