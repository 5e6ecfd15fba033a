import { existsSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import pg from 'pg';
import { Report } from '../report/Report.ts';
import { median, percentile, spread } from '../report/statistics.ts';
import type { Helper } from '../stage/Helper.ts';
import { cpuSeconds } from '../stage/processFacts.ts';
import type { Stage } from '../stage/Stage.ts';
import type { Latency, Rate } from './client.ts';
import { readWorkloads, searchTexts, type Workload } from './requests.ts';

const METHOD = [
  'API: the process that `npm start` runs, asked over loopback by autocannon in a process of its own, 16 connections, without compression; every address was asked once before, so answers are prepared.',
  "Bare Node: a node:http server that looks the address up in a map and sends the same bytes with the same headers. Stock REST: Payload's own REST under Next on the same rows, depth 0.",
  'All sides in turn for each workload, round by round; a ratio is of one round, its spread is over the rounds.',
  'Search: one request after the other, each text once, so nothing is prepared; texts are made from the names and pages that are there, in ten languages.',
];

type Side = { name: string; origin: string; pid: number | undefined; paths: (workload: Workload) => string[] };
type Measured = { rate: number; cpuMicroseconds: number | null };

/** Documented reads beside a bare Node server and Payload's stock REST. */
export async function benchApiRead(stage: Stage): Promise<void> {
  const { isQuick, say } = stage.options;
  const conditions = isQuick ? 100 : 10_000;
  const plan = isQuick ? { rounds: 1, seconds: 1, texts: 5 } : { rounds: 3, seconds: 4, texts: 60 };
  const report = new Report('api-read', { isQuick, method: METHOD });
  const databaseUrl = await stage.database(conditions);
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const workloads = await readWorkloads(sql);
  const client = await stage.helper('api-read/client.ts', {});
  const sides = await startSides({ stage, databaseUrl, workloads, report });
  for (const workload of workloads) {
    const rounds = new Map<string, Measured[]>(sides.map(({ name }) => [name, []]));
    // Code that never ran is slower, and not by as much on each side.
    for (const side of sides) await measure({ client, side, workload, seconds: 1 });
    for (let round = 1; round <= plan.rounds; round++) {
      say(`${workload.name}, round ${round} of ${plan.rounds}`);
      for (const side of sides)
        rounds.get(side.name)?.push(await measure({ client, side, workload, seconds: plan.seconds }));
    }
    reportRates(report, workload.name, rounds);
  }
  const origin = sides[0]?.origin ?? '';
  await measureSearch({ sql, client, origin, each: plan.texts, report, conditions, say });
  await sql.end();
  await report.finish(databaseUrl);
}

type Setting = { stage: Stage; databaseUrl: string; workloads: Workload[]; report: Report };

async function startSides({ stage, databaseUrl, workloads, report }: Setting): Promise<Side[]> {
  const api = await stage.api(databaseUrl);
  const port = await findFreePort();
  const bare = await stage.helper('api-read/bareServer.ts', { BARE_PORT: String(port), NODE_ENV: 'production' });
  await bare.ask({ origin: api.origin, paths: [...new Set(workloads.flatMap((workload) => workload.paths))] });
  const sides: Side[] = [
    { name: 'API', origin: api.origin, pid: api.pids.at(-1), paths: ({ paths }) => paths },
    { name: 'bare Node', origin: `http://127.0.0.1:${port}`, pid: bare.pid, paths: ({ paths }) => paths },
  ];
  if (existsSync(path.resolve(import.meta.dirname, '../../../cms/.next/BUILD_ID'))) {
    const cms = await stage.cms(databaseUrl);
    sides.push({ name: 'stock REST', origin: cms.origin, pid: cms.pids.at(-1), paths: ({ stock }) => stock });
  } else report.note("Payload's stock REST was left out: the CMS is not built here (`npm start` builds it).");
  return sides;
}

type Measuring = { client: Helper; side: Side; workload: Workload; seconds: number };

async function measure({ client, side, workload, seconds }: Measuring): Promise<Measured> {
  const before = cpuSeconds(side.pid);
  const paths = side.paths(workload);
  const asked = await client.ask<Rate>({ kind: 'rate', origin: side.origin, paths, seconds, connections: 16 });
  if (asked.failed > 0) throw new Error(`${asked.failed} requests of ${side.name} failed: ${workload.name}`);
  const after = cpuSeconds(side.pid);
  const cpuMicroseconds = before === null || after === null ? null : ((after - before) * 1e6) / asked.requests;
  return { rate: asked.requestsPerSecond, cpuMicroseconds };
}

function reportRates(report: Report, name: string, rounds: Map<string, Measured[]>): void {
  for (const [side, measured] of rounds) {
    const rates = measured.map(({ rate }) => rate);
    report.add({
      what: `${name}, ${side}`,
      value: median(rates),
      unit: 'requests/s',
      spread: spread(rates),
      samples: rates.length,
    });
  }
  const [api = [], bare = [], stock = []] = rounds.values();
  const ratios = (other: Measured[], of: (measured: Measured) => number | null) =>
    api.map((measured, round) => (of(measured) ?? Number.NaN) / (of(other[round] as Measured) ?? Number.NaN));
  const add = (what: string, values: number[], isHeld: boolean) =>
    report.add({
      what: `${name}, ${what}`,
      value: median(values),
      unit: 'x',
      spread: spread(values),
      ...(isHeld ? { target: { is: 'at least', value: 0.7 } as const } : {}),
    });
  add(
    'API : bare Node',
    ratios(bare, ({ rate }) => rate),
    true,
  );
  // The client shares the machine and may be the slower of the two; what a request costs its server shows regardless.
  const costs = ratios(bare, ({ cpuMicroseconds }) => cpuMicroseconds && 1 / cpuMicroseconds);
  if (costs.every(Number.isFinite)) add('API : bare Node, requests for a second of processor time', costs, true);
  if (stock.length > 0)
    add(
      'API : stock REST',
      ratios(stock, ({ rate }) => rate),
      false,
    );
}

type Search = {
  sql: pg.Pool;
  client: Helper;
  origin: string;
  each: number;
  report: Report;
  conditions: number;
  say: (line: string) => void;
};

async function measureSearch({ sql, client, origin, each, report, conditions, say }: Search): Promise<void> {
  say('Search');
  const kinds = await searchTexts(sql, each);
  const all: number[] = [];
  const lines: string[] = [];
  // The first requests meet code and statements that were never used.
  await client.ask<Latency>({
    kind: 'latency',
    origin,
    paths: Object.values(kinds).flatMap((paths) => paths.slice(0, 2)),
  });
  for (const [kind, paths] of Object.entries(kinds)) {
    const { times, failed } = await client.ask<Latency>({ kind: 'latency', origin, paths });
    if (failed > 0) throw new Error(`${failed} searches failed: ${kind}`);
    all.push(...times);
    lines.push(`${kind} ${percentile(times, 50).toFixed(1)} and ${percentile(times, 95).toFixed(1)}`);
  }
  const at = `${conditions} conditions`;
  report.add({ what: `search, p50, ${at}`, value: percentile(all, 50), unit: 'ms', samples: all.length });
  report.add({
    what: `search, p95, ${at}`,
    value: percentile(all, 95),
    unit: 'ms',
    samples: all.length,
    target: { is: 'at most', value: 30 },
  });
  report.note(`search, p50 and p95 in ms: ${lines.join('; ')}`);
}
