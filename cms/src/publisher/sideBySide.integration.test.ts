import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testSettings } from '../payload/testing/testSettings.ts';
import { builtServer } from '../server/folders.ts';
import { FEW } from './testing/keepOnly.ts';
import { publishing } from './testing/publishing.ts';
import { differing, type Snapshot, takeSnapshot } from './testing/snapshot.ts';
import { sqlEdits } from './testing/sqlEdits.ts';

const SEED = Number(process.env.PROPERTY_SEED ?? Date.now() % 100_000);
const KILLS = IS_DEEP ? 12 : 1;
const EDITS_BETWEEN = 25;
const PATIENCE = { timeout: 120_000, interval: 50 };

const site = await publishing(FEW);
let dataDir: string;
const publishers: ChildProcess[] = [];
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'common-ground-side-by-side-'));
});
afterAll(async () => {
  for (const child of publishers) child.kill('SIGKILL');
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts a publisher as `npm start` does. Resolves when it is ready. */
async function startPublisher(): Promise<ChildProcess> {
  const child = fork(path.join(builtServer, 'publisher.js'), {
    execArgv: ['--no-warnings'],
    env: {
      ...process.env,
      ...testSettings,
      NODE_ENV: 'test',
      DATABASE_URL: site.pooledUrl,
      DATABASE_DIRECT_URL: site.url,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  publishers.push(child);
  for (let isReady = false; !isReady; ) isReady = 'ready' in (await once(child, 'message'))[0];
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Leaves out temporary files, which only a start deletes, and the service worker, which is no page. */
async function pagesInPlace(): Promise<Snapshot> {
  const all = takeSnapshot(path.join(dataDir, 'site/current/'));
  return new Map([...all].filter(([file]) => !file.endsWith('.tmp') && file !== 'sw.js'));
}

it('leaves every page as a full render makes it when two publishers are killed at random', {
  timeout: 300_000,
}, async () => {
  const { edit, random } = sqlEdits(site.pool, SEED);
  const running = [await startPublisher(), await startPublisher()];
  for (let kills = 0; kills < KILLS; kills++) {
    for (let edits = random(EDITS_BETWEEN); edits >= 0; edits--) await edit();
    const place = random(2);
    await kill(running[place] as ChildProcess);
    for (let edits = random(EDITS_BETWEEN); edits >= 0; edits--) await edit();
    // Now and then both publishers are killed.
    if (random(3) === 0) {
      await kill(running[1 - place] as ChildProcess);
      running[1 - place] = await startPublisher();
    }
    running[place] = await startPublisher();
  }
  const waits = () => site.waiting();
  await vi.waitFor(async () => expect(await waits(), `seed ${SEED}`).toEqual([]), PATIENCE);
  expect(differing(await pagesInPlace(), await site.fullRender()), `seed ${SEED}`).toEqual([]);
  for (const child of running) await kill(child);
  await startPublisher();
  const files = [...takeSnapshot(path.join(dataDir, 'site/current/')).keys()];
  expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
});
