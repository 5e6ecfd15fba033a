import { existsSync, readFileSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import version from '../../../package.json' with { type: 'json' };
import { findChangedParts } from '../../payload/database/applySqlFiles.ts';
import { isOfRelease } from '../../payload/database/continueDatabase.ts';
import { demandSupportedServer } from '../../payload/database/demandSupportedServer.ts';
import { findLaterMigrations, listMigrations, selectApplied } from '../../payload/database/laterMigrations.ts';
import { PASS_NAMES, selectDuePasses } from '../../payload/database/passes.ts';
import { SEED_GROUPS } from '../../payload/seed/seedGroups.ts';
import type { OpenDatabase } from '../commands/withDatabase.ts';
import { siteFolder } from '../folders.ts';
import type { Settings } from '../settings.ts';
import { cmsBuild, isBuilt, serverBuild, siteBuild } from '../start/builds.ts';

/** Milliseconds for the answer of a running web process. */
const HEALTH_MS = 3000;

/** State of an installation, and what an upgrade to this code does with it. */
export type UpgradePlan = {
  version: string;
  /** Version of the web process that answers at the address of the site; null when none answers. */
  runningVersion: string | null;
  postgresVersion: string;
  /** Sentence of the reason why this code cannot use the server or the database; null when it can. */
  notSupported: string | null;
  applied: number;
  pending: string[];
  /** Migrations of a later version whose functions the database has. */
  later: string[];
  /** Names of functions, views and triggers that are written or deleted. */
  parts: string[];
  /** Steps in TypeScript that run once after the functions are written. */
  passes: string[];
  seedGroups: string[];
  builds: string[];
  /** Bytes. A new release of the pages is written beside the old one. */
  disk: { free: number; needed: number };
  lastBackup: { finishedAt: string; target: string } | null;
};

/** Reads only. */
export async function readUpgradePlan(
  settings: Settings,
  { url, data, supervisor }: OpenDatabase,
): Promise<UpgradePlan> {
  const mayRun = supervisor !== null || settings.DATABASE_URL !== undefined;
  const runningVersion = mayRun ? await findRunningVersion(data.findSiteUrl() ?? settings.SITE_URL) : null;
  const builds = [serverBuild, siteBuild, cmsBuild].filter((build) => !isBuilt(build)).map(({ name }) => name);
  const { bavail, bsize } = await statfs(data.path);
  return {
    version: version.version,
    runningVersion,
    ...(await readDatabase(url)),
    builds,
    disk: { free: bavail * bsize, needed: await measurePages(siteFolder(data.path)) },
    lastBackup: readLastBackup(data.at('last-backup.json')),
  };
}

async function readDatabase(url: string) {
  const client = new pg.Client({ connectionString: url, application_name: 'common-ground-upgrade' });
  await client.connect();
  try {
    await client.query('SET default_transaction_read_only = on');
    const applied = await selectApplied(client);
    const done = new Set(applied);
    const hasFunctions = await exists(client, 'sql_files.state');
    const support = await demandSupportedServer(client)
      .then(() => isOfRelease(client))
      .then(
        (isOld) => ({ isOld, reason: null }),
        ({ message }: Error) => ({ isOld: false, reason: message }),
      );
    return {
      postgresVersion: (await client.query('SHOW server_version')).rows[0].server_version as string,
      notSupported: support.reason,
      applied: applied.length,
      // The baseline is recorded as applied in a database of version 0.1.0, and not run.
      pending: listMigrations().filter((name, index) => !done.has(name) && !(index === 0 && support.isOld)),
      later: await findLaterMigrations(client),
      parts: await findChangedParts(client),
      passes: hasFunctions ? await selectDuePasses(client) : PASS_NAMES,
      seedGroups: await selectDueGroups(client),
    };
  } finally {
    await client.end();
  }
}

/** Leaves out demo accounts, which need a password, and topics while there is no user who could have written them. */
async function selectDueGroups(client: pg.Client): Promise<string[]> {
  if (!(await exists(client, 'seed.arrived'))) return SEED_GROUPS.filter((group) => group !== 'accounts');
  const { rows } = await client.query<{ name: string }>('SELECT name FROM seed.arrived');
  const arrived = rows.map(({ name }) => name);
  const hasUsers = (await client.query('SELECT EXISTS (SELECT FROM public.users) AS found')).rows[0].found;
  const demanded = SEED_GROUPS.filter((group) => group !== 'accounts' && (group !== 'topics' || hasUsers));
  return demanded.filter((group) => !arrived.includes(group));
}

async function exists(client: pg.Client, table: string): Promise<boolean> {
  return (await client.query('SELECT to_regclass($1) IS NOT NULL AS exists', [table])).rows[0].exists;
}

/** Returns null when nothing answers: a site that does not run has no processes that an upgrade could disturb. */
async function findRunningVersion(siteUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${siteUrl}/api/health`, { signal: AbortSignal.timeout(HEALTH_MS) });
    return ((await response.json()) as { version?: string }).version ?? null;
  } catch {
    return null;
  }
}

/** Returns the bytes of the published release, whose size the next one has about. */
async function measurePages(root: string): Promise<number> {
  const folder = path.join(root, 'current');
  if (!existsSync(folder)) return 0;
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  let bytes = 0;
  // A running publisher may have replaced or removed a file by now.
  for (const { parentPath, name } of files)
    bytes += (await stat(path.join(parentPath, name)).catch(() => null))?.size ?? 0;
  return bytes;
}

function readLastBackup(file: string): UpgradePlan['lastBackup'] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
