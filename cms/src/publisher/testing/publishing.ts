import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadRenderer, type Renderer } from '@common-ground/site/renderer';
import type { Payload } from 'payload';
import type { QueryConfig } from 'pg';
import { type TestPayload, testPayload } from '../../payload/testing/testPayload.ts';
import { testSettings } from '../../payload/testing/testSettings.ts';
import { builtSite } from '../../server/folders.ts';
import { runPublishJobsWith } from '../jobs/publishTask.ts';
import { PUBLISH_QUEUE } from '../jobs/queuePublish.ts';
import { Publisher } from '../Publisher.ts';
import { renderEverything } from '../renderEverything.ts';
import type { Sql } from '../Sql.ts';
import { type Snapshot, snapshotOf } from './snapshot.ts';

/** A publisher at work in a test: a database, a tree, and a way to see what the tree should be. */
export type Publishing = TestPayload & {
  payload: Payload;
  renderer: Renderer;
  publisher: Publisher;
  folder: string;
  /** Paths rendered since this was last emptied. */
  rendered: string[];
  /** Texts of the queries the publisher sent since this was last emptied. */
  queries: string[];
  /** Runs every waiting job, as the publisher's host does. */
  runJobs: () => Promise<void>;
  tree: () => Promise<Snapshot>;
  /** The tree as a full render of the same database makes it, in another folder, without a trace in the database. */
  fullRender: () => Promise<Snapshot>;
};

const siteUrl = testSettings.SITE_URL;

type Given = { conditions: number; manyPages?: number; over?: TestPayload };

/**
 * @param conditions keeps the conditions up to this id, so that a full render takes a moment only
 * @param over a database with Payload that is there already
 */
export async function publishing({ conditions, manyPages, over }: Given): Promise<Publishing> {
  const test = over ?? (await testPayload());
  await test.pool.query('DELETE FROM conditions WHERE id > $1', [conditions]);
  await test.pool.query('DELETE FROM payload_jobs');
  const rendered: string[] = [];
  const queries: string[] = [];
  const renderer = noting(await loadRenderer(builtSite, { siteUrl }), rendered);
  const sql = counting(test.pool, queries);
  const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-tree-'));
  const tools = { databaseUrl: test.url, siteUrl, distFolder: builtSite };
  const publisher = new Publisher({ sql, renderer, folder, ...tools, ...(manyPages ? { manyPages } : {}) });
  runPublishJobsWith((change) => publisher.publish(change));
  await publisher.renderEverything();
  return {
    ...test,
    renderer,
    publisher,
    folder,
    rendered,
    queries,
    runJobs: () => runJobs(test.payload),
    tree: () => snapshotOf(folder),
    async fullRender() {
      const other = await mkdtemp(path.join(tmpdir(), 'common-ground-whole-'));
      await renderEverything({ sql: forgetful(test.pool), renderer, folder: other, workerSettings: tools });
      const snapshot = await snapshotOf(other);
      await rm(other, { recursive: true });
      return snapshot;
    },
    async close() {
      await test.close();
      await rm(folder, { recursive: true });
    },
  };
}

async function runJobs(payload: Payload): Promise<void> {
  for (;;) {
    const { jobStatus } = await payload.jobs.run({ queue: PUBLISH_QUEUE, limit: 200, silent: true });
    if (Object.keys(jobStatus ?? {}).length === 0) return;
  }
}

function noting(renderer: Renderer, rendered: string[]): Renderer {
  return {
    ...renderer,
    render: (page, content) => {
      rendered.push(page);
      return renderer.render(page, content);
    },
  };
}

function counting(sql: Sql, queries: string[]): Sql {
  const query = (config: QueryConfig | string, values?: unknown[]) => {
    queries.push(typeof config === 'string' ? config : config.text);
    return sql.query(config as string, values);
  };
  return { query } as Sql;
}

/** Noted dependencies would be made right by a full render, and hide that an incremental one had them wrong. */
function forgetful(sql: Sql): Sql {
  const query = async (config: QueryConfig | string, values?: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text;
    return /publisher\.page/.test(text) ? { rows: [] } : sql.query(config as string, values);
  };
  return { query } as Sql;
}
