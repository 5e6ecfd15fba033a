import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import { defineStatement, defineStatements, findRow, selectRows } from '@common-ground/api/platform/statement.ts';
import type { CollectionBeforeChangeHook } from 'payload';
import { z } from 'zod';
import type { ModuleKept } from './pathRecord.ts';

type Numbered = { moduleId?: number | null; questionId?: number | null };

/** Numbers new modules and questions. Progress and answers refer to the numbers, so existing numbers never change. */
export const numberModules: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const modules = data.modules as ModuleKept[] | undefined;
  if (!modules) return data;
  // Figures of the draft. Those of the published path are computed at its publication.
  const estimatedDuration = modules.reduce((sum, { minutes }) => sum + (minutes || 0), 0);
  const counted = { ...data, totalModules: modules.length, estimatedDuration };
  // Published text got its numbers as a draft.
  if (findPermit(req.context)) return counted;
  const database = findDatabase(req);
  const known = await knownNumbers(database, originalDoc?.id, (originalDoc?.modules ?? []) as ModuleKept[]);
  await numberAll(modules, { name: 'moduleId', table: 'learning_modules', known: known.modules, database });
  const questions = modules.flatMap((module) => module.questions ?? []);
  await numberAll(questions, { name: 'questionId', table: 'quiz_questions', known: known.questions, database });
  return counted;
};

type Numbers = {
  name: keyof Numbered;
  table: 'learning_modules' | 'quiz_questions';
  known: Set<number>;
  database: Database;
};

async function numberAll(all: Numbered[], { name, table, known, database }: Numbers): Promise<void> {
  for (const one of all) {
    const number = one[name];
    // The first of two equal numbers stays.
    if (number && known.delete(number)) continue;
    one[name] = await nextNumber(database, table);
  }
}

const NEXT_NUMBERS = defineStatements(['learning_modules', 'quiz_questions'], (table) => ({
  name: `number-${table}`,
  row: { number: z.number() },
  text: `SELECT nextval(pg_get_serial_sequence('${table}', 'id'))::int AS number`,
}));

async function nextNumber(database: Database, table: Numbers['table']): Promise<number> {
  const row = await findRow(database, NEXT_NUMBERS[table]);
  return row?.number ?? 0;
}

const NUMBERS_OF_PATH = defineStatement({
  name: 'numbers-of-path',
  row: { module: z.number(), question: z.number().nullable() },
  text: `SELECT m.id AS module, q.id AS question FROM learning_modules m LEFT JOIN quiz_questions q ON q.module_id = m.id
         WHERE m.path_id = $1`,
});

async function knownNumbers(database: Database, pathId: number | undefined, drafted: ModuleKept[]) {
  const rows = await selectRows(database, NUMBERS_OF_PATH, [pathId ?? null]);
  const questions = drafted.flatMap((module) => module.questions ?? []).map(({ questionId }) => questionId);
  return {
    modules: toNumberSet([...rows.map(({ module }) => module), ...drafted.map(({ moduleId }) => moduleId)]),
    questions: toNumberSet([...rows.map(({ question }) => question), ...questions]),
  };
}

function toNumberSet(numbers: (number | null | undefined)[]): Set<number> {
  return new Set(numbers.filter((number) => typeof number === 'number'));
}
