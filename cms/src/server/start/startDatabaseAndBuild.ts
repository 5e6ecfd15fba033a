import { matchesHash } from '../../payload/seed/hashDemoPassword.ts';
import { SEED_GROUPS } from '../../payload/seed/seedGroups.ts';
import { findDirectSetting, hostInUrl } from '../settings.ts';
import { announce } from './announce.ts';
import { type Build, buildIfChanged, serverBuild } from './builds.ts';
import { lookAtDatabase } from './database.ts';
import { findFreePort } from './ports.ts';
import { type Environment, runOnce } from './runNode.ts';
import type { Parts } from './supervise.ts';

/** Demo accounts exist when there is a `DEMO_PASSWORD`. */
export type ProcessEnvironment = Awaited<ReturnType<typeof startDatabaseAndBuild>>;

export async function startDatabaseAndBuild({ settings, data, start }: Parts) {
  const { payloadSecret, postgresPassword, demoPassword } = data.secrets(settings.DEMO_PASSWORD);
  const POSTGRES_PORT = await findFreePort();
  const embedded = { POSTGRES_FOLDER: data.at('postgres'), POSTGRES_PORT, POSTGRES_PASSWORD: postgresPassword };
  const DATABASE_URL =
    settings.DATABASE_URL ?? `postgres://postgres:${postgresPassword}@127.0.0.1:${POSTGRES_PORT}/common_ground`;
  if (!settings.DATABASE_URL) await step('Starting PostgreSQL', () => start('postgres', embedded));
  // Refuses a database that cannot be continued before anything is built.
  const { DATABASE_DIRECT_URL = DATABASE_URL } = settings;
  await lookAtDatabase(DATABASE_DIRECT_URL, findDirectSetting(settings));
  await buildStep(serverBuild, {});
  const cmsPort = settings.CMS_PORT ?? (await findFreePort());
  return {
    ...settings,
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    PAYLOAD_SECRET: settings.PAYLOAD_SECRET ?? payloadSecret,
    // Only the embedded database has demo accounts by default. Others need a chosen password.
    DEMO_PASSWORD: settings.DEMO_PASSWORD ?? (settings.DATABASE_URL ? undefined : demoPassword),
    CMS_PORT: cmsPort,
    CMS_ORIGIN: `http://${hostInUrl(settings.INTERNAL_HOST)}:${cmsPort}`,
  };
}

type DatabaseEnvironment = Environment & {
  DATABASE_URL: string;
  DATABASE_DIRECT_URL: string;
  DEMO_PASSWORD?: string | undefined;
};

export async function updateDatabase(env: DatabaseEnvironment): Promise<void> {
  const { isMigrated } = await lookAtDatabase(env.DATABASE_DIRECT_URL, findDirectSetting(env));
  if (!isMigrated) await step('Bringing the database up to date', () => runOnce('migrate', env));
  const { arrived } = await lookAtDatabase(env.DATABASE_DIRECT_URL);
  const isSeeded = SEED_GROUPS.every((group) => group === 'accounts' || arrived.has(group));
  const isNewPassword = env.DEMO_PASSWORD && !matchesHash(arrived.get('accounts') ?? null, env.DEMO_PASSWORD);
  if (!isSeeded || isNewPassword) await step('Writing the seed content', () => runOnce('seed', env));
}

export function buildStep(build: Build, env: Environment): Promise<boolean> {
  return step(`Building the ${build.name}`, () => buildIfChanged(build, env));
}

export async function step<T>(label: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  announce(`${label} …`);
  try {
    return await work();
  } finally {
    announce(`${label}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
