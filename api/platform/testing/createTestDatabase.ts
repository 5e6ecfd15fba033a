import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { ApiContext } from '../ApiContext.ts';
import type { Endpoint } from '../defineEndpoint.ts';
import { createDispatch } from '../dispatch.ts';
import { ResponseCache } from '../prepared/ResponseCache.ts';
import { createTestMailer } from './createTestMailer.ts';

/** Set by the global setup of the integration tests; undefined in unit tests. */
const { TEST_DATABASE_URL, TEST_POSTGRES_POOL_URL } = process.env;

export type TestClient = pg.PoolClient;

export type TestDatabase = {
  name: `test_${string}`;
  pool: pg.Pool;
  /** Address of the server itself, as DATABASE_DIRECT_URL. */
  url: string;
  /** Address of the connection pool in `TEST_POSTGRES_POOL_URL`, as DATABASE_URL; `url` when there is none. */
  pooledUrl: string;
  /** Ends only the pool. Dropping the database would cut off connections that still read from it. */
  close: () => Promise<void>;
};

/** Owner of the prepared databases. It is no superuser, as in an operator's own database. */
export const PLAIN_OWNER = { user: 'plain_owner', password: 'plain' };

/** Databases that are prepared once for all tests. They cannot be copied while a process is connected to them. */
export const TEMPLATES = { seed: 'common_ground', few: 'few_conditions', small: 'small_encyclopedia' };
/** A prepared database, or another test database that nothing is connected to. */
export type Template = keyof typeof TEMPLATES | `test_${string}`;
const IS_BEING_COPIED = '55006';
const TRIES = 20;

export async function createTestDatabase(template: Template = 'seed'): Promise<TestDatabase> {
  return connectTo(await copyDatabase(template));
}

const shared = new Map<Template, Promise<TestDatabase>>();

/**
 * Returns one copy for all files of a process, as new connections are slow. For tests that leave its data unchanged.
 */
export async function shareTestDatabase(template: Template): Promise<TestDatabase> {
  const database = shared.get(template) ?? createTestDatabase(template);
  shared.set(template, database);
  return { ...(await database), close: async () => {} };
}

/** Copies a template database. This takes half a second of processor time, because a database has 1,500 files. */
async function copyDatabase(template: Template): Promise<TestDatabase['name']> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}` as const;
  await administer((client) => copyTemplate(client, { name, template }));
  return name;
}

function connectTo(name: TestDatabase['name']): TestDatabase {
  const url = toDatabaseUrl(name);
  const pooledUrl = toDatabaseUrl(name, TEST_POSTGRES_POOL_URL);
  // Pools of shared databases are never ended, so idle connections must not keep the process alive.
  const pool = new pg.Pool({ connectionString: pooledUrl, max: 4, application_name: 'test', allowExitOnIdle: true });
  return { name, pool, url, pooledUrl, close: () => pool.end() };
}

/** Returns a function that sends requests, and checks each response against its contract. */
export function createRequester({
  endpoints,
  mailer = createTestMailer(),
  prepared = new ResponseCache(),
  ...surroundings
}: { endpoints: Endpoint[] } & Pick<ApiContext, 'database'> & Partial<Pick<ApiContext, 'mailer' | 'prepared'>>) {
  const dispatch = createDispatch({ endpoints, checkOutput: true });
  return (path: string, init?: RequestInit): Promise<Response> =>
    dispatch(new Request(`http://test${path}`, init), { ...surroundings, mailer, prepared });
}

type Copy = { name: string; template: Template };

async function copyTemplate(client: pg.Client, { name, template }: Copy): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      const source = `TEMPLATE ${toDatabaseName(template)} STRATEGY FILE_COPY`;
      await client.query(`CREATE DATABASE ${name} OWNER ${PLAIN_OWNER.user} ${source}`);
      return;
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === IS_BEING_COPIED;
      if (!isBusy || tries === TRIES) throw error;
      await wait(100 * tries);
    }
  }
}

function toDatabaseName(template: Template): string {
  return template in TEMPLATES ? TEMPLATES[template as keyof typeof TEMPLATES] : template;
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: toDatabaseUrl('postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function toDatabaseUrl(database: string, server = TEST_DATABASE_URL): string {
  if (!server) throw new Error('No test database: name the file *.integration.test.ts');
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}
