import type { PathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { inTransaction, withPayloadOn } from '@common-ground/api/platform/transaction.ts';
import type { Payload } from 'payload';
import { SEEDING } from '../hooks/seeding.ts';
import { putPath } from './putPath.ts';

/** A path that comes with the project, before learners at once. */
export function seedPath(
  payload: Payload,
  { data, translations }: { data: object; translations: Record<string, PathTexts> },
): Promise<{ id: number }> {
  return inTransaction(databaseOf(payload), (connection) =>
    withPayloadOn({ connection, payload, context: { ...SEEDING } }, (req) =>
      putPath({ req, connection, data, translations }),
    ),
  );
}
