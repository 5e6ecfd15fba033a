import { checkFiles, listMadeMigrations } from '../backup/checkBackup.ts';
import { findFilmPlace, restoreFilms } from '../backup/films.ts';
import { findBackup } from '../backup/findBackup.ts';
import { type BackupSecrets, type Manifest, secretsSchema } from '../backup/manifest.ts';
import { restoreDatabase } from '../backup/restoreDatabase.ts';
import { type BackupFolder, readJson } from '../backup/storedFile.ts';
import type { Settings } from '../settings.ts';
import { DataFolder } from '../start/DataFolder.ts';
import { StartError } from '../start/StartError.ts';
import { step } from '../start/startDatabaseAndBuild.ts';
import { withEmbeddedServer } from '../start/withEmbeddedServer.ts';
import { describeAmounts } from './backupCommand.ts';
import { parseCommand, readCommandSettings, runCommand } from './runCommand.ts';

const USAGE = 'Usage: npm run restore -- SOURCE';

/** Runs `npm run restore -- SOURCE`, which restores a backup into an empty installation. @returns the exit code */
export function restoreCommand(args: readonly string[]): Promise<number> {
  return runCommand(null, async () => {
    const source = parseCommand(USAGE, () => (args.length === 1 && !args[0]?.startsWith('-') && args[0]) || null);
    const settings = readCommandSettings();
    const started = performance.now();
    const { backup, manifest } = await findBackup(source, settings);
    console.log(
      `Restoring ${backup.store.name}/${backup.folder}: ${describeAmounts(manifest)}, version ${manifest.version}`,
    );
    listMadeMigrations(manifest);
    await step('Checking the files of the backup', () => checkFiles(backup, manifest));
    const secrets = manifest.secrets && (await readJson(backup, manifest.secrets, secretsSchema));
    refuseOtherSecret(settings, secrets);
    const data = new DataFolder(settings.DATA_DIR);
    const restore = (databaseUrl: string) => restoreAll(databaseUrl, { settings, data, backup, manifest, secrets });
    const ownUrl = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
    await (ownUrl ? restore(ownUrl) : withEmbeddedServer(data, restore));
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`Restored in ${seconds} s. ${describeNextStep(settings, data, secrets)}`);
    return 0;
  });
}

/** @throws StartError when a setting would replace the secret with which second factors are encrypted */
function refuseOtherSecret({ PAYLOAD_SECRET }: Settings, secrets: BackupSecrets | null): void {
  if (PAYLOAD_SECRET && secrets && PAYLOAD_SECRET !== secrets.payloadSecret)
    throw new StartError(
      'PAYLOAD_SECRET is another one than that of the backup, so second factors would be invalid. Run the restore without it, which stores that of the backup in DATA_DIR/secrets.json.',
    );
}

type Work = {
  settings: Settings;
  data: DataFolder;
  backup: BackupFolder;
  manifest: Manifest;
  secrets: BackupSecrets | null;
};

function restoreAll(databaseUrl: string, { settings, data, backup, manifest, secrets }: Work): Promise<void> {
  return restoreDatabase({
    databaseUrl,
    backup,
    manifest,
    payloadSecret: settings.PAYLOAD_SECRET ?? secrets?.payloadSecret ?? data.secrets().payloadSecret,
    onAccepted: async () => {
      if (secrets) data.saveSecrets(secrets);
      await step('Copying the films', () => restoreFilms(backup, manifest, findFilmPlace(settings)));
    },
  });
}

function describeNextStep(settings: Settings, data: DataFolder, secrets: BackupSecrets | null): string {
  const start = 'npm start renders the pages and serves the site.';
  if (!secrets)
    return `The backup has no secrets: set PAYLOAD_SECRET to that of the former installation, or second factors are invalid. Then ${start}`;
  if (settings.DATABASE_URL && !settings.PAYLOAD_SECRET)
    return `Set PAYLOAD_SECRET to payloadSecret in ${data.at('secrets.json')}. Then ${start}`;
  return start;
}
