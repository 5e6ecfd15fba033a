import type { Database } from '../../platform/Database.ts';
import { notify } from '../notifications/queries/notify.ts';
import { closeCase, type OpenCase } from './queries/cases.ts';

type Settled = {
  case: OpenCase;
  /** Whether something was done about it. */
  isRight: boolean;
  title: string;
  link: string | null;
  reviewerId: number;
};

/** With a decision its case is decided, and all reports on it; who reported is told what became of it. */
export async function settleCase(connection: Database, settled: Settled): Promise<void> {
  const { case: open, isRight, title, link, reviewerId } = settled;
  await closeCase(connection, { id: open.id, status: isRight ? 'resolved' : 'rejected', reviewerId });
  const kind = isRight ? 'report_resolved' : 'report_rejected';
  for (const userId of open.reporterIds)
    await notify(connection, { userId, kind, values: { title }, ...(link ? { link } : {}) });
}
