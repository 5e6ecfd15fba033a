import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { RecordState } from '@common-ground/api/contracts/publishing/recordState.ts';
import { readState } from '@common-ground/api/features/publishing/readState.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import {
  demoPassword,
  isAlive,
  type Product,
  readDatabaseUrl,
  readProcesses,
  toPagesFolder,
} from '../../support/product.ts';
import { approveTexts, takeStep } from '../../support/publishTexts.ts';
import { dataDir, product as standing, start } from './installation.ts';
import { askCms, expectPublished, expectUp, findProcess, publishSummary, readPage } from './support.ts';

export function killTests(): void {
  test.describe.configure({ mode: 'serial' });

  const CONDITION = 1;
  const PATIENCE = { intervals: [100, 250, 500] };

  let product: Product;
  let database: pg.Pool;
  test.beforeAll(async () => {
    product = standing ?? (await start());
    database = new pg.Pool({ connectionString: readDatabaseUrl(dataDir) });
    // The last tests stop PostgreSQL while the pool is connected.
    database.on('error', () => {});
  });
  test.afterAll(() => database?.end());

  const site = () => ({ origin: product.url, password: demoPassword(product.dataDir) });
  const rows = async <Row>(text: string, values: unknown[] = []) => (await database.query(text, values)).rows as Row[];
  const approved = (summary: string) => approveTexts(site(), CONDITION, { summary });
  const publish = (id: number) => takeStep(site(), { id, role: 'editor', step: 'publish' });
  const liveState = async () =>
    (await (await askCms(product, 'GET', `/publisher/records/conditions/${CONDITION}`)).json()) as RecordState;

  const state = () => readState(database);
  const killPublisher = () => process.kill(findProcess(product, 'publisher'), 'SIGKILL');

  const root = path.resolve(import.meta.dirname, '../../..');

  async function command(...args: string[]): Promise<{ code: number | null; output: string }> {
    const child = spawn(process.execPath, ['--no-warnings', 'scripts/publish.ts', ...args], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const [code] = await once(child, 'close');
    return { code, output };
  }

  async function askForRebuild(): Promise<{ id: number; hasJoined: boolean }> {
    const answer = await askCms(product, 'POST', '/publisher/rebuild');
    expect(answer.status).toBe(200);
    return answer.json();
  }

  /** Blocks writes to a table until `release`. `held` resolves when a statement waits for the lock. */
  async function lockTable(table: string): Promise<{ held: Promise<void>; release: () => Promise<void> }> {
    const holder = new pg.Client({ connectionString: readDatabaseUrl(dataDir) });
    await holder.connect();
    await holder.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`);
    const waiting = `SELECT FROM pg_locks WHERE NOT granted AND relation = '${table}'::regclass`;
    return {
      held: expect.poll(async () => (await rows(waiting)).length, { intervals: [50] }).toBeGreaterThan(0),
      release: () => holder.end(),
    };
  }

  /** Counts what a publication wrote for a contribution: all of it once, or nothing. */
  async function countWrittenRows(id: number, summary: string): Promise<object> {
    const [traces] = await rows<object>(
      `SELECT c.status,
       (SELECT count(*)::int FROM review_events WHERE contribution_id = c.id AND action = 'publish') AS events,
       (SELECT count(*)::int FROM _conditions_v WHERE parent_id = ${CONDITION} AND version_summary = $2) AS versions,
       (SELECT count(*)::int FROM conditions WHERE id = ${CONDITION} AND summary = $2) AS records,
       (SELECT count(*)::int FROM notifications WHERE kind = 'contribution_published' AND user_id = c.user_id
          AND created_at >= c.created_at) AS news
     FROM contributions c WHERE c.id = $1`,
      [id, summary],
    );
    return traces ?? {};
  }
  const ONCE = { status: 'published', events: 1, versions: 1, records: 1, news: 1 };
  const NOT_AT_ALL = { status: 'approved', events: 0, versions: 0, records: 0, news: 0 };

  /** Asserts that the text is live, each row of its publication exists once, and no temporary files are left. */
  async function expectPublishedOnce(id: number, summary: string): Promise<void> {
    await expect.poll(() => readPage(product, CONDITION), PATIENCE).toContain(summary);
    await expect.poll(() => rows('SELECT * FROM publisher.waiting'), PATIENCE).toEqual([]);
    expect(await countWrittenRows(id, summary)).toEqual(ONCE);
    await expect.poll(liveState, PATIENCE).toMatchObject({ state: 'live', since: expect.any(String) });
    const files = await readdir(toPagesFolder(dataDir), { recursive: true });
    expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([]);
    for (const language of ['', '/es', '/fr', '/ar'])
      expect(await (await fetch(`${product.url}${language}/condition/${CONDITION}`)).text()).toMatch(/<\/html>\s*$/);
  }

  test("a command prints the publisher's state", async () => {
    // The content of the first start is published first.
    await expect.poll(async () => (await state()).pending, PATIENCE).toBe(0);
    const { code, output } = await command('status');
    expect([code, output]).toEqual([0, expect.stringMatching(/^Publisher +running\nWaiting +nothing\n/)]);
  });

  test('a publisher that is killed while it publishes leaves nothing undone', async () => {
    for (const round of IS_DEEP ? [1, 2, 3] : [2]) {
      const summary = `Written just before the kill, round ${round}.`;
      await publishSummary(product, 1, summary);
      // The kill comes before, while or after the pages are put in place: 20 ms later in each round.
      await new Promise((resolve) => setTimeout(resolve, 20 * round));
      killPublisher();
      await expect.poll(() => readPage(product, 1), PATIENCE).toContain(summary);
      await expect.poll(state, PATIENCE).toMatchObject({ pending: 0, failed: 0, isAway: false });
    }
  });

  test('a rebuild by command goes on after its publisher is killed, and prints the result', async () => {
    const all = command('all');
    await expect.poll(async () => (await state()).rebuild?.done ?? 0, { intervals: [20] }).toBeGreaterThan(0);
    killPublisher();
    const left = (await state()).rebuild;
    expect(left).toMatchObject({ finishedAt: null });
    expect(await askForRebuild()).toEqual({ id: left?.id, hasJoined: true });
    const { code, output } = await all;
    expect([code, output]).toEqual([0, expect.stringMatching(/\d+ pages in [\d.]+ s, ended at \S+Z\n$/)]);
    const { rebuild, pages } = await state();
    expect(rebuild).toMatchObject({ id: left?.id, total: pages, done: pages, failed: 0, startedAt: left?.startedAt });
  });

  test('a text that is published while no publisher works waits and is rendered later', async () => {
    const summary = 'Published while nobody rendered.';
    const id = await approved(summary);
    // SIGSTOP, because a killed publisher would be started again at once.
    const publisher = findProcess(product, 'publisher');
    process.kill(publisher, 'SIGSTOP');
    await publish(id);
    expect(await liveState()).toMatchObject({ state: 'publishing' });
    expect(await readPage(product, CONDITION)).not.toContain(summary);
    process.kill(publisher, 'SIGKILL');
    await expectPublishedOnce(id, summary);
  });

  /** Moments to kill the publisher at, with the table whose lock makes the publisher wait there. */
  const MOMENTS = [
    ['no page is recorded yet', 'publisher.page'],
    ['no page is dirty yet', 'publisher.dirty'],
  ] as const;
  for (const [moment, table] of IS_DEEP ? MOMENTS : MOMENTS.slice(0, 1)) {
    test(`a kill when ${moment} leaves whole pages, and the next publisher finishes`, async () => {
      const summary = `Published before a kill when ${moment}.`;
      const id = await approved(summary);
      const { held, release } = await lockTable(table);
      await publish(id);
      await held;
      killPublisher();
      expect(await readPage(product, CONDITION)).toMatch(/<\/html>\s*$/);
      expect((await rows('SELECT FROM publisher.waiting')).length).toBeGreaterThan(0);
      await release();
      await expectPublishedOnce(id, summary);
    });
  }

  const CLICKS = [
    ['web', (id: number) => publish(id)],
    ['cms', (id: number) => askCms(product, 'POST', `/contributions/${id}/steps/publish`, {})],
  ] as const;
  for (const [host, click] of IS_DEEP ? CLICKS : CLICKS.slice(0, 1)) {
    test(`${host} killed while publishing stores nothing, and the next click publishes once`, async () => {
      const summary = `Clicked twice, because ${host} died in between.`;
      const id = await approved(summary);
      // Notifications are the last rows that publishing inserts.
      const { held, release } = await lockTable('notifications');
      const clicked = click(id).catch(() => null);
      await held;
      process.kill(findProcess(product, host), 'SIGKILL');
      await clicked;
      await release();
      const left = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`;
      await expect.poll(() => rows(left), PATIENCE).toEqual([]);
      expect(await countWrittenRows(id, summary)).toEqual(NOT_AT_ALL);
      expect(await rows('SELECT FROM publisher.waiting')).toEqual([]);
      await expectUp(product);
      await click(id);
      await expectPublishedOnce(id, summary);
    });
  }

  test('a scheduled text is published once when the publisher dies while it publishes', async () => {
    const summary = 'On a day when the publisher died.';
    const id = await approved(summary);
    const { held, release } = await lockTable('notifications');
    // The notification of a change of date would wait for the lock, too, so SQL sets the date.
    await rows(
      `UPDATE contributions SET scheduled_for = now(), scheduled_by_id = (SELECT id FROM users WHERE email = 'editor@example.org')
     WHERE id = $1`,
      [id],
    );
    await held;
    killPublisher();
    expect(await countWrittenRows(id, summary)).toEqual(NOT_AT_ALL);
    await release();
    await expectPublishedOnce(id, summary);
  });

  test('processes that hang are replaced, PostgreSQL too', async () => {
    const hosts = (['web', 'publisher', 'cms'] as const).map((host) => findProcess(product, host));
    const stopped = [...hosts, readProcesses(dataDir).postgres];
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    await expect.poll(() => stopped.filter(isAlive)).toEqual([]);
    await expectPublished(product, 'Written after all of it hung.');
  });

  test('the commands print that nothing runs after the product has stopped', async () => {
    await product.interrupt();
    for (const name of ['status', 'all'])
      expect(await command(name)).toEqual({
        code: 1,
        output: expect.stringMatching(/^Nothing runs in .+\. Start it with npm start\.\n$/),
      });
  });
}
