import version from '../../../package.json' with { type: 'json' };
import { type Health, PUBLISHER_PATIENCE_SECONDS } from '../../contracts/publishing/health.ts';
import type { Database } from '../../platform/Database.ts';

type Row = {
  pending: number;
  failed: number;
  waiting: number | null;
  /** Seconds since the first page failed that is not in place yet. */
  failing: number | null;
  lastPublishedAt: Date | null;
};

/** Never fails: a database that does not answer is what this is asked about. */
export async function readHealth(database: Database): Promise<Health> {
  try {
    const { rows } = await database.query<Row>(`
      SELECT count(*)::int AS pending,
             count(*) FILTER (WHERE has_error)::int AS failed,
             extract(epoch FROM now() - min(created_at))::float AS waiting,
             (SELECT extract(epoch FROM now() - min(since))::float FROM publisher.failed_page) AS failing,
             (SELECT last_published_at FROM publisher.state) AS "lastPublishedAt"
      FROM payload_jobs WHERE queue = 'publish' AND completed_at IS NULL`);
    const { pending = 0, failed = 0, waiting = null, failing = null, lastPublishedAt = null } = rows[0] ?? {};
    const isWell = failed === 0 && Math.max(waiting ?? 0, failing ?? 0) < PUBLISHER_PATIENCE_SECONDS;
    return {
      status: isWell ? 'ok' : 'unwell',
      postgres: 'ok',
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
