import { rm } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';

/** Deletes the temporary files of a request's form. Payload leaves files that no operation has used. */
export async function dropUpload({ files }: PayloadRequest): Promise<void> {
  const uploads = Object.values((files ?? {}) as Record<string, Upload | Upload[]>).flat();
  const paths = uploads.flatMap(({ tempFilePath }) => tempFilePath || []);
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
}

type Upload = { tempFilePath?: string };
