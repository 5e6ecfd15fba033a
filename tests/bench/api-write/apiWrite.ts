import { givenPath } from '@common-ground/api/features/learning/testing/givenPath.ts';
import { hashToken } from '@common-ground/api/platform/session/token.ts';
import pg from 'pg';
import { atLeast, Report } from '../report/Report.ts';
import type { Stage } from '../stage/Stage.ts';
import type { Learner, Times, What } from './writer.ts';

const METHOD = [
  'API: the process that `npm start` runs, asked over loopback by a process of its own, four learners at once, each of whom waits for the answer. Every request is of another learner and earns something.',
  'pg: the same statements in the same order, from the same process, four connections, named and so prepared on both sides. It is not told what the API finds out by itself: grades, gates and what is achieved.',
  'Both in turn for each kind of write, round by round; a ratio is of one round, its spread is over the rounds.',
];
const WRITES: Record<What, string> = { answer: 'an answer to a question of a quiz', completion: 'a completed module' };

/** What is learned and kept, beside the bare statements. */
export async function benchApiWrite(stage: Stage): Promise<void> {
  const { isQuick, say } = stage.options;
  const { rounds, learners } = isQuick ? { rounds: 1, learners: 100 } : { rounds: 5, learners: 2000 };
  const report = new Report('api-write', { isQuick, method: METHOD });
  const databaseUrl = await stage.database(100);
  // Twice as many, as both sides take learners of their own, and some before for code that never ran.
  const fresh = await givenLearners(databaseUrl, 2 * learners * (rounds + 1));
  const { origin } = await stage.api(databaseUrl);
  const writer = await stage.helper('api-write/writer.ts', { ...stage.environment(databaseUrl) });
  for (const what of Object.keys(WRITES) as What[]) {
    const measured = { API: [] as Times[], pg: [] as Times[] };
    for (let round = 0; round <= rounds; round++) {
      say(`${WRITES[what]}, round ${round} of ${rounds}`);
      for (const side of ['API', 'pg'] as const) {
        const from = (2 * round + (side === 'API' ? 0 : 1)) * learners;
        const question = { what, learners: fresh.slice(from, from + learners), origin: side === 'API' ? origin : null };
        const times = await writer.ask<Times>(question);
        if (round > 0) measured[side].push(times);
      }
    }
    reportWrites(report, WRITES[what], measured);
  }
  await report.finish(databaseUrl);
}

function reportWrites(report: Report, what: string, measured: Record<'API' | 'pg', Times[]>): void {
  const rates = (side: 'API' | 'pg') => measured[side].map(({ times, seconds }) => times.length / seconds);
  for (const side of ['API', 'pg'] as const) {
    report.rounds(`${what}, ${side}`, 'requests/s', rates(side));
    report.times(
      what,
      side,
      measured[side].flatMap(({ times }) => times),
      side === 'API' ? 50 : undefined,
    );
  }
  const [own, bare] = [rates('API'), rates('pg')];
  const ratios = own.map((rate, round) => rate / (bare[round] ?? Number.NaN));
  report.rounds(`${what}, API : pg`, 'x', ratios, atLeast(0.5));
}

/** A small path, and people who have only just signed in. */
async function givenLearners(databaseUrl: string, count: number): Promise<Learner[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await givenPath(pool);
  const tokens = Array.from({ length: count }, (_, place) => `bench-learner-${String(place).padStart(12, '0')}`);
  // Without what a new account sets off: nobody here looks like anybody.
  await pool.query("SET session_replication_role = 'replica'");
  const { rows } = await pool.query<{ id: number; place: number }>(
    `WITH people AS (INSERT INTO users (username, email, display_name)
       SELECT 'learner' || n, 'learner' || n || '@example.org', 'learner' || n FROM generate_series(0, $1::int - 1) n
       RETURNING id, substr(username, 8)::int AS place)
     SELECT id, place FROM people ORDER BY place`,
    [count],
  );
  await pool.query("SET session_replication_role = 'origin'");
  await pool.query(
    `INSERT INTO user_sessions (user_id, session_token, device, last_used_at, expires_at)
     SELECT id, token, 'bench', now(), now() + interval '30 days' FROM unnest($1::int[], $2::text[]) AS given (id, token)`,
    [rows.map(({ id }) => id), tokens.map(hashToken)],
  );
  await pool.query('ANALYZE');
  await pool.end();
  return rows.map(({ id, place }) => ({ id, token: tokens[place] as string }));
}
