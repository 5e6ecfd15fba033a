import { answersOfUser } from '@common-ground/api/features/learning/answerQuestion.ts';
import { insertAttempts } from '@common-ground/api/features/learning/queries/insertAttempts.ts';
import { lockLearner } from '@common-ground/api/features/learning/queries/lockLearner.ts';
import { selectAsked } from '@common-ground/api/features/learning/queries/selectAsked.ts';
import { selectLearned } from '@common-ground/api/features/learning/queries/selectLearned.ts';
import { selectPathState } from '@common-ground/api/features/learning/queries/selectPathState.ts';
import { writeCompletion } from '@common-ground/api/features/learning/queries/writeCompletion.ts';
import { MODULES, PATHS, QUESTIONS, RIGHT } from '@common-ground/api/features/learning/testing/givenPath.ts';
import { findSession } from '@common-ground/api/platform/session/sessions.ts';
import { inTransaction } from '@common-ground/api/platform/transaction.ts';
import pg from 'pg';
import { answerQuestions } from '../stage/Helper.ts';

export type Learner = { id: number; token: string };
export type What = 'answer' | 'completion';
/** Without an origin: the same statements, through `pg` alone. */
type Question = { what: What; learners: Learner[]; origin: string | null };
export type Times = { times: number[]; seconds: number };

/** So many learners at once, each of whom waits for the answer. */
const AT_ONCE = 4;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: AT_ONCE });
const DAY = '2026-01-01';

answerQuestions<Question>(async ({ what, learners, origin }): Promise<Times> => {
  const write = origin ? overHttp(origin) : throughPg;
  const times: number[] = [];
  const waiting = learners.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const learner of waiting) {
        const started = performance.now();
        await write(what, learner);
        times.push(performance.now() - started);
      }
    }),
  );
  return { times, seconds: (performance.now() - began) / 1000 };
});

const [question] = QUESTIONS;

function overHttp(origin: string) {
  return async (what: What, { id, token }: Learner): Promise<void> => {
    const [path, body] =
      what === 'answer'
        ? [
            '/api/quiz-attempts',
            { moduleId: MODULES.quiz, questionId: question, userAnswer: RIGHT, round: roundOf(id) },
          ]
        : [`/api/users/${id}/complete-module`, { pathId: PATHS.first, moduleId: MODULES.reading }];
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${answer}`);
  };
}

/** What the API asks the database for the same, with what it finds out by itself known beforehand. */
async function throughPg(what: What, { id, token }: Learner): Promise<void> {
  await findSession(pool, token);
  return what === 'answer' ? answer(id) : complete(id);
}

async function answer(userId: number): Promise<void> {
  await answersOfUser.spend(pool, String(userId));
  await selectAsked(pool, { ids: [question] });
  const place = { pathId: PATHS.first, moduleId: MODULES.quiz, questionId: question, version: 1 };
  const attempt = { ...place, userAnswer: RIGHT, isCorrect: true, points: 5, round: roundOf(userId) };
  await inTransaction(pool, async (connection) => {
    await lockLearner(connection, userId);
    await insertAttempts(connection, { userId, day: DAY, attempts: [attempt] });
    await selectLearned(connection, userId);
  });
}

async function complete(userId: number): Promise<void> {
  await inTransaction(pool, async (connection) => {
    await lockLearner(connection, userId);
    await selectPathState(connection, { userId, pathId: PATHS.first });
    await writeCompletion(connection, {
      ...{ userId, pathId: PATHS.first, modules: [MODULES.reading], day: DAY },
      ...{ percentage: 33, currentModuleId: MODULES.quiz, certificateCode: null },
    });
    await selectLearned(connection, userId);
  });
}

const roundOf = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
