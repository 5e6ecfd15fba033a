import { isMarkOf } from '../../payload/seed/markPassword.ts';
import type { Settings } from '../settings.ts';
import { type Build, buildIfChanged, serverBuild } from './builds.ts';
import type { DataFolder } from './DataFolder.ts';
import { type DatabaseNeeds, listMigrations, lookAtDatabase } from './database.ts';
import type { Processes } from './Processes.ts';
import { findFreePort, type HeldPort } from './ports.ts';
import { type Environment, runOnce } from './runOnce.ts';

export type Parts = {
  settings: Settings;
  data: DataFolder;
  processes: Processes;
  /** The port that readers come to. */
  port: HeldPort;
};

/** What every start stands on: a database, and what each process is told. */
export type Ground = {
  env: Environment & { DATABASE_URL: string; CMS_PORT: string };
  /** The password that the demo accounts were or will be given; undefined where there are to be none. */
  demoPassword: string | undefined;
  needs: DatabaseNeeds;
};

/** Starts PostgreSQL, unless there is a database, and looks at what is still to be done to it. The server is built meanwhile. */
export async function standUp({ settings, data, processes }: Parts): Promise<Ground> {
  if (settings.DEMO_PASSWORD) data.rememberDemoPassword(settings.DEMO_PASSWORD);
  const secrets = data.secrets();
  const [databaseUrl] = await Promise.all([
    settings.DATABASE_URL ?? startPostgres(data, processes),
    buildStep(serverBuild, {}),
  ]);
  const needs = await lookAtDatabase(databaseUrl);
  const cmsPort = String(await findFreePort());
  const env = {
    ...Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value?.toString()])),
    DATABASE_URL: databaseUrl,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? secrets.payloadSecret,
    NEWEST_MIGRATION: listMigrations().at(-1),
    CMS_PORT: cmsPort,
    CMS_ORIGIN: `http://127.0.0.1:${cmsPort}`,
  };
  // The demo accounts come with the embedded database; with another one only when a password is chosen for them.
  const demoPassword = settings.DEMO_PASSWORD ?? (settings.DATABASE_URL ? undefined : secrets.demoPassword);
  return { env, demoPassword, needs };
}

async function startPostgres(data: DataFolder, processes: Processes): Promise<string> {
  const port = String(await findFreePort());
  const password = data.secrets().postgresPassword;
  const env = { POSTGRES_FOLDER: data.at('postgres'), POSTGRES_PORT: port, POSTGRES_PASSWORD: password };
  await step('Starting PostgreSQL', () => processes.start('postgres', env));
  return `postgres://postgres:${password}@127.0.0.1:${port}/common_ground`;
}

/** Brings tables and seed content up to what the code that is here now expects. */
export async function updateDatabase({ env, demoPassword, needs }: Ground): Promise<void> {
  if (needs.migrations) await step('Bringing the database up to date', () => runOnce('migrate', env));
  const isNewPassword = demoPassword && !isMarkOf(needs.demoMark, demoPassword);
  if (needs.missing.length === 0 && !isNewPassword) return;
  await step('Writing the seed content', () => runOnce('seed', { ...env, DEMO_PASSWORD: demoPassword ?? '' }));
}

export function buildStep(build: Build, env: Environment): Promise<boolean> {
  return step(`Building the ${build.name}`, () => buildIfChanged(build, env));
}

/** Runs a step of a start, with a line before it and one after it that says how long it took. */
export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  console.log(`  ${label} …`);
  try {
    return await work();
  } finally {
    console.log(`  ${label}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
