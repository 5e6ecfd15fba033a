import type { Settings } from '../settings.ts';
import type { BackupStore } from './BackupStore.ts';
import { FolderStore } from './FolderStore.ts';

/** @param address a folder, or `s3://bucket/prefix` */
export async function openStore(address: string, settings: Settings): Promise<BackupStore> {
  if (!address.startsWith('s3://')) return new FolderStore(address);
  // The SDK is loaded only by those who use it.
  const { S3Store } = await import('./S3Store.ts');
  return new S3Store(address, settings);
}
