import type { PathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import { type PublishedPath, publishPath } from '@common-ground/api/features/learning/publishPath.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import type { PayloadRequest } from 'payload';
import { type PathRecord, pathOfRecord } from './pathRecord.ts';

type Put = {
  /** A request over `connection`, with what permits to publish in its context. */
  req: PayloadRequest;
  connection: Database;
  /** None of a path that is new. */
  id?: number | undefined;
  data: object;
  translations: Record<string, PathTexts>;
};

/** A path before learners: its record in the CMS and what is learned from it, in one transaction. */
export async function putPath({
  req,
  connection,
  id,
  data,
  translations,
}: Put): Promise<PublishedPath & { id: number }> {
  const write = {
    ...({ collection: 'learning-paths', depth: 0, overrideAccess: true, req } as const),
    data: { ...data, isActive: true, _status: 'published' } as never,
  };
  const record = await (id ? req.payload.update({ ...write, id, overrideLock: true }) : req.payload.create(write));
  const path = pathOfRecord(record as PathRecord);
  return { ...(await publishPath(connection, { path, language: 'en', translations })), id: path.id };
}
