import type { Database } from '../../platform/Database.ts';
import { notify } from '../notifications/queries/notify.ts';
import { closeCase, type OpenCase } from './queries/cases.ts';

type Settled = {
  case: OpenCase;
  /** Whether the reports are resolved rather than rejected. */
  isRight: boolean;
  title: string;
  link: string | null;
  reviewerId: number;
};

/** Decides a case and its pending reports, and notifies the reporters. */
export async function settleCase(connection: Database, settled: Settled): Promise<void> {
  const { case: open, isRight, title, link, reviewerId } = settled;
  await closeCase(connection, { id: open.id, status: isRight ? 'resolved' : 'rejected', reviewerId });
  const kind = isRight ? 'report_resolved' : 'report_rejected';
  for (const userId of open.reporterIds)
    await notify(connection, { userId, kind, values: { title }, ...(link ? { link } : {}) });
}
