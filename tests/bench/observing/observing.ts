import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import { atMost, Report } from '../report/Report.ts';
import { compareServers, type Server } from '../servers/compareServers.ts';
import { get } from '../stage/get.ts';
import type { Stage } from '../stage/Stage.ts';
import { startSite } from '../stage/startSite.ts';

const METHOD = [
  'Two web processes on one tree and database, asked over loopback by autocannon, 16 connections, as they are. `on` has METRICS_PORT and logs at the level info, `off` has no metrics and logs errors only.',
  'Both sides in turn for each workload, round by round; a ratio is of one round, its spread is over the rounds. /metrics is requested one at a time after these requests, of the web process and of the publisher that is the leader.',
];
const WORKLOADS = {
  'a condition page': '/condition/1',
  'list of conditions, cached': '/api/conditions?page=1&limit=20',
  'topics of the forum, not cached': '/api/forum/topics',
};
const OFF = 'off';
const MAX_SCRAPE_MS = 10;
/** Milliseconds between two scrapes, so that the leader reads the backlog each time. */
const SCRAPE_PAUSE_MS = 1100;

/** Compares a web process that counts and logs with one that does not, and times `/metrics`. */
export async function benchObserving(stage: Stage): Promise<void> {
  const { isQuick } = stage.options;
  const plan = { ...(isQuick ? { rounds: 1, seconds: 1 } : { rounds: 5, seconds: 3 }), least: 0.95, baseline: OFF };
  const report = new Report('observing', { isQuick, method: METHOD });
  await stage.buildSite();
  const databaseUrl = await stage.database(100);
  const port = await findFreePort();
  const environment = stage.environment(databaseUrl);
  const on = await startSite(['publisher', 'web'], stage.folder, { ...environment, METRICS_PORT: String(port) });
  stage.onClear(on.stop);
  const off = await startSite(['web'], stage.folder, { ...environment, LOG_LEVEL: 'error' });
  stage.onClear(off.stop);
  const servers: Server[] = [
    { name: 'on', origin: on.origin, pid: on.pids.at(-1) },
    { name: OFF, origin: off.origin, pid: off.pids.at(-1) },
  ];
  for (const [what, path] of Object.entries(WORKLOADS))
    await compareServers({ ...plan, stage, report, servers, what, paths: () => [path] });
  for (const [name, place] of [
    ['web', 0],
    ['publisher', 2],
  ] as const)
    report.rounds(
      `GET /metrics, ${name}`,
      'ms',
      await timeScrapes(port + place, isQuick ? 3 : 15),
      atMost(MAX_SCRAPE_MS),
    );
  await report.finish(databaseUrl);
}

async function timeScrapes(port: number, times: number): Promise<number[]> {
  const durations: number[] = [];
  for (let scrape = 0; scrape < times; scrape++) {
    const began = performance.now();
    await get(`http://127.0.0.1:${port}/metrics`);
    durations.push(performance.now() - began);
    await wait(SCRAPE_PAUSE_MS);
  }
  return durations;
}
