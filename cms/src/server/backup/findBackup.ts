import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Settings } from '../settings.ts';
import { StartError } from '../start/StartError.ts';
import type { BackupStore } from './BackupStore.ts';
import { findKey } from './encryption.ts';
import { BACKUP_MANIFEST, FORMAT, type Manifest, manifestSchema } from './manifest.ts';
import { openStore } from './openStore.ts';
import type { BackupFolder } from './storedFile.ts';

/** Names of backups: the time of their start in UTC. */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export function toBackupName(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

/** Lists backups, oldest first. One without a manifest was interrupted. */
export async function listBackups(store: BackupStore): Promise<{ name: string; isComplete: boolean }[]> {
  const names = (await store.listFolders()).filter((name) => NAME.test(name)).sort();
  return Promise.all(names.map(async (name) => ({ name, isComplete: await store.has(`${name}/${BACKUP_MANIFEST}`) })));
}

/** Deletes interrupted backups. The caller must prevent that another backup is made meanwhile. */
export async function removeInterrupted(store: BackupStore): Promise<string[]> {
  const names = (await listBackups(store)).filter(({ isComplete }) => !isComplete).map(({ name }) => name);
  for (const name of names) await store.removeFolder(name);
  return names;
}

/** Deletes the oldest complete backups until `count` are left. */
export async function removeOldest(store: BackupStore, count: number): Promise<string[]> {
  const names = (await listBackups(store)).filter(({ isComplete }) => isComplete).map(({ name }) => name);
  const old = names.slice(0, -count);
  for (const name of old) await store.removeFolder(name);
  return old;
}

/**
 * Opens the backup at an address, or the newest complete one in a folder of backups.
 * @throws StartError when there is none, its manifest is damaged or of a newer version, or the passphrase is wrong
 */
export async function findBackup(
  source: string,
  settings: Settings,
): Promise<{ backup: BackupFolder; manifest: Manifest }> {
  const { store, folder } = await locate(source, settings);
  const manifest = await readManifest(store, folder);
  const key = manifest.encryption && (await findKey(manifest.encryption, settings.BACKUP_PASSPHRASE));
  return { backup: { store, folder, key }, manifest };
}

async function locate(source: string, settings: Settings): Promise<{ store: BackupStore; folder: string }> {
  const address = source.replace(/\/+$/, '');
  const store = await openStore(address, settings);
  if (await store.has(BACKUP_MANIFEST)) {
    const parent = address.startsWith('s3://') ? path.posix.dirname(address) : path.dirname(path.resolve(address));
    return { store: await openStore(parent, settings), folder: path.basename(address) };
  }
  const newest = (await listBackups(store)).findLast(({ isComplete }) => isComplete);
  if (!newest)
    throw new StartError(
      `There is no complete backup in ${store.name}. Name the folder of a backup, or the folder that has them.`,
    );
  return { store, folder: newest.name };
}

async function readManifest(store: BackupStore, folder: string): Promise<Manifest> {
  const damage = new StartError(`${BACKUP_MANIFEST} of the backup ${folder} is damaged. Use another backup.`);
  const text = (await buffer(await store.open(`${folder}/${BACKUP_MANIFEST}`))).toString();
  const content = parseJson(text);
  if (content === null) throw damage;
  const { format, version } = content;
  if (typeof format === 'number' && format > FORMAT)
    throw new StartError(
      `The backup ${folder} is of version ${version}, in a format that this version cannot read. Use that version.`,
    );
  const { data } = manifestSchema.safeParse(content);
  if (!data) throw damage;
  return data;
}

/** Returns null when the text is no JSON object. */
function parseJson(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? { ...value } : null;
  } catch {
    return null;
  }
}
