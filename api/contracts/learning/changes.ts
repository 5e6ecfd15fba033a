import { z } from 'zod';
import { defineCall } from '../call.ts';
import { TAUGHT_SECTIONS } from '../encyclopedia/fields.ts';
import { idParameter, languageParameter } from '../parameters.ts';

/**
 * States of a change of content that a module teaches: the module is not checked yet, updated, or confirmed as still
 * right.
 */
export const CHANGE_STATES = ['open', 'corrected', 'held'] as const;
/** Months for which the page of a path shows a change. */
export const CHANGE_MONTHS = 12;

export const taughtChangeSchema = z
  .object({
    id: z.int().positive(),
    moduleId: z.int().positive(),
    conditionId: z.int().positive(),
    title: z.string().meta({ description: 'Name of the page that changed' }),
    sections: z.array(z.enum(TAUGHT_SECTIONS)),
    summary: z.string().nullable().meta({ description: 'Edit summary, as the editors wrote it' }),
    isTakenDown: z.boolean(),
    isThere: z.boolean(),
    at: z.iso.datetime(),
    state: z.enum(CHANGE_STATES),
    settledAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TaughtChange' });

export type TaughtChange = z.infer<typeof taughtChangeSchema>;

const inLanguage = z.object({ lang: languageParameter });

export const listPathChanges = defineCall({
  name: 'listPathChanges',
  method: 'GET',
  path: '/api/learning-paths/{id}/changes',
  summary: 'Changes of sections of the encyclopedia that a learning path teaches, newest first',
  tag: 'Learning',
  params: z.object({ id: idParameter }),
  query: inLanguage,
  output: z.array(taughtChangeSchema),
});

export const listLearnedChanges = defineCall({
  name: 'listLearnedChanges',
  method: 'GET',
  path: '/api/users/{id}/progress/{pathId}/changes',
  summary: 'The same changes, since the user completed the module that teaches the section',
  tag: 'Learning',
  params: z.object({ id: idParameter, pathId: idParameter }),
  query: inLanguage,
  output: z.array(taughtChangeSchema),
});
