import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { fileFor, loadRenderer, type Renderer } from '@common-ground/site/renderer';
import pg, { type QueryConfig } from 'pg';
import { expect, vi } from 'vitest';
import { type TestPayload, testPayload } from '../../payload/testing/testPayload.ts';
import { testSettings } from '../../payload/testing/testSettings.ts';
import { builtSite } from '../../server/folders.ts';
import { listPaths } from '../inventory.ts';
import { Publisher } from '../Publisher.ts';
import { renderEverything } from '../renderEverything.ts';
import { renderPages } from '../renderPages.ts';
import type { Sql, SqlPool } from '../Sql.ts';
import { StaticTree } from '../StaticTree.ts';
import { cachePages } from './cachePages.ts';
import { FEW, keepOnly } from './keepOnly.ts';
import { differing, rewrittenUnchanged, type Snapshot, takeSnapshot } from './snapshot.ts';

/** A publisher for tests, with a database and a tree to compare with a full render. */
export type Publishing = TestPayload & {
  renderer: Renderer;
  publisher: Publisher;
  /** The publisher's database, which records its queries. */
  sql: SqlPool;
  folder: string;
  /** Runs `work` once, before the first such page is rendered. */
  whenRendering: (...watched: [isMeant: Watched['isMeant'], work: Watched['work']]) => void;
  /** Makes these queries fail, except in transactions. */
  failQueries: (isMeant: (asked: string) => boolean, message: string) => void;
  /** Paths rendered since the test last emptied this list. */
  rendered: string[];
  queries: string[];
  /** Starts another publisher that the database notifies, as in its own process. */
  start: () => Promise<{ publisher: Publisher; stop: () => Promise<void> }>;
  /** Paths of dirty or failed pages, and names of waiting changes. */
  waiting: () => Promise<string[]>;
  tree: () => Promise<Snapshot>;
  /** Renders all pages in memory, without a trace in the database. */
  fullRender: () => Promise<Snapshot>;
  /** Expects the same tree as a full render makes. */
  expectWhole: () => Promise<void>;
  /** Returns a file of the tree, or an empty text when it is missing. */
  text: (file: string) => Promise<string>;
  /** Publishes all waiting changes. */
  settle: () => Promise<void>;
  /**
   * Publishes all waiting changes and returns the files that changed since the last call of this or `settle`. Expects a
   * whole tree in which no unchanged file was written.
   */
  changes: () => Promise<string[]>;
};

const siteUrl = testSettings.SITE_URL;
type Watched = { isMeant: (page: string) => boolean; work: () => Promise<unknown> };

/** Shared by the test files of this process, because most of their pages are the same. */
let remembered: Renderer | undefined;

const noIndex = { update: async () => {} };

type Content = 6 | typeof FEW | 'seed' | TestPayload;
type Published = { name: TestPayload['name']; folder: string };

/** Databases of this process with all pages rendered, by number of conditions. */
const published = new Map<number, Promise<Published>>();

/**
 * @param of the number of conditions (`FEW` at most, with the first learning path, so that a full render is fast),
 * `seed` for all seed content, or an existing database with Payload
 */
