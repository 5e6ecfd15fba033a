import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import type { Rate } from '../api-read/client.ts';
import { Report } from '../report/Report.ts';
import { median, spread } from '../report/statistics.ts';
import type { Helper } from '../stage/Helper.ts';
import { cpuSeconds } from '../stage/processFacts.ts';
import type { Stage } from '../stage/Stage.ts';
import { Nginx } from './Nginx.ts';

const METHOD = [
  'One condition page, asked for again and again over loopback by autocannon in a process of its own, 16 connections, as it is and compressed with Brotli.',
  'Gateway: the process that `npm start` runs, over a tree that the publisher rendered. Bare Node: a node:http server that looks the address up in a map and sends the same bytes with the same headers. nginx: one process, with both forms as files and the same headers.',
  'All sides in turn, round by round; a ratio is of one round, its spread is over the rounds. Processor time is that of the whole process, with its threads.',
];
const PAGE = '/condition/1';
const ENCODINGS = ['identity', 'br'];

type Side = { name: string; origin: string; pid: number | undefined };
type Measured = { rate: number; microseconds: number };

/** A condition page as readers get it, beside a bare Node server and nginx. */
export async function benchStatic(stage: Stage): Promise<void> {
  const { isQuick, say } = stage.options;
  const plan = isQuick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 3 };
  const report = new Report('static', { isQuick, method: METHOD });
  await stage.buildSite();
  const databaseUrl = await stage.database(100);
  const sides = await startSides(stage, databaseUrl, report);
  const client = await stage.helper('api-read/client.ts', {});
  for (const encoding of ENCODINGS) {
    // Code that never ran is slower, and not by as much on each side.
    for (const side of sides) await measure({ client, side, encoding, seconds: 1 });
    const rounds = new Map<string, Measured[]>(sides.map(({ name }) => [name, []]));
    for (let round = 1; round <= plan.rounds; round++) {
      say(`${encoding}, round ${round} of ${plan.rounds}`);
      for (const side of sides)
        rounds.get(side.name)?.push(await measure({ client, side, encoding, seconds: plan.seconds }));
    }
    addFigures(report, encoding, rounds);
  }
  await report.finish(databaseUrl);
}

async function startSides(stage: Stage, databaseUrl: string, report: Report): Promise<Side[]> {
  const site = await stage.site(databaseUrl, 'static');
  await compressedForGood(site.origin);
  const barePort = await findFreePort();
  const bare = await stage.helper('api-read/bareServer.ts', { BARE_PORT: String(barePort), NODE_ENV: 'production' });
  await bare.ask({ origin: site.origin, paths: [PAGE], encodings: ENCODINGS });
  const sides: Side[] = [
    { name: 'gateway', origin: site.origin, pid: site.pids.at(-1) },
    { name: 'bare Node', origin: `http://127.0.0.1:${barePort}`, pid: bare.pid },
  ];
  if (Nginx.isInstalled()) {
    const folder = path.join(stage.folder, 'nginx');
    const nginx = await Nginx.start({ folder, port: await findFreePort(), page: PAGE, from: site.origin });
    stage.onClear(() => nginx.stop());
    sides.push({ name: 'nginx', origin: nginx.origin, pid: nginx.pid });
  } else report.note('nginx was left out: it is not installed here.');
  return sides;
}

/** The gateway compresses a page once more in the background when it is asked for again; until then it is a larger one. */
async function compressedForGood(origin: string): Promise<void> {
  let [before, now] = [Number.POSITIVE_INFINITY, await size(origin)];
  for (; now < before; await wait(500)) [before, now] = [now, Math.min(await size(origin), await size(origin))];
}

async function size(origin: string): Promise<number> {
  const response = await fetch(origin + PAGE, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(response.headers.get('content-length'));
}

type Measuring = { client: Helper; side: Side; encoding: string; seconds: number };

async function measure({ client, side, encoding, seconds }: Measuring): Promise<Measured> {
  const before = cpuSeconds(side.pid) ?? Number.NaN;
  const headers = { 'accept-encoding': encoding };
  const question = { kind: 'rate', origin: side.origin, paths: [PAGE], seconds, connections: 16, headers };
  const { requests, requestsPerSecond, failed } = await client.ask<Rate>(question);
  if (failed > 0) throw new Error(`${failed} requests of ${side.name} failed`);
  const after = cpuSeconds(side.pid) ?? Number.NaN;
  return { rate: requestsPerSecond, microseconds: ((after - before) * 1e6) / requests };
}

function addFigures(report: Report, encoding: string, rounds: Map<string, Measured[]>): void {
  const [gateway = [], bare = []] = rounds.values();
  const add = (what: string, unit: 'requests/s' | 'µs' | 'x', values: number[], atLeast?: number) =>
    report.add({
      what: `${encoding}, ${what}`,
      value: median(values),
      unit,
      spread: spread(values),
      samples: values.length,
      ...(atLeast && { target: { is: 'at least', value: atLeast } }),
    });
  for (const [name, measured] of rounds) {
    const [rates, times] = [measured.map(({ rate }) => rate), measured.map(({ microseconds }) => microseconds)];
    add(name, 'requests/s', rates);
    if (times.every(Number.isFinite)) add(`${name}, processor time of a request`, 'µs', times);
  }
  for (const [name, measured] of [...rounds].slice(1)) {
    const ratios = gateway.map(({ rate }, round) => rate / (measured[round]?.rate ?? Number.NaN));
    add(`gateway : ${name}`, 'x', ratios, measured === bare ? 0.85 : undefined);
  }
  // The client shares the machine and may be the slower of the two; what a request costs its server shows regardless.
  const costs = bare.map(({ microseconds }, round) => microseconds / (gateway[round]?.microseconds ?? Number.NaN));
  if (costs.every(Number.isFinite))
    add('gateway : bare Node, requests for a second of processor time', 'x', costs, 0.85);
}
