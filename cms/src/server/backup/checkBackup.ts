import { BASELINE } from '../../payload/database/continueDatabase.ts';
import { listMigrations } from '../../payload/database/laterMigrations.ts';
import { StartError } from '../start/StartError.ts';
import { listFiles, type Manifest } from './manifest.ts';
import { type BackupFolder, checkFile } from './storedFile.ts';

/**
 * Returns the migrations of this version that made the tables of a backup.
 * @throws StartError when the backup has migrations that this version does not know
 */
export function listMadeMigrations({ migrations, version }: Pick<Manifest, 'migrations' | 'version'>): string[] {
  const known = listMigrations();
  // Migrations of version 0.1.0 are older than the baseline, which replaced them.
  const unknown = migrations.filter((name) => name > BASELINE && !known.includes(name));
  if (unknown.length > 0 || !migrations.includes(BASELINE))
    throw new StartError(
      `The backup is of version ${version}, whose migration ${unknown[0] ?? migrations[0]} this version does not know. Restore it with version ${version} or a later one.`,
    );
  return known.filter((name) => migrations.includes(name));
}

/** Reads every file of a backup. @throws StartError for the first one that is missing or damaged */
export async function checkFiles(backup: BackupFolder, manifest: Manifest): Promise<void> {
  for (const file of listFiles(manifest)) await checkFile(backup, file);
}
