import type { PayloadRequest } from 'payload';
import { z } from 'zod';
import type { Place } from '../../contracts/learning/pathDocument.ts';
import type { Previewed } from '../../contracts/learning/preview.ts';
import type { Answered, answerQuestion } from '../../contracts/learning/quiz.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import { revealAnswer } from './answerQuestion.ts';
import { gradeAnswer } from './gradeAnswer.ts';
import { readPreviews } from './previews.ts';

type PreviewAnswer = z.output<typeof answerQuestion.body> & { collection: Previewed; id: number };

/** Grades an answer against the saved draft and stores nothing; null when the module does not ask this question. */
export async function answerInPreview(
  { collection, id, moduleId, questionId, userAnswer, round }: PreviewAnswer,
  { database, payload }: { database: Database; payload: PayloadRequest },
): Promise<Answered | null> {
  const preview = await readPreviews(payload).read({ collection, id }, payload);
  const at = preview?.path.modules.findIndex((module) => module.id === moduleId) ?? -1;
  const asked = preview?.path.modules[at]?.questions ?? [];
  const place = asked.findIndex((question) => question.id === questionId);
  const [question, texts] = [asked[place], preview?.texts.modules[at]?.questions?.[place]];
  if (!preview || !question || !texts) return null;
  const options = texts.options.map(({ text }) => text);
  const rightPlace = question.options.findIndex(({ isRight }) => isRight);
  const source = question.options.map(({ text }) => text);
  const { isCorrect } = gradeAnswer(userAnswer, { source, translations: [options], rightPlace });
  return {
    ...revealAnswer({
      moduleId,
      questionId,
      version: 1,
      options,
      rightPlace,
      explanation: texts.explanation,
      reasons: texts.options.map(({ why }) => why),
      origin: await findOrigin(database, question.from, preview.language),
    }),
    id: null,
    userId: null,
    userAnswer,
    isCorrect,
    pointsEarned: 0,
    round: round ?? null,
    attemptedAt: new Date().toISOString(),
    achievements: [],
  };
}

const PREVIEW_ORIGIN = defineStatement({
  name: 'preview-origin',
  row: { name: z.string() },
  text: `SELECT coalesce(nullif(l.name, ''), c.name) AS name
         FROM conditions c LEFT JOIN condition_translations l ON l.condition_id = c.id AND l._status = 'published'
           AND l.language_id = (SELECT id FROM languages WHERE code = $2 AND is_default IS NOT TRUE)
         WHERE c.id = $1 AND c._status = 'published'`,
});

async function findOrigin(database: Database, from: Place | null, language: string): Promise<Answered['origin']> {
  if (!from) return null;
  const found = await findRow(database, PREVIEW_ORIGIN, [from.conditionId, language]);
  return found ? { ...from, name: found.name } : null;
}
