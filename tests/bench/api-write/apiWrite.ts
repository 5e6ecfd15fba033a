import { givenPath } from '@common-ground/api/features/learning/testing/givenPath.ts';
import { hashPassword } from '@common-ground/api/platform/passwords/hashPassword.ts';
import { hashToken } from '@common-ground/api/platform/session/token.ts';
import pg from 'pg';
import { atLeast, Report } from '../report/Report.ts';
import type { Stage } from '../stage/Stage.ts';
import type { Learner, Times, What } from './writer.ts';

const METHOD = [
  'API: the process that `npm start` runs, or two of them over one database, asked in turn; over loopback by a process of its own, four people at once, each of whom waits for the answer. Every request is of another person and writes something.',
  'pg: the same statements in the same order, from the same process, four connections, named and so prepared on both sides. It is not told what the API finds out by itself: grades, gates and what is achieved; of a sign-in it has neither the hash, which is meant to cost, nor the count of guesses.',
  'All sides in turn for each kind of write, round by round; a ratio is of one round, its spread is over the rounds.',
];

type Write = { words: string; least?: number; isDear?: true };
const WRITES: Record<What, Write> = {
  'sign-in': { words: 'a sign-in', isDear: true },
  bookmark: { words: 'a bookmark', least: 0.5 },
  // Completions come before answers: completing this module opens the quiz.
  completion: { words: 'a completed module', least: 0.5 },
  answer: { words: 'an answer to a question of a quiz', least: 0.5 },
  event: { words: 'an event of a page', least: 0.5 },
};

const LEARNERS_PASSWORD = 'a password to measure';

/** Number of API processes that share the requests of a side. `pg` uses none. */
const SIDES = { API: 1, 'two of it': 2, pg: 0 } as const;
type Side = keyof typeof SIDES;
const sides = Object.keys(SIDES) as Side[];

export async function benchApiWrite(stage: Stage): Promise<void> {
  const { isQuick, say } = stage.options;
  const { rounds, people } = isQuick ? { rounds: 1, people: 100 } : { rounds: 5, people: 2000 };
  const report = new Report('api-write', { isQuick, method: METHOD });
  const databaseUrl = await stage.database(100);
  // Each user makes one request per kind of write. Round 0 warms up the code and is not reported.
  const fresh = await givenLearners(databaseUrl, sides.length * people * (rounds + 1));
  const replicas = [await stage.start(['web'], databaseUrl, 'api'), await stage.start(['web'], databaseUrl, 'second')];
  const origins = replicas.map(({ origin }) => origin);
  const env = { ...stage.environment(databaseUrl), LEARNERS_PASSWORD };
  const writer = await stage.helper('api-write/writer.ts', env);
  for (const [what, write] of Object.entries(WRITES) as [What, Write][]) {
    // A password hash takes about a tenth of a second.
    const count = write.isDear ? people / 10 : people;
    const measured: Record<Side, Times[]> = { API: [], 'two of it': [], pg: [] };
    for (let round = 0; round <= rounds; round++) {
      say(`${write.words}, round ${round} of ${rounds}`);
      for (const [place, side] of sides.entries()) {
        const from = (sides.length * round + place) * people;
        const learners = fresh.slice(from, from + count);
        const times = await writer.ask<Times>({ what, learners, origins: origins.slice(0, SIDES[side]) });
        if (round > 0) measured[side].push(times);
      }
    }
    reportWrites(report, write, measured);
  }
  await report.finish(databaseUrl);
}

function reportWrites(report: Report, { words, least }: Write, measured: Record<Side, Times[]>): void {
  const rates = (side: Side) => measured[side].map(({ times, seconds }) => times.length / seconds);
  for (const side of sides) {
    report.rounds(`${words}, ${side}`, 'requests/s', rates(side));
    const times = measured[side].flatMap((round) => round.times);
    report.times(words, side, times, side === 'API' && least ? 50 : undefined);
  }
  const bare = rates('pg');
  for (const side of ['API', 'two of it'] as const) {
    const ratios = rates(side).map((rate, round) => rate / (bare[round] ?? Number.NaN));
    report.rounds(`${words}, ${side} : pg`, 'x', ratios, least === undefined ? undefined : atLeast(least));
  }
}

async function givenLearners(databaseUrl: string, count: number): Promise<Learner[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await givenPath(pool);
  const tokens = Array.from({ length: count }, (_, place) => `bench-learner-${String(place).padStart(12, '0')}`);
  const { hash, salt } = await hashPassword(LEARNERS_PASSWORD);
  // No name resembles another here, so the triggers of a new account are switched off.
  await pool.query("SET session_replication_role = 'replica'");
  const { rows } = await pool.query<{ id: number; place: number; email: string }>(
    `WITH people AS (INSERT INTO users (username, email, display_name)
       SELECT 'learner' || n, 'learner' || n || '@example.org', 'learner' || n FROM generate_series(0, $1::int - 1) n
       RETURNING id, email, substr(username, 8)::int AS place),
     passwords AS (INSERT INTO account.password (user_id, hash, salt) SELECT id, $2, $3 FROM people)
     SELECT id, email, place FROM people ORDER BY place`,
    [count, hash, salt],
  );
  await pool.query("SET session_replication_role = 'origin'");
  await pool.query(
    `INSERT INTO user_sessions (user_id, session_token, device, last_used_at, expires_at)
     SELECT id, token, 'bench', now(), now() + interval '30 days' FROM unnest($1::int[], $2::text[]) AS given (id, token)`,
    [rows.map(({ id }) => id), tokens.map(hashToken)],
  );
  await pool.query('ANALYZE');
  await pool.end();
  return rows.map(({ id, place, email }) => ({ id, email, token: tokens[place] as string }));
}
