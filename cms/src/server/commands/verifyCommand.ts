import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { emptyDatabase } from '../backup/catalog.ts';
import { checkFiles, listMadeMigrations } from '../backup/checkBackup.ts';
import { compareRendered, type RenderedComparison, readPageDigests } from '../backup/compareRendered.ts';
import { findBackup } from '../backup/findBackup.ts';
import type { Manifest } from '../backup/manifest.ts';
import { restoreDatabase } from '../backup/restoreDatabase.ts';
import type { BackupFolder } from '../backup/storedFile.ts';
import { siteBuild } from '../start/builds.ts';
import { DataFolder } from '../start/DataFolder.ts';
import { buildStep, step } from '../start/startDatabaseAndBuild.ts';
import { withEmbeddedServer } from '../start/withEmbeddedServer.ts';
import { describeAmounts } from './backupCommand.ts';
import { parseCommand, readCommandSettings, runCommand } from './runCommand.ts';

const USAGE = 'Usage: npm run verify -- SOURCE';
const MAX_LISTED = 20;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Runs `npm run verify -- SOURCE`, which restores a backup into a scratch place, renders every page there, and prints
 * what differs from the backup. Changes nothing of the installation.
 * @returns the exit code: 0 when nothing differs
 */
export function verifyCommand(args: readonly string[]): Promise<number> {
  return runCommand(tmpdir(), async () => {
    const source = parseCommand(USAGE, () => (args.length === 1 && !args[0]?.startsWith('-') && args[0]) || null);
    const settings = readCommandSettings();
    const { backup, manifest } = await findBackup(source, settings);
    console.log(
      `Verifying ${backup.store.name}/${backup.folder}: ${describeAmounts(manifest)}, version ${manifest.version}`,
    );
    listMadeMigrations(manifest);
    await step('Checking the files of the backup', () => checkFiles(backup, manifest));
    await buildStep(siteBuild, { SITE_URL: manifest.siteUrl });
    return inTemporaryFolder(async (folder) => {
      const check = (databaseUrl: string) => restoreAndRender({ databaseUrl, folder, backup, manifest });
      const { VERIFY_DATABASE_URL } = settings;
      const data = new DataFolder(folder);
      return report(
        await (VERIFY_DATABASE_URL ? check(VERIFY_DATABASE_URL) : withEmbeddedServer(data, check)),
        manifest,
      );
    });
  });
}

/** Deletes the folder at the end, also when this process is told to end, because it has personal data. */
async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-verify-'));
  const end = () => {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    process.exit(1);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await work(folder);
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
    await rm(folder, { recursive: true, force: true });
  }
}

type Work = { databaseUrl: string; folder: string; backup: BackupFolder; manifest: Manifest };

async function restoreAndRender({ databaseUrl, folder, backup, manifest }: Work): Promise<RenderedComparison> {
  let saved: Map<string, string> | undefined;
  let isOurs = false;
  try {
    await restoreDatabase({
      databaseUrl,
      backup,
      manifest,
      payloadSecret: 'x'.repeat(32),
      isScratch: true,
      onAccepted: async () => {
        isOurs = true;
      },
      onLoaded: async (client) => {
        saved = await readPageDigests(client);
      },
    });
    if (!saved) throw new Error('The restored database has no pages');
    const pages = path.join(folder, 'site');
    const scratch = { databaseUrl, folder: pages, manifest, saved };
    return await step('Rendering the pages', () => compareRendered(scratch));
  } finally {
    if (isOurs) await empty(databaseUrl);
  }
}

async function empty(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await emptyDatabase(client);
  await client.end();
}

function report({ rendered, failed, differing, outdated }: RenderedComparison, { release }: Manifest): number {
  console.log('Every table has the rows, and every film the bytes, that the backup lists.');
  printList(failed, 'cannot be rendered');
  if (differing === null)
    console.log(
      `${rendered} pages were rendered, and not compared: ${
        release
          ? 'another build of the site rendered those of the backup.'
          : 'the backup does not name the build of its pages, because the pages could not be read where it was made.'
      }`,
    );
  else if (differing.length === 0) console.log(`${rendered} pages were rendered, with the digests of the backup.`);
  else printList(differing, 'differ from the backup');
  if (outdated > 0)
    console.log(`${outdated} of these were not compared, because the publisher had yet to render them.`);
  return failed.length + (differing?.length ?? 0) === 0 ? 0 : 1;
}

function printList(paths: string[], what: string): void {
  if (paths.length === 0) return;
  console.log(`${paths.length} pages ${what}:`);
  for (const page of paths.slice(0, MAX_LISTED)) console.log(`  ${page}`);
  if (paths.length > MAX_LISTED) console.log(`  and ${paths.length - MAX_LISTED} others`);
}
