import version from '../../../package.json' with { type: 'json' };
import { type Health, PUBLISHER_PATIENCE_SECONDS } from '../../contracts/publishing/health.ts';
import { type Database, rowsOf } from '../../platform/Database.ts';
import { canWrite } from './queries/canWrite.ts';
import { selectWaiting } from './queries/selectWaiting.ts';

const LAST_PUBLISHED = {
  name: 'publishing-last-published',
  text: 'SELECT last_published_at AS "lastPublishedAt" FROM publisher.state',
};

/** Never fails: a database that does not answer is what this is asked about. */
export async function readHealth(database: Database): Promise<Health> {
  try {
    const { pending, waitingSince, failingSince, now } = await selectWaiting(database);
    const [{ lastPublishedAt } = { lastPublishedAt: null }] = await rowsOf<{ lastPublishedAt: Date | null }>(
      database,
      LAST_PUBLISHED,
    );
    const isWritable = await canWrite(database);
    const isLate = (since: Date | null) =>
      since !== null && now.getTime() - since.getTime() >= PUBLISHER_PATIENCE_SECONDS * 1000;
    return {
      status: isLate(waitingSince) || isLate(failingSince) || !isWritable ? 'unwell' : 'ok',
      postgres: isWritable ? 'ok' : 'read-only',
      publisher: { pending, lastPublishedAt: lastPublishedAt?.toISOString() ?? null },
      version: version.version,
    };
  } catch {
    return {
      status: 'unwell',
      postgres: 'down',
      publisher: { pending: null, lastPublishedAt: null },
      version: version.version,
    };
  }
}
