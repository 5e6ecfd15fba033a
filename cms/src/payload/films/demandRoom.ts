import { statfs } from 'node:fs/promises';
import { StorageFull } from '@common-ground/api/platform/errors.ts';

/** @throws StorageFull when the disk of the folder has fewer than `bytes` left */
export async function demandRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < bytes) throw new StorageFull();
}
