import { findConditions } from '@common-ground/api/features/search/findConditions.ts';
import { findIndexes } from '@common-ground/api/features/search/findIndexes.ts';
import { ResponseCache } from '@common-ground/api/platform/prepared/ResponseCache.ts';
import { createTestMailer } from '@common-ground/api/platform/testing/createTestMailer.ts';
import pg from 'pg';
import { answerQuestions } from '../stage/Helper.ts';

export type Question = { databaseUrl: string; queries: { q: string; language: string }[] };
export type Measured = {
  loadSeconds: number;
  /** Longest time in milliseconds for which the load kept other work waiting. */
  longestTurn: number;
  /** Resident memory that the indexes and shown conditions added. */
  addedMB: number;
  /** Processor time of each search in milliseconds, without JSON and HTTP. */
  times: number[];
};

const ROUNDS = 5;

// Measures the search alone, in a process of its own without Payload.
answerQuestions<Question>(async ({ databaseUrl, queries }): Promise<Measured> => {
  const database = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const prepared = new ResponseCache();
  prepared.start();
  await database.query('SELECT 1');
  const context = { database, prepared, mailer: createTestMailer(), request: new Request('http://bench') };
  const before = memoryMB();
  const watch = watchTurns();
  const started = performance.now();
  await findIndexes(context);
  const loadSeconds = (performance.now() - started) / 1000;
  const longestTurn = watch.stop();
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { q, language } of queries) {
      const { user, system } = process.cpuUsage();
      await findConditions({ q, lang: language, uncounted: '1' }, context);
      const used = process.cpuUsage({ user, system });
      // The first round compiles the code and reads conditions into memory.
      if (round > 0) times.push((used.user + used.system) / 1000);
    }
  const addedMB = memoryMB() - before;
  await database.end();
  return { loadSeconds, longestTurn, addedMB, times };
});

function memoryMB(): number {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1e6;
}

function watchTurns() {
  let [last, longest] = [performance.now(), 0];
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  return {
    stop() {
      clearInterval(timer);
      return Math.max(longest, performance.now() - last);
    },
  };
}
