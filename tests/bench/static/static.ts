import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import { Report } from '../report/Report.ts';
import { compareServers, type Server, startBareServer } from '../servers/compareServers.ts';
import { isNginxInstalled, startNginx } from '../servers/startNginx.ts';
import type { Stage } from '../stage/Stage.ts';

const METHOD = [
  'One condition page, asked for again and again over loopback by autocannon, 16 connections, as it is and compressed with Brotli.',
  'Gateway: the process that `npm start` runs, over a tree that the publisher rendered. Bare Node: a node:http server that looks the address up in a map and sends the same bytes with the same headers. nginx: one process, with both forms as files and the same headers.',
  'All sides in turn, round by round; a ratio is of one round, its spread is over the rounds. Processor time is that of the whole process, with its threads.',
];
const PAGE = '/condition/1';
const ENCODINGS = ['identity', 'br'];

export async function benchStatic(stage: Stage): Promise<void> {
  const { isQuick } = stage.options;
  const plan = { ...(isQuick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 3 }), least: 0.7 };
  const report = new Report('static', { isQuick, method: METHOD });
  await stage.buildSite();
  const databaseUrl = await stage.database(100);
  const servers = await startServers(stage, databaseUrl, report);
  for (const encoding of ENCODINGS) {
    const headers = { 'accept-encoding': encoding };
    await compareServers({ ...plan, stage, report, servers, what: encoding, headers, paths: () => [PAGE] });
  }
  await report.finish(databaseUrl);
}

async function startServers(stage: Stage, databaseUrl: string, report: Report): Promise<Server[]> {
  const { origin, pids } = await stage.start(['publisher', 'web'], databaseUrl, 'static');
  await compressedForGood(origin);
  const servers = [
    { name: 'gateway', origin, pid: pids.at(-1) },
    await startBareServer(stage, { origin, paths: [PAGE], encodings: ENCODINGS }),
  ];
  if (isNginxInstalled()) {
    const folder = path.join(stage.folder, 'nginx');
    servers.push(await startNginx({ stage, folder, port: await findFreePort(), page: PAGE, from: origin }));
  } else report.note('nginx was left out: it is not installed here.');
  return servers;
}

/** Waits until the gateway has compressed the page again in the background, which it does at the second request. */
async function compressedForGood(origin: string): Promise<void> {
  let [before, now] = [Number.POSITIVE_INFINITY, await size(origin)];
  for (; now < before; await wait(500)) [before, now] = [now, Math.min(await size(origin), await size(origin))];
}

async function size(origin: string): Promise<number> {
  const response = await fetch(origin + PAGE, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(response.headers.get('content-length'));
}
