import { fork } from 'node:child_process';
import { mkdir, mkdtemp, symlink } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { testSettings } from '@common-ground/cms/src/payload/testing/testSettings.ts';
import { listTags } from '@common-ground/cms/src/publisher/inventory.ts';
import { addAssets } from '@common-ground/cms/src/publisher/releases.ts';
import { publishing } from '@common-ground/cms/src/publisher/testing/publishing.ts';
import { builtServer, siteFolder } from '@common-ground/cms/src/server/folders.ts';
import { findFreePort } from '@common-ground/cms/src/server/start/ports.ts';
import { pagePaths, parsePath, type Route } from '@common-ground/site/renderer';
import { learningModulePath, learningPathPath } from '@common-ground/site/src/routes.ts';
import pg from 'pg';

/** Origin in the links of the pages; the tests fetch the pages from `origin` instead. */
export const siteUrl = testSettings.SITE_URL;

export type ServedSite = {
  origin: string;
  databaseUrl: string;
  /** Folder of the static files. */
  folder: string;
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** Sends the path as it is written. */
  getRaw: (path: string) => Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>;
  rows: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Paths of all pages that should exist, from the ids in the database. */
  everyPath: () => Promise<string[]>;
  /** Paths of learning pages in languages without a complete translation, which show the default language. */
  everyCopy: () => Promise<Set<string>>;
};

export function toRoute(address: string): Route {
  const route = parsePath(address, LANGUAGE_CODES);
  if (!route) throw new Error(`${address} is no page`);
  return route;
}

let served: Promise<ServedSite> | undefined;

/**
 * Serves the seed content with the product's web process, for tests that only read. All files of a process share it.
 */
export function servedSite(): Promise<ServedSite> {
  served ??= serve();
  return served;
}

async function serve(): Promise<ServedSite> {
  const { folder, renderer, url, pooledUrl } = await publishing('seed');
  // The `publishing` helper closes its pools with the test file that called it first, so this pool is a separate one.
  const pool = new pg.Pool({ connectionString: pooledUrl, max: 4 });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'common-ground-served-'));
  const root = siteFolder(dataDir);
  await mkdir(root);
  await symlink(folder, path.join(root, 'current'));
  await addAssets({ root, folder }, renderer.clientFolder);
  const port = await findFreePort();
  const database = { DATABASE_URL: pooledUrl, DATABASE_DIRECT_URL: url };
  await startWeb({ ...testSettings, ...database, DATA_DIR: dataDir, PORT: String(port) });
  const origin = `http://127.0.0.1:${port}`;
  const rows = async <Row>(text: string, values: unknown[] = []) => (await pool.query(text, values)).rows as Row[];
  return {
    origin,
    databaseUrl: pooledUrl,
    folder,
    rows,
    get: (address, init) => fetch(new URL(address, origin), { redirect: 'manual', ...init }),
    getRaw: (address) => getRaw(port, address),
    async everyCopy() {
      const copied = await rows<{ language: string; id: number; moduleIds: number[] }>(
        `SELECT l.code AS language, p.id, array(SELECT m.id FROM learning_modules m WHERE m.path_id = p.id) AS "moduleIds"
         FROM learning_paths p, languages l
         WHERE NOT EXISTS (SELECT FROM learning.path_text t WHERE t.path_id = p.id AND t.language = l.code)`,
      );
      return new Set(
        copied.flatMap(({ language, id, moduleIds }) => [
          learningPathPath(id, language),
          ...moduleIds.map((module) => learningModulePath(module, language)),
        ]),
      );
    },
    async everyPath() {
      const [ids] = await rows<{
        categories: number[];
        conditions: number[];
        pages: never[];
        learningPaths: { id: number; moduleIds: number[] }[];
        topics: { id: number; pages: number }[];
      }>(
        `SELECT array(SELECT id FROM categories ORDER BY id) AS categories,
           array(SELECT id FROM conditions WHERE _status = 'published' ORDER BY id) AS conditions,
           array(SELECT slug::text FROM pages WHERE _status = 'published' ORDER BY id) AS pages,
           array(SELECT jsonb_build_object('id', p.id, 'moduleIds', array(SELECT m.id FROM learning_modules m WHERE m.path_id = p.id AND m.is_active))
                 FROM learning_paths p JOIN learning.path_text t ON t.path_id = p.id AND t.language = 'en'
                 WHERE p.is_active) AS "learningPaths",
           array(SELECT jsonb_build_object('id', id, 'pages', forum.page_of(last_number)) FROM forum_topics t
                 WHERE forum.is_for_everyone(t)) AS topics`,
      );
      if (!ids) throw new Error('There is no content');
      const categories = ids.categories.map((id) => ({ id, pages: 1, conditions: 0 }));
      const { conditions: conditionIds, ...others } = ids;
      const tags = await listTags(pool);
      return [...pagePaths({ ...others, languages: LANGUAGE_CODES, categories, tags, conditionIds })];
    },
  };
}

async function getRaw(port: number, address: string) {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    http.get({ host: '127.0.0.1', port, path: address }, resolve).on('error', reject);
  });
  const { statusCode: status = 0, headers } = response;
  return { status, headers, body: await text(response) };
}

/** Starts the web process, which ends with this process. */
function startWeb(env: Record<string, string>): Promise<void> {
  const child = fork(path.join(builtServer, 'web.js'), {
    env: { ...process.env, ...env, NODE_ENV: 'production' },
    execArgv: ['--no-warnings'],
  });
  return new Promise((resolve, reject) => {
    child.on('message', (message: { ready?: string; failed?: { message: string } }) => {
      if (message.ready) resolve();
      if (message.failed) reject(new Error(message.failed.message));
    });
    child.once('exit', () => reject(new Error('The web process ended before it was ready')));
  });
}
