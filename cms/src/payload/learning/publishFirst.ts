import type { PathDocument, PathTexts } from '@common-ground/api/contracts/learning/pathDocument.ts';
import { publishPath } from '@common-ground/api/features/learning/publishPath.ts';
import { rowOf } from '@common-ground/api/platform/Database.ts';
import { databaseOf } from '@common-ground/api/platform/databaseOf.ts';
import { inTransaction } from '@common-ground/api/platform/transaction.ts';
import type { Payload } from 'payload';

/** The first edition of a path that comes with the project; one that has any edition is left as it is. */
export async function publishFirst(
  payload: Payload,
  path: PathDocument,
  translations: Record<string, PathTexts>,
): Promise<void> {
  const database = databaseOf(payload);
  const text = 'SELECT edition FROM learning.edition WHERE path_id = $1 LIMIT 1';
  if (await rowOf(database, { name: 'seed-path-edition', text, values: [path.id] })) return;
  await inTransaction(database, (connection) => publishPath(connection, { path, language: 'en', translations }));
}
