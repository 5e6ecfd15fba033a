import { once } from 'node:events';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { differing, rewrittenUnchanged, takeSnapshot } from '@common-ground/cms/src/publisher/testing/snapshot.ts';
import { takeLock } from '@common-ground/cms/src/server/start/fileLock.ts';
import {
  categoryPath,
  conditionPath,
  feedPath,
  fileFor,
  homePath,
  sitemapShardPath,
  toShard,
} from '@common-ground/site/renderer';
import { expect, test } from '@playwright/test';
import {
  demoPassword,
  isAlive,
  newDataFolder,
  type Product,
  readProcesses,
  startProduct,
  toPagesFolder,
} from '../../support/product.ts';
import { dataDir, disk, handOver, start } from './installation.ts';
import { startReaders } from './startReaders.ts';
import {
  askCms,
  expectOneClearLine,
  expectPublished,
  expectUp,
  findProcess,
  type Host,
  killEverything,
  killSupervisor,
  publishSummary,
  readPage,
} from './support.ts';

export function startTests(): void {
  test.describe.configure({ mode: 'serial' });

  let product: Product;

  const root = path.resolve(import.meta.dirname, '../../..');
  const builtAt = () =>
    ['site/dist/server/entry.mjs', 'cms/.build/server/web.js', 'cms/.next/BUILD_ID'].map(
      (file) => statSync(path.join(root, file)).mtimeMs,
    );

  /** Number of pages that wait to be rendered. */
  const waiting = async () => (await (await fetch(`${product.url}/api/health`)).json()).publisher.pending;
  const CHILDREN = ['web', 'publisher', 'cms'] as const;
  const findPids = (hosts: readonly Host[]) => hosts.map((host) => findProcess(product, host));
  const isUnlocked = (file: string) => {
    const lock = takeLock(file);
    lock?.close();
    return lock !== null;
  };
  const readCondition = async () => (await fetch(`${product.url}/api/conditions/2`)).json();

  test('a first start serves pages, API and CMS, and prints addresses and logins', async () => {
    product = await start();
    for (const path of ['/', '/ar/condition/1', '/api/conditions', '/cms/login', '/api/openapi.json']) {
      expect((await fetch(product.url + path)).status, path).toBe(200);
    }
    const health = await fetch(`${product.url}/api/health`);
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ status: 'ok', postgres: 'ok', publisher: { pending: 0 } });
    for (const said of [product.url, `${product.url}/cms`, 'editor@example.org'])
      expect(product.output()).toContain(said);
  });

  test('the CMS keeps idle connections open for its gateway', async () => {
    const environment = readFileSync(`/proc/${findProcess(product, 'cms')}/environ`, 'latin1');
    const [, cmsPort] = /(?:^|\0)CMS_PORT=(\d+)/.exec(environment) ?? [];
    const agent = new http.Agent({ keepAlive: true });
    const [answer] = await once(http.get(`http://127.0.0.1:${cmsPort}/cms/login`, { agent }), 'response');
    agent.destroy();
    // A server that closes idle connections sends their timeout in `keep-alive`.
    expect([answer.statusCode, answer.headers.connection, answer.headers['keep-alive']]).toEqual([
      200,
      'keep-alive',
      undefined,
    ]);
  });

  test('Ctrl-C stops everything, PostgreSQL included', async () => {
    await expect.poll(waiting).toBe(0);
    const { supervisor, children, postgres } = readProcesses(dataDir);
    const { code, output } = await product.interrupt();
    expect(code).toBe(0);
    expect(output, 'no process says that it failed').toMatch(/Stopping …\n$/);
    expect([supervisor, ...children, postgres].filter(isAlive)).toEqual([]);
    handOver();
  });

  for (const signal of ['SIGTERM', 'SIGKILL'] as const)
    test(`${signal} to the process of npm start ends everything that it started`, async () => {
      const { process: npm } = await startProduct({ dataDir, byNpm: true });
      await expect.poll(() => existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(true);
      const { supervisor, children, postgres } = readProcesses(dataDir);
      expect([supervisor, ...children].length).toBeGreaterThan(1);
      npm.kill(signal);
      await expect.poll(() => [supervisor, ...children, postgres].filter(isAlive)).toEqual([]);
      // The kernel drops the lock with the last thread of the supervisor, a moment after the process has gone.
      await expect.poll(() => isUnlocked(path.join(dataDir, 'lock'))).toBe(true);
    });

  test('a second start builds nothing, repairs damaged pages and renders no others', async () => {
    const [before, built] = [takeSnapshot(toPagesFolder(dataDir)), builtAt()];
    const damaged = ['condition/3.html', 'es/condition/3.html'];
    await rm(toPagesFolder(dataDir) + damaged[0]);
    writeFileSync(toPagesFolder(dataDir) + damaged[1], 'falsified');
    product = await start({ LOG_FORMAT: 'json' });
    expect(builtAt()).toEqual(built);
    expect(product.output()).not.toMatch(/seed content/);
    for (const line of product.output().trim().split('\n'))
      expect(Object.keys(JSON.parse(line)), line).toEqual(
        expect.arrayContaining(['level', 'time', 'process', 'message']),
      );
    expect(product.output()).not.toContain(demoPassword(dataDir));
    const after = takeSnapshot(toPagesFolder(dataDir));
    expect(differing(before, after)).toEqual([]);
    const written = [...after].filter(([file, { written }]) => before.get(file)?.written !== written);
    expect(written.map(([file]) => file).sort()).toEqual(damaged);
  });

  test('a second start in the same folder is refused, and the first goes on', async () => {
    const second = await startProduct({ dataDir });
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expectOneClearLine(output, /^Already running in .+ \(process \d+\)\./);
    expect((await fetch(product.url)).status).toBe(200);
  });

  test('a port in use prints one line', async () => {
    const other = await newDataFolder();
    const { code, output } = await (await startProduct({ dataDir: other, port: Number(new URL(product.url).port) }))
      .ended;
    expect(code).toBe(1);
    expectOneClearLine(output, /^Port \d+ is in use\./);
    await rm(other, { recursive: true });
  });

  test('an edit changes page, category, home and tags, and beyond them at most feed and site map', async () => {
    await expect.poll(waiting).toBe(0);
    const summary = 'Written to see what changes with it.';
    const before = takeSnapshot(toPagesFolder(dataDir));
    await publishSummary(product, 2, summary);
    const { categoryId, summary: said } = await (await fetch(`${product.url}/api/conditions/2`)).json();
    expect(said).toBe(summary);
    const home = async () => (await fetch(product.url)).text();
    await expect.poll(home).toContain(summary);
    await expect.poll(waiting).toBe(0);
    expect(await readPage(product, 2)).toContain(summary);
    const after = takeSnapshot(toPagesFolder(dataDir));
    // Pages in the other languages may change too: they show the time of the last change.
    const shown = LANGUAGE_CODES.flatMap((language) => [
      conditionPath(2, language),
      categoryPath(categoryId, language),
      homePath(language),
    ]);
    const changed = differing(before, after);
    expect(changed).toEqual(expect.arrayContaining(shown.slice(0, 3).map(fileFor)));
    const others = [...shown, feedPath('en'), sitemapShardPath(toShard(2))].map(fileFor);
    const isTag = (file: string) => /^(?:[a-z]+\/)?tag\//.test(file);
    expect(changed.filter((file) => !others.includes(file) && !isTag(file))).toEqual([]);
    expect(rewrittenUnchanged(before, after)).toEqual([]);
  });

  test('a saved draft changes nothing that is published', async () => {
    const before = takeSnapshot(toPagesFolder(dataDir));
    const kept = await readCondition();
    const { updatedAt } = await (await askCms(product, 'GET', '/conditions/2?draft=true&depth=0')).json();
    const draft = { overview: 'A draft that nobody may read yet.', _status: 'draft', updatedAt };
    expect((await askCms(product, 'PATCH', '/conditions/2?draft=true', draft)).status).toBe(200);
    await expect.poll(waiting).toBe(0);
    const after = takeSnapshot(toPagesFolder(dataDir));
    expect([differing(before, after), rewrittenUnchanged(before, after)]).toEqual([[], []]);
    expect(await readCondition()).toEqual(kept);
  });

  test('a new start takes over from a server without a parent and a web process that hangs', async () => {
    await publishSummary(product, 1, 'Written before the kills.');
    const [web, server] = [findProcess(product, 'web'), readProcesses(dataDir).postgres];
    const killed = findPids(['postgres', 'publisher', 'cms']);
    process.kill(web, 'SIGSTOP');
    // The supervisor is killed first, because it ends a server whose parent has died.
    const supervisorEnded = killSupervisor(product);
    // The kills follow at once, so the publisher may not have rendered the page yet.
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    await supervisorEnded;
    expect([web, server].filter(isAlive)).toEqual([web, server]);
    product = await start();
    expect([web, server].filter(isAlive)).toEqual([]);
    await expect.poll(() => readPage(product, 1)).toContain('Written before the kills.');
    await expect.poll(waiting).toBe(0);
  });

  if (IS_DEEP)
    for (const [what, kill] of [
      ['the supervisor', killSupervisor],
      ['all processes', killEverything],
    ] as const) {
      test(`a new start takes over after a kill of ${what}`, async () => {
        await publishSummary(product, 1, `Written before the kill of ${what}.`);
        await kill(product);
        product = await start();
        await expect.poll(() => readPage(product, 1)).toContain(`Written before the kill of ${what}.`);
        await expect.poll(waiting).toBe(0);
      });
    }

  const expectToPublish = (summary: string) => expectPublished(product, summary);

  const KILLS = [
    ['web, publisher and CMS', () => findPids(CHILDREN)],
    ['PostgreSQL alone', () => [readProcesses(dataDir).postgres]],
    ['PostgreSQL and its parent process', () => [findProcess(product, 'postgres'), readProcesses(dataDir).postgres]],
    ['the parent process of PostgreSQL', () => findPids(['postgres'])],
  ] as const;
  for (const [what, victims] of IS_DEEP ? KILLS : KILLS.slice(0, 2)) {
    test(`the product publishes again after a kill of ${what}`, async () => {
      const killed = victims();
      // A server without its parent is ended before a new one starts.
      const ended = what.includes('PostgreSQL') ? [...killed, readProcesses(dataDir).postgres] : killed;
      for (const pid of killed) process.kill(pid, 'SIGKILL');
      await expect.poll(() => ended.filter(isAlive)).toEqual([]);
      await expectToPublish(`Written after this was killed: ${what}.`);
    });
  }

  test('readers lose only the requests in flight when the web process is killed', async () => {
    const readers = startReaders(product.url);
    const web = findProcess(product, 'web');
    process.kill(web, 'SIGKILL');
    await expect.poll(() => isAlive(web)).toBe(false);
    await expectUp(product);
    const { answered, failures } = await readers.stop();
    expect(failures.length).toBeLessThanOrEqual(readers.atOnce);
    expect(failures.join()).not.toContain('ECONNREFUSED');
    expect(answered).toBeGreaterThan(failures.length);
  });

  test('readers lose no request when new code takes over', async () => {
    const [old, readers] = [findPids(CHILDREN), startReaders(product.url)];
    product.process.kill('SIGUSR2');
    await expect.poll(() => product.output()).toContain('The new code is running.');
    expect(old.filter(isAlive)).toEqual([]);
    expect((await readers.stop()).failures).toEqual([]);
    await expectToPublish('Written after new code took over.');
  });

  test('a page that is damaged while the product runs is repaired', async () => {
    const file = `${toPagesFolder(dataDir)}ar/condition/4.html`;
    const whole = readFileSync(file);
    writeFileSync(file, Buffer.from(whole).fill('x', 100, 200));
    await expect.poll(() => readFileSync(file).equals(whole)).toBe(true);
  });

  test('a full disk makes the health check fail while pages are served, until there is room again', async () => {
    test.skip(disk.obstacle !== null, disk.obstacle ?? '');
    await expectUp(product);
    const health = async () => (await fetch(`${product.url}/api/health`)).status;
    const free = disk.fill();
    await expect.poll(health).toBe(503);
    expect((await fetch(`${product.url}/condition/2`)).status).toBe(200);
    free();
    await expect.poll(health).toBe(200);
    await expectToPublish('Written after the disk was full.');
  });
}
