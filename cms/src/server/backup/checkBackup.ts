import { readdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../start/StartError.ts';
import { listFiles, type Manifest } from './manifest.ts';
import { type BackupFolder, checkFile } from './storedFile.ts';

const migrationsFolder = path.resolve(import.meta.dirname, '../../payload/migrations');
/** Names of this version's migrations, oldest first. */
export const KNOWN_MIGRATIONS = readdirSync(migrationsFolder)
  .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
  .map((file) => file.slice(0, -3))
  .sort();
/** Replaced the migrations of version 0.1.0, whose names a database may have as well. */
const [BASELINE = ''] = KNOWN_MIGRATIONS;

/**
 * Returns the migrations of this version that made the tables of a backup.
 * @throws StartError when the backup has migrations that this version does not know
 */
export function listMadeMigrations({ migrations, version }: Pick<Manifest, 'migrations' | 'version'>): string[] {
  const unknown = migrations.filter((name) => name > BASELINE && !KNOWN_MIGRATIONS.includes(name));
  if (unknown.length > 0 || !migrations.includes(BASELINE))
    throw new StartError(
      `The backup is of version ${version}, whose migration ${unknown[0] ?? migrations[0]} this version does not know. Restore it with version ${version} or a later one.`,
    );
  return KNOWN_MIGRATIONS.filter((name) => migrations.includes(name));
}

/** Reads every file of a backup. @throws StartError for the first one that is missing or damaged */
export async function checkFiles(backup: BackupFolder, manifest: Manifest): Promise<void> {
  for (const file of listFiles(manifest)) await checkFile(backup, file);
}
