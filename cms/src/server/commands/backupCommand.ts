import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { UNLIMITED } from '@common-ground/api/platform/databaseLimits.ts';
import pg from 'pg';
import { findReleaseInBucket } from '../../publisher/bucket/openBucketStorage.ts';
import { currentRelease } from '../../publisher/releases.ts';
import { Bucket } from '../../storage/Bucket.ts';
import { toBucketSettings } from '../../storage/bucketSettings.ts';
import { createBackup } from '../backup/createBackup.ts';
import { createKey } from '../backup/encryption.ts';
import { findFilmPlace } from '../backup/films.ts';
import { removeOldest } from '../backup/findBackup.ts';
import type { BackupSecrets, Manifest } from '../backup/manifest.ts';
import { openStore } from '../backup/openStore.ts';
import { builtServer, siteFolder } from '../folders.ts';
import { findDirectSetting, type Settings } from '../settings.ts';
import type { DataFolder } from '../start/DataFolder.ts';
import { lookAtDatabase } from '../start/database.ts';
import { StartError } from '../start/StartError.ts';
import { findSiteUrl, parseCommand, readCommandSettings, runCommand } from './runCommand.ts';
import { withDatabase } from './withDatabase.ts';

const USAGE = 'Usage: npm run backup -- TARGET [--keep NUMBER] [--without-secrets]';

type Work = {
  target: string;
  keep: number | null;
  settings: Settings;
  data: DataFolder;
  secrets: BackupSecrets | null;
};

/**
 * Runs `npm run backup -- TARGET`, beside the processes of an installation or while it is stopped.
 * @returns the exit code
 */
export function backupCommand(args: readonly string[]): Promise<number> {
  return runCommand(args[0] ?? '', async () => {
    const { target, keep, hasSecrets } = parseCommand(USAGE, () => readOptions(args));
    const settings = readCommandSettings();
    if (hasSecrets && !settings.BACKUP_PASSPHRASE)
      throw new StartError(
        'Secrets are stored only encrypted. Set BACKUP_PASSPHRASE, or BACKUP_PASSPHRASE_FILE, or leave the secrets out with --without-secrets.',
      );
    await withDatabase(settings, ({ url, data }) => {
      const secrets = hasSecrets ? findSecrets(settings, data) : null;
      return makeBackup(url, { target, keep, settings, data, secrets });
    });
    return 0;
  });
}

function readOptions(args: readonly string[]) {
  const options = { keep: { type: 'string' }, 'without-secrets': { type: 'boolean' } } as const;
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [target, ...others] = positionals;
  const keep = values.keep === undefined ? null : Number(values.keep);
  const isNumber = keep === null || (Number.isInteger(keep) && keep > 0);
  return target && others.length === 0 && isNumber ? { target, keep, hasSecrets: !values['without-secrets'] } : null;
}

/** @throws StartError when the secret in use is neither in the settings nor in the data folder */
function findSecrets({ PAYLOAD_SECRET, DATABASE_URL, DEMO_PASSWORD }: Settings, data: DataFolder): BackupSecrets {
  if (DATABASE_URL && !PAYLOAD_SECRET)
    throw new StartError(
      'Set PAYLOAD_SECRET to that of the server, because it encrypts second factors, or leave the secrets out with --without-secrets.',
    );
  const own = DATABASE_URL ? null : data.secrets();
  const demoPassword = DEMO_PASSWORD ?? own?.demoPassword;
  return { payloadSecret: PAYLOAD_SECRET ?? own?.payloadSecret ?? '', ...(demoPassword && { demoPassword }) };
}

async function makeBackup(databaseUrl: string, { target, keep, settings, data, secrets }: Work): Promise<void> {
  const { isMigrated } = await lookAtDatabase(databaseUrl, findDirectSetting(settings));
  if (!isMigrated)
    throw new StartError('The database is older than this code. Make the backup with the version that runs.');
  const started = performance.now();
  const store = await openStore(target, settings);
  const { BACKUP_PASSPHRASE } = settings;
  const encrypted = BACKUP_PASSPHRASE ? await createKey(BACKUP_PASSPHRASE) : { key: null, encryption: null };
  const about = await describeInstallation(settings, data);
  const client = new pg.Client({
    ...UNLIMITED,
    connectionString: databaseUrl,
    application_name: 'common-ground-backup',
  });
  // The statement that runs reports a lost connection. Without a listener Node would end this process first.
  client.on('error', () => {});
  await client.connect();
  try {
    const { store: filmStore } = findFilmPlace(settings);
    const made = await createBackup({ client, store, ...encrypted, filmStore, secrets, about });
    for (const film of made.missing)
      console.log(`  The film ${film} is missing, or was deleted meanwhile, so the backup lacks it.`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${made.name} is complete: ${describeAmounts(made.manifest)}, ${seconds} s.`);
  } finally {
    await client.end();
  }
  saveLastBackup(data.at('last-backup.json'), store.name);
  if (keep !== null) for (const name of await removeOldest(store, keep)) console.log(`  Deleted the backup ${name}.`);
}

/** Saves the time for metrics and upgrades. A container may not write `DATA_DIR`, and the backup is complete without. */
function saveLastBackup(file: string, target: string): void {
  try {
    writeFileSync(`${file}.new`, JSON.stringify({ finishedAt: new Date().toISOString(), target }));
    renameSync(`${file}.new`, file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`  Metrics and npm run upgrade do not know of this backup, because its time was not saved: ${reason}`);
  }
}

async function describeInstallation(
  settings: Settings,
  data: DataFolder,
): Promise<Pick<Manifest, 'release' | 'build' | 'siteUrl' | 'contactEmail'>> {
  const bucket = toBucketSettings(settings);
  const stamp = path.join(builtServer, '.built-from');
  return {
    release: await (bucket ? findReleaseInBucket(new Bucket(bucket)) : currentRelease(siteFolder(data.path))),
    build: existsSync(stamp) ? readFileSync(stamp, 'utf8') : null,
    siteUrl: findSiteUrl(settings, data),
    contactEmail: settings.CONTACT_EMAIL ?? null,
  };
}

export function describeAmounts({ tables, films }: Pick<Manifest, 'tables' | 'films'>): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const number = Object.keys(films).length;
  return `${Object.keys(tables).length} tables, ${rows.toLocaleString('en')} rows, ${number} film files`;
}
