import { existsSync } from 'node:fs';
import path from 'node:path';
import { givenDeskSession } from '@common-ground/cms/src/payload/testing/givenDeskSession.ts';
import pg from 'pg';
import { LANGUAGES } from '../generator/languages.ts';
import { Random } from '../generator/Random.ts';
import { Report } from '../report/Report.ts';
import { compareServers, type Server, startBareServer } from '../servers/compareServers.ts';
import type { Stage } from '../stage/Stage.ts';

const METHOD = [
  'API: the process that `npm start` runs, asked over loopback by autocannon, 16 connections, without compression; every address was asked once before, so answers are prepared.',
  "Bare Node: a node:http server that looks the address up in a map and sends the same bytes with the same headers. Stock REST: Payload's own REST under Next on the same rows, depth 0.",
  'All sides in turn for each workload, round by round; a ratio is of one round, its spread is over the rounds.',
];
const STOCK = 'stock REST';
const CODES = LANGUAGES.map(({ code }) => code);

type Workload = { name: string; paths: string[]; stock: string[] };

export async function benchApiRead(stage: Stage): Promise<void> {
  const { isQuick } = stage.options;
  const conditions = isQuick ? 100 : 10_000;
  const plan = { ...(isQuick ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 4 }), least: 0.6 };
  const report = new Report('api-read', { isQuick, method: METHOD });
  const databaseUrl = await stage.database(conditions);
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const workloads = await readWorkloads(sql);
  await sql.end();
  const { origin, pids } = await stage.start(['web'], databaseUrl, 'api');
  const servers = [
    { name: 'API', origin, pid: pids.at(-1) },
    await startBareServer(stage, { origin, paths: collectPaths(workloads), encodings: [''] }),
    ...(await startStock(stage, databaseUrl, report)),
  ];
  for (const { name, paths, stock } of workloads) {
    const ofServer = (server: Server) => (server.name === STOCK ? stock : paths);
    await compareServers({ ...plan, stage, report, servers, what: name, paths: ofServer });
  }
  await report.finish(databaseUrl);
}

/** Returns documented reads, each with the request to Payload's stock REST that asks for the same rows. */
async function readWorkloads(sql: pg.Pool): Promise<Workload[]> {
  const { rows } = await sql.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published' ORDER BY id`);
  const random = new Random(1);
  const ids = Array.from({ length: 400 }, () => random.pick(rows).id);
  const pages = Array.from({ length: 60 }, (_, index) => ({
    page: 1 + (index % 10),
    lang: CODES[index % CODES.length],
  }));
  return [
    {
      name: 'one by id',
      paths: ids.map((id, index) => `/api/conditions/${id}?lang=${CODES[index % CODES.length]}`),
      stock: ids.map((id) => `/cms/api/conditions/${id}?depth=0`),
    },
    {
      name: 'a page of 50',
      paths: pages.map(({ page, lang }) => `/api/localized/conditions?page=${page}&limit=50&lang=${lang}`),
      stock: pages.map(({ page }) => `/cms/api/conditions?depth=0&limit=50&page=${page}&sort=id`),
    },
    {
      name: 'categories',
      paths: CODES.map((lang) => `/api/localized/categories?lang=${lang}`),
      stock: CODES.map(() => '/cms/api/categories?depth=0&limit=10&sort=id'),
    },
  ];
}

function collectPaths(workloads: Workload[]): string[] {
  return [...new Set(workloads.flatMap(({ paths }) => paths))];
}

async function startStock(stage: Stage, databaseUrl: string, report: Report): Promise<Server[]> {
  if (existsSync(path.resolve(import.meta.dirname, '../../../cms/.next/BUILD_ID'))) {
    const { origin, pids } = await stage.start(['cms'], databaseUrl, 'cms');
    return [{ name: STOCK, origin, pid: pids.at(-1), headers: await signInAtDesk(databaseUrl) }];
  }
  report.note("Payload's stock REST was left out: the CMS is not built here (`npm start` builds it).");
  return [];
}

/** Creates a translator with a session: Payload's REST API answers staff only, and the database has no accounts yet. */
async function signInAtDesk(databaseUrl: string): Promise<Record<string, string>> {
  const sql = new pg.Client({ connectionString: databaseUrl });
  await sql.connect();
  const { rows } = await sql.query<{ id: number }>(
    `INSERT INTO users (email, username, display_name, role) VALUES ('bench@example.org', 'bench', 'Bench', 'translator')
     ON CONFLICT (email) DO UPDATE SET role = excluded.role RETURNING id`,
  );
  const { cookie } = await givenDeskSession(sql, rows[0]?.id ?? 0);
  await sql.end();
  return { cookie };
}