export async function publishing(of: Content = 6): Promise<Publishing> {
  const rendered: string[] = [];
  const queries: string[] = [];
  const awaited: Watched[] = [];
  const plain = await loadRenderer(builtSite, { siteUrl });
  const renderer = noting(plain, rendered, awaited);
  const whole = remembered ?? cachePages(plain);
  remembered = whole;
  const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-tree-'));
  const test = await openPublished(of, { renderer: plain, folder });
  const sql = counting(test.pool, queries);
  const tools = { sql, renderer, tree: new StaticTree(folder) };
  const publisher = new Publisher(tools);
  publisher.keep(noIndex);
  let before = takeSnapshot(folder);
  let seen = before;
  const tree = async () => {
    seen = takeSnapshot(folder, seen);
    return seen;
  };
  async function fullRender(): Promise<Snapshot> {
    const all: Snapshot = new Map();
    const kept = {
      write: async (page: string, bytes: Buffer) => {
        all.set(fileFor(page), { html: bytes.toString(), written: '' });
        return 'written' as const;
      },
      remove: async () => false,
    };
    const languages = await selectLanguages(test.pool);
    const paths = [...(await listPaths(test.pool, languages))];
    await renderPages(paths, { sql: test.pool, renderer: whole, tree: kept, languages });
    return all;
  }
  return {
    ...test,
    sql,
    renderer,
    publisher,
    folder,
    rendered,
    queries,
    whenRendering: (isMeant, work) => void awaited.push({ isMeant, work }),
    failQueries(isMeant, message) {
      const { query } = sql;
      vi.spyOn(sql, 'query').mockImplementation(((...asked: [never]) =>
        isMeant(JSON.stringify(asked)) ? Promise.reject(new Error(message)) : query(...asked)) as typeof query);
    },
    start: () => startPublisher(new Publisher(tools), test.url),
    async waiting() {
      const { rows } = await test.pool.query<{ what: string }>('SELECT what FROM publisher.waiting ORDER BY what');
      return rows.map(({ what }) => what);
    },
    tree,
    fullRender,
    expectWhole: async () => expect(differing(await tree(), await fullRender())).toEqual([]),
    text: async (file) => (await tree()).get(file)?.html ?? '',
    async settle() {
      await publisher.settle();
      before = await tree();
    },
    async changes() {
      rendered.length = 0;
      await publisher.settle();
      const [old, now] = [before, await tree()];
      before = now;
      expect(rewrittenUnchanged(old, now)).toEqual([]);
      expect(differing(now, await fullRender())).toEqual([]);
      return differing(old, now);
    },
    async close() {
      await test.close();
      await rm(folder, { recursive: true });
    },
  };
}

type Tree = { renderer: Renderer; folder: string };

/** Opens a database whose pages are all in the folder. Copies both when that is faster than rendering. */
async function openPublished(of: Content, { renderer, folder }: Tree): Promise<TestPayload> {
  if (typeof of === 'number') {
    const known = published.get(of) ?? publishFirst(of, renderer);
    published.set(of, known);
    const { name, folder: from } = await known;
    await cp(from, folder, { recursive: true, preserveTimestamps: true });
    return testPayload(name);
  }
  const test = of === 'seed' ? await testPayload() : of;
  await renderInto(folder, test, renderer);
  return test;
}

async function publishFirst(conditions: number, renderer: Renderer): Promise<Published> {
  const { name, pool, pooledUrl, close } = await createTestDatabase('few');
  if (conditions < FEW) await keepOnly(pool, conditions);
  const folder = path.join(String(process.env.DATA_DIR), `published-${conditions}`);
  await renderInto(folder, { pool, pooledUrl }, renderer);
  await close();
  return { name, folder };
}

async function renderInto(
  folder: string,
  { pool: sql, pooledUrl: databaseUrl }: Pick<TestPayload, 'pool' | 'pooledUrl'>,
  renderer: Renderer,
): Promise<void> {
  await sql.query('DELETE FROM publisher.change');
  const workerSettings = { databaseUrl, siteUrl, distFolder: builtSite };
  await renderEverything({ sql, renderer, folder, workerSettings });
}

async function startPublisher(publisher: Publisher, connectionString: string) {
  const listener = new pg.Client({ connectionString });
  await listener.connect();
  listener.on('notification', ({ payload }) => (payload === 'change' ? publisher.wake() : publisher.ask()));
  await listener.query('LISTEN publisher_asked');
  publisher.keep(noIndex);
  publisher.start();
  const stop = async () => {
    await publisher.stop();
    await listener.end();
  };
  return { publisher, stop };
}

function noting(renderer: Renderer, rendered: string[], awaited: Watched[]): Renderer {
  return {
    ...renderer,
    render: async (page, content) => {
      const place = awaited.findIndex(({ isMeant }) => isMeant(page));
      const [found] = place < 0 ? [] : awaited.splice(place, 1);
      await found?.work();
      rendered.push(page);
      return renderer.render(page, content);
    },
  };
}

/** Records queries, also those of connections for transactions. */
function counting(sql: pg.Pool, queries: string[]): SqlPool {
  const noted = (connection: Sql) => (config: QueryConfig | string, values?: unknown[]) => {
    queries.push(typeof config === 'string' ? config : config.text);
    return connection.query(config as string, values);
  };
  const connect = async () => {
    const connection = await sql.connect();
    return {
      query: noted(connection as Sql),
      release: () => connection.release(),
      on: connection.on.bind(connection),
      off: connection.off.bind(connection),
    };
  };
  return { query: noted(sql), connect } as unknown as SqlPool;
}
