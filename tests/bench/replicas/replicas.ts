import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import autocannon from 'autocannon';
import pg from 'pg';
import { atLeast, Report } from '../report/Report.ts';
import { get } from '../stage/get.ts';
import type { Stage } from '../stage/Stage.ts';
import { limitProcessor } from './limitProcessor.ts';

/** Share of a core for each web process, so that nginx and the client are not the limit on two cores. */
const SHARE = 0.25;
const LEAST = 1.8;
const CONNECTIONS = 32;
const SIDES = { one: 1, two: 2 } as const;
type Side = keyof typeof SIDES;

const METHOD = [
  'nginx in front of one web process, and of two, each held to a quarter of a core by a control group; the tree is served by the web processes.',
  'autocannon sends the requests over 32 connections. The sides take turns; a ratio is of one round, its spread is over the rounds.',
];

/** Compares two web processes behind nginx with one. Needs root and nginx. */
export async function benchReplicas(stage: Stage): Promise<void> {
  const { isQuick, say } = stage.options;
  const { rounds, seconds } = isQuick ? { rounds: 1, seconds: 2 } : { rounds: 5, seconds: 5 };
  const report = new Report('replicas', { isQuick, method: METHOD });
  await stage.buildSite();
  const databaseUrl = await stage.seededDatabase();
  const first = await stage.start(['publisher', 'web'], databaseUrl, 'site');
  const second = await stage.start(['web'], databaseUrl, 'site');
  const origins = await startBalancers(stage, [first.origin, second.origin]);
  const workloads = await readPaths(databaseUrl);
  // Answers are cached and code is compiled before the processes are held back.
  for (const paths of Object.values(workloads)) await measure(origins.two, paths, 2);
  for (const pid of [first.pids.at(-1), second.pids.at(-1)]) if (pid) stage.onClear(limit(pid));
  for (const [what, paths] of Object.entries(workloads)) {
    const rates: Record<Side, number[]> = { one: [], two: [] };
    for (let round = 0; round <= rounds; round += 1) {
      say(`${what}, round ${round} of ${rounds}`);
      const sides = round % 2 ? (['one', 'two'] as const) : (['two', 'one'] as const);
      for (const side of sides) {
        const rate = await measure(origins[side], paths, seconds);
        // Round 0 warms up.
        if (round > 0) rates[side].push(rate);
      }
    }
    for (const side of ['one', 'two'] as const) report.rounds(`${what}, ${side}`, 'requests/s', rates[side]);
    const ratios = rates.two.map((rate, round) => rate / (rates.one[round] ?? Number.NaN));
    report.rounds(`${what}, two : one`, 'x', ratios, atLeast(LEAST));
  }
  await report.finish(databaseUrl);
}

/** Returns a step of the end: the group can be removed only after its process. */
function limit(pid: number): () => Promise<void> {
  const remove = limitProcessor(pid, SHARE);
  return async () => {
    process.kill(pid, 'SIGKILL');
    await wait(500);
    remove();
  };
}

async function readPaths(databaseUrl: string): Promise<Record<string, string[]>> {
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  const { rows } = await sql.query<{ id: number; name: string }>(
    `SELECT id, name FROM conditions WHERE _status = 'published' ORDER BY id`,
  );
  await sql.end();
  return {
    pages: rows.map(({ id }) => `/condition/${id}`),
    'API reads': rows.flatMap(({ id, name }) => [
      `/api/conditions/${id}?lang=en`,
      `/api/localized/search?q=${encodeURIComponent(name.slice(0, 6))}&lang=en`,
    ]),
  };
}

async function measure(url: string, paths: string[], duration: number): Promise<number> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  const result = await autocannon({ url, connections: CONNECTIONS, duration, requests });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${failed} requests failed`);
  return result.requests.total / result.duration;
}

/** Starts nginx with an address for each side. */
async function startBalancers(stage: Stage, origins: string[]): Promise<Record<Side, string>> {
  const folder = path.join(stage.folder, 'balancer');
  mkdirSync(folder, { recursive: true });
  const ports = { one: await findFreePort(), two: await findFreePort() };
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/temporary-${kind};`)
    .join(' ');
  const servers = (Object.keys(SIDES) as Side[]).map((side) => {
    const hosts = origins.slice(0, SIDES[side]).map((origin) => `server ${new URL(origin).host};`);
    return `upstream ${side} { ${hosts.join(' ')} keepalive 64; }
  server { listen 127.0.0.1:${ports[side]}; location / { proxy_pass http://${side}; } }`;
  });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid;
events { worker_connections 512; }
http {
  access_log off; ${temporary} proxy_http_version 1.1; proxy_set_header Connection ""; keepalive_requests 1000000000;
  ${servers.join('\n  ')}
}
`,
  );
  const child = spawn('nginx', ['-c', file, '-e', path.join(folder, 'error.log')], { stdio: 'ignore' });
  stage.onClear(async () => {
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  });
  const origin = (side: Side) => `http://127.0.0.1:${ports[side]}`;
  const answers = async () => (await get(`${origin('two')}/`).catch(() => null))?.status === 200;
  for (const until = Date.now() + 10_000; !(await answers()); await wait(50))
    if (Date.now() > until) throw new Error(`nginx does not answer; see ${folder}/error.log`);
  return { one: origin('one'), two: origin('two') };
}
