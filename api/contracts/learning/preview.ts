import { z } from 'zod';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';
import { answerQuestion } from './quiz.ts';

export const PREVIEWED = ['learning-paths', 'learning-path-translations'] as const;
export type Previewed = (typeof PREVIEWED)[number];

const MISSING = 'There is nothing to preview';
const address = (collection: Previewed) => `/cms/api/${collection}/{id}/preview` as const;

export const showPreview = (collection: Previewed) =>
  defineCall({
    tag: 'Desk',
    method: 'GET',
    name: `showPreview ${collection}`,
    path: address(collection),
    summary: 'the saved draft as learners would see it: the page of the path, or with `module` that of a module',
    missing: MISSING,
    params: z.object({ id: idParameter }),
    query: z.object({ module: idParameter.optional() }),
    output: z.string(),
  });

/** Called by the previewed page in place of `answerQuestion`, with the same response. */
export const answerInPreview = (collection: Previewed) =>
  defineCall({
    tag: 'Desk',
    method: 'POST',
    name: `answerInPreview ${collection}`,
    path: address(collection),
    summary: 'grades an answer to a question of the saved draft, and stores nothing',
    missing: MISSING,
    params: z.object({ id: idParameter }),
    body: answerQuestion.body,
    output: answerQuestion.output,
  });
