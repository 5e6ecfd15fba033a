import { rm } from 'node:fs/promises';
import type { PayloadRequest } from 'payload';

/** Deletes the temporary files of a request's form. Payload leaves those that no operation took. */
export async function dropUpload({ files }: PayloadRequest): Promise<void> {
  const uploads = Object.values((files ?? {}) as Record<string, Upload | Upload[]>).flat();
  const paths = uploads.flatMap(({ tempFilePath }) => tempFilePath || []);
  await Promise.allSettled(paths.map((path) => rm(path, { force: true })));
}

type Upload = { tempFilePath?: string };
