import { selectCredentials } from '@common-ground/api/features/accounts/queries/credentials.ts';
import { selectUser } from '@common-ground/api/features/accounts/queries/selectUser.ts';
import { insertAnalyticsEvent } from '@common-ground/api/features/analytics/queries/insertAnalyticsEvent.ts';
import { eventsOfAddress } from '@common-ground/api/features/analytics/sendEvent.ts';
import { addBookmark } from '@common-ground/api/features/bookmarks/addBookmark.ts';
import { answersPerUser } from '@common-ground/api/features/learning/answerQuestion.ts';
import { insertAttempts } from '@common-ground/api/features/learning/queries/insertAttempts.ts';
import { lockLearner } from '@common-ground/api/features/learning/queries/lockLearner.ts';
import { selectAsked } from '@common-ground/api/features/learning/queries/selectAsked.ts';
import { selectLearned } from '@common-ground/api/features/learning/queries/selectLearned.ts';
import { selectPathState } from '@common-ground/api/features/learning/queries/selectPathState.ts';
import { writeCompletion } from '@common-ground/api/features/learning/queries/writeCompletion.ts';
import { MODULES, PATHS, QUESTIONS, RIGHT } from '@common-ground/api/features/learning/testing/givenPath.ts';
import { findSession, startSession } from '@common-ground/api/platform/session/sessions.ts';
import { inTransaction } from '@common-ground/api/platform/transaction.ts';
import pg from 'pg';
import { answerQuestions } from '../stage/Helper.ts';

export type Learner = { id: number; token: string; email: string };
export type What = 'sign-in' | 'bookmark' | 'answer' | 'completion' | 'event';
/** A request. `origins` are used in turn; when they are empty, the statements run through `pg` alone. */
type Question = { what: What; learners: Learner[]; origins: string[] };
export type Times = { times: number[]; seconds: number };

/** Number of concurrent users. Each waits for the response before the next request. */
const AT_ONCE = 4;

const password = process.env.LEARNERS_PASSWORD;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: AT_ONCE });
const DAY = '2026-01-01';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const CONDITION = 1;

answerQuestions<Question>(async ({ what, learners, origins }): Promise<Times> => {
  const write = origins.length > 0 ? overHttp(origins, what) : THROUGH_PG[what];
  const times: number[] = [];
  const waiting = learners.values();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const learner of waiting) {
        const started = performance.now();
        await write(learner);
        times.push(performance.now() - started);
      }
    }),
  );
  return { times, seconds: (performance.now() - began) / 1000 };
});

const [question] = QUESTIONS;
const toRoundId = (id: number) => `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
const toIpAddress = (id: number) => [10, id >> 16, (id >> 8) & 255, id & 255].join('.');

const REQUESTS: Record<What, (learner: Learner) => [path: string, body: object]> = {
  'sign-in': ({ email }) => ['/api/auth/login', { email, password }],
  bookmark: () => ['/api/bookmarks', { contentId: CONDITION, bookmarkType: 'condition' }],
  answer: ({ id }) => [
    '/api/quiz-attempts',
    { moduleId: MODULES.quiz, questionId: question, userAnswer: RIGHT, round: toRoundId(id) },
  ],
  completion: ({ id }) => [`/api/users/${id}/complete-module`, { pathId: PATHS.first, moduleId: MODULES.reading }],
  event: () => [
    '/api/analytics',
    { eventType: 'page_view', eventData: { url: `https://bench.example/condition/${CONDITION}` } },
  ],
};

function overHttp(origins: string[], what: What) {
  let asked = 0;
  return async (learner: Learner): Promise<void> => {
    const [path, body] = REQUESTS[what](learner);
    const headers = {
      'content-type': 'application/json',
      'user-agent': BROWSER,
      // Each user has an address of their own, because the API counts requests by address.
      'x-forwarded-for': toIpAddress(learner.id),
      ...(what === 'sign-in' || what === 'event' ? {} : { authorization: `Bearer ${learner.token}` }),
    };
    const origin = origins[asked++ % origins.length];
    const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} ${answer}`);
  };
}

/** Runs the statements of the API for the same action. Values that the API looks up beforehand are constants here. */
const THROUGH_PG: Record<What, (learner: Learner) => Promise<unknown>> = {
  'sign-in': signIn,
  bookmark: async ({ id, token }) => {
    await findSession(pool, token);
    await addBookmark(pool, { userId: id, bookmarkType: 'condition', contentId: CONDITION });
  },
  answer,
  completion: complete,
  event: async ({ id }) => {
    await eventsOfAddress.spend(pool, toIpAddress(id));
    const viewMark = Buffer.from(toRoundId(id).replaceAll('-', ''), 'hex');
    const eventData = { page: `/condition/${CONDITION}`, language: 'en' };
    await insertAnalyticsEvent(pool, { eventType: 'page_view', eventData, conditionId: CONDITION, viewMark });
  },
};

/** Leaves out the password hash, which is slow by design, and the counts of wrong guesses. */
async function signIn({ id, email }: Learner): Promise<void> {
  const found = await selectCredentials(pool, email);
  if (!found?.password) throw new Error(`Learner ${id} has no password`);
  await startSession(pool, { userId: id, password: found.password, device: 'bench' });
  await selectUser(pool, id);
}

async function answer({ id: userId, token }: Learner): Promise<void> {
  await findSession(pool, token);
  await answersPerUser.spend(pool, String(userId));
  await selectAsked(pool, { ids: [question], userId });
  const place = { pathId: PATHS.first, moduleId: MODULES.quiz, questionId: question, version: 1 };
  const attempt = { ...place, userAnswer: RIGHT, isCorrect: true, points: 5, round: toRoundId(userId) };
  await inTransaction(pool, async (connection) => {
    await lockLearner(connection, userId);
    await insertAttempts(connection, { userId, day: DAY, attempts: [attempt] });
    await selectLearned(connection, userId);
  });
}

async function complete({ id: userId, token }: Learner): Promise<void> {
  await findSession(pool, token);
  await inTransaction(pool, async (connection) => {
    await lockLearner(connection, userId);
    await selectPathState(connection, { userId, pathId: PATHS.first });
    await writeCompletion(connection, {
      userId,
      pathId: PATHS.first,
      modules: [MODULES.reading],
      day: DAY,
      percentage: 33,
      currentModuleId: MODULES.quiz,
      certificateCode: null,
    });
    await selectLearned(connection, userId);
  });
}
