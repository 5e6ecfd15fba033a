import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { Random } from '../bench/generator/Random.ts';
import { findStale } from '../bench/publish/findStale.ts';
import { Cluster } from './Cluster.ts';
import { createMembers } from './createMembers.ts';
import { Installation, ORIGIN } from './Installation.ts';
import { MixedLoad } from './Load.ts';
import { summariseFault } from './summarise.ts';
import { findLost } from './verify.ts';

const FAULTS = ['primary', 'publisher', 'web', 'network', 'split'] as const;
type Fault = (typeof FAULTS)[number];
/** Most seconds from the end of a failover until a new text is on its page. */
const MAX_PUBLISHING_SECONDS = 10;
const MAX_SETTLE_MS = 120_000;

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    faults: { type: 'string', default: FAULTS.join(',') },
    out: { type: 'string', default: 'trial.json' },
    pool: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const faults = values.faults.split(',') as Fault[];
const unknown = faults.filter((fault) => !FAULTS.includes(fault));
if (unknown.length > 0 || !(seconds >= 10)) {
  console.error(`--faults takes ${FAULTS.join(', ')}; --seconds, the time for each fault, is at least 10`);
  process.exit(1);
}

const began = Date.now();
const print = (line: string) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(6)} s  ${line}`);
const folder = mkdtempSync(path.join(tmpdir(), 'common-ground-trial-'));
// PostgreSQL runs as another user, who must be able to reach the folder.
chmodSync(folder, 0o755);
const random = new Random(Number(values.seed));
const cluster = new Cluster(folder);
const installation = new Installation(folder, values.pool);
// The trial itself meets the faults too, and must not end of them.
const sql = new pg.Pool({ connectionString: Cluster.url, max: 2 });
sql.on('error', () => {});

/** Brings a fault about. Resolves to the work that repairs it. */
const BRING_ABOUT: Record<Fault, () => Promise<() => void>> = {
  async primary() {
    const primary = await demandPrimary();
    cluster.killNode(primary);
    return () => cluster.startNode(primary);
  },
  async publisher() {
    installation.kill(random.pick(['publisher-1', 'publisher-2']));
    return () => {};
  },
  async web() {
    installation.kill(random.pick(['web-1', 'web-2']));
    return () => {};
  },
  async network() {
    const primary = await demandPrimary();
    cluster.setUplink(primary, 'down');
    return () => cluster.setUplink(primary, 'up');
  },
  async split() {
    cluster.setIsolation('on');
    return () => cluster.setIsolation('off');
  },
};

async function demandPrimary() {
  const primary = await cluster.findPrimary();
  if (!primary) throw new Error('No node is the primary; see the logs of Patroni');
  return primary;
}

async function readPlaces() {
  const { rows: conditions } = await sql.query<{ id: number }>(
    `SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`,
  );
  const { rows: topics } = await sql.query<{ id: number }>('SELECT id FROM forum_topics ORDER BY id');
  const { rows: pages } = await sql.query<{ path: string }>(
    // Pages for missing addresses are sent with 404.
    `SELECT path FROM publisher.page WHERE path !~ '\\.|/(0|404)$' ORDER BY path`,
  );
  return {
    conditions: conditions.map(({ id }) => id),
    topics: topics.map(({ id }) => id),
    pages: pages.map(({ path }) => path),
  };
}

type Window = { fault: Fault; from: number; to: number };

/** Brings the faults about, one after the other. Resolves to the time of each. */
async function runFaults(): Promise<Window[]> {
  const windows: Window[] = [];
  for (const fault of faults) {
    await cluster.waitForStandby();
    await wait(2000 + random.below(4000));
    print(`${fault}: the primary is ${await cluster.findPrimary()}`);
    const from = Date.now();
    const repair = await BRING_ABOUT[fault]();
    await wait(seconds * 1000);
    windows.push({ fault, from, to: Date.now() });
    repair();
  }
  await cluster.waitForStandby();
  return windows;
}

/** Waits until no page is dirty. @returns whether all was published in time */
async function settle(): Promise<boolean> {
  for (const until = Date.now() + MAX_SETTLE_MS; Date.now() < until; await wait(500)) {
    const { rows } = await sql.query('SELECT FROM publisher.waiting LIMIT 1');
    if (rows.length === 0) return true;
  }
  return false;
}

let code = 1;
try {
  print('Starting etcd, Patroni and HAProxy');
  await cluster.start();
  if (values.pool) await cluster.startPool();
  print('Migrating and seeding');
  await installation.prepareDatabase();
  print('Starting the processes');
  await installation.start();
  const places = await readPlaces();
  const load = new MixedLoad({ ...places, members: await createMembers(sql), random });
  load.start();
  print(`Load over ${places.pages.length} pages and ${places.conditions.length} conditions`);
  const windows = await runFaults();
  print('All faults are repaired');
  await load.stop();
  const isSettled = await settle();
  const effects = windows.map((window) => summariseFault(load, window));
  const lost = await findLost(sql, load.acknowledged);
  const { looked, stale } = await findStale(sql, ORIGIN, { siteUrl: ORIGIN, ids: null });
  const reached = {
    'no acknowledged write lost': lost.length === 0,
    'no failed page': effects.every(({ failedPages }) => failedPages === 0),
    'refused only with 503 and Retry-After': effects.every(({ wrongRefusals }) => wrongRefusals === 0),
    'publishing went on in time': effects.every(
      ({ publishingSeconds, neverPublished }) =>
        publishingSeconds !== null && publishingSeconds <= MAX_PUBLISHING_SECONDS && neverPublished === 0,
    ),
    'nothing waits or failed': isSettled,
    'nothing stale': stale.length === 0,
    'no process ended by itself': installation.ends.length === 0,
  };
  const kinds = Object.groupBy(load.acknowledged, ({ kind }) => kind);
  const acknowledged = Object.fromEntries(Object.entries(kinds).map(([kind, writes]) => [kind, writes.length]));
  const wrong = load.sent.filter(({ kind, status, hasRetryAfter }) =>
    kind === 'page' ? status !== 200 : (status < 200 || status >= 300) && !(status === 503 && hasRetryAfter),
  );
  const result = {
    takenAt: new Date(began).toISOString(),
    seed: values.seed,
    seconds,
    acknowledged,
    effects,
    reached,
    lost,
    stale,
    compared: looked,
    ends: installation.ends,
    wrong,
  };
  writeFileSync(values.out, `${JSON.stringify(result, null, 2)}\n`);
  console.table(effects.map(({ refused, ...effect }) => ({ ...effect, refused: JSON.stringify(refused) })));
  console.log(
    `Acknowledged: ${JSON.stringify(acknowledged)}. Lost: ${lost.length}. Compared pages: ${looked}, stale: ${stale.length}.`,
  );
  for (const [aim, isReached] of Object.entries(reached)) console.log(`${isReached ? 'yes' : 'NO '}  ${aim}`);
  code = Object.values(reached).every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(error);
} finally {
  await installation.stop();
  await sql.end();
  await cluster.stop();
  if (values.keep || code !== 0) console.log(`The logs are in ${folder}`);
  else rmSync(folder, { recursive: true, force: true });
}
process.exit(code);
