import { isMarkOf } from '../../payload/seed/markPassword.ts';
import type { Settings } from '../settings.ts';
import { buildIfChanged, serverBuild } from './builds.ts';
import type { DataFolder } from './DataFolder.ts';
import { type DatabaseNeeds, listMigrations, lookAtDatabase } from './database.ts';
import type { Processes } from './Processes.ts';
import type { Progress } from './Progress.ts';
import { findFreePort, type HeldPort } from './ports.ts';
import { type Environment, runOnce } from './runOnce.ts';

const BUILDING = 'Building the server';

export type Parts = {
  settings: Settings;
  data: DataFolder;
  processes: Processes;
  progress: Progress;
  /** The one that readers come to. */
  port: HeldPort;
};

/** What every start stands on: a database, and what each process is told. */
export type Ground = {
  env: Environment & { CMS_PORT: string };
  /** The password that the demo accounts were or will be given; undefined where there are to be none. */
  demoPassword: string | undefined;
  /** Brings the database up to date: its tables first, then what is in it. */
  migrate: () => Promise<void>;
  seed: () => Promise<void>;
};

/** Starts PostgreSQL, unless there is a database, and looks at what is still to be done to it. The server is built meanwhile. */
export async function standUp({ settings, data, processes, progress }: Omit<Parts, 'port'>): Promise<Ground> {
  const server = buildIfChanged(serverBuild, {});
  server.catch(() => {});
  const secrets = data.secrets();
  const databaseUrl = settings.DATABASE_URL ?? (await startPostgres({ data, processes, progress }));
  const needs = await lookAtDatabase(databaseUrl);
  await progress.step(BUILDING, (skip) => server.then((built) => built || skip('unchanged')));
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
  return {
    env,
    demoPassword,
    migrate: () => (needs.migrations ? migrate(env, progress) : Promise.resolve()),
    async seed() {
      await seed({ env, demoPassword, needs }, progress);
      if (settings.DEMO_PASSWORD) data.rememberDemoPassword(settings.DEMO_PASSWORD);
    },
  };
}

/** Brings server, tables and seed content up to what the code that is here now expects. */
export async function bringUpToDate(
  { env, demoPassword }: Pick<Ground, 'env' | 'demoPassword'>,
  progress: Progress,
): Promise<void> {
  await progress.step(BUILDING, () => buildIfChanged(serverBuild, {}));
  const needs = await lookAtDatabase(String(env.DATABASE_URL));
  if (needs.migrations) await migrate(env, progress);
  await seed({ env, demoPassword, needs }, progress);
}

function migrate(env: Environment, progress: Progress): Promise<void> {
  return progress.step('Bringing the database up to date', () => runOnce('migrate', env));
}

type Seeding = Pick<Ground, 'env' | 'demoPassword'> & { needs: DatabaseNeeds };

async function seed({ env, demoPassword, needs }: Seeding, progress: Progress): Promise<void> {
  const isNewPassword = demoPassword && !isMarkOf(needs.demoMark, demoPassword);
  if (needs.missing.length === 0 && !isNewPassword) return;
  await progress.step('Writing the seed content', () => runOnce('seed', { ...env, DEMO_PASSWORD: demoPassword ?? '' }));
}

async function startPostgres({ data, processes, progress }: Omit<Parts, 'settings' | 'port'>): Promise<string> {
  const port = await findFreePort();
  const password = data.secrets().postgresPassword;
  const env = { POSTGRES_FOLDER: data.postgres, POSTGRES_PORT: String(port), POSTGRES_PASSWORD: password };
  const [up] = processes.start('postgres', { env, stages: ['postgres'] });
  await progress.step('Starting PostgreSQL', () => up as Promise<void>);
  return `postgres://postgres:${password}@127.0.0.1:${port}/common_ground`;
}
