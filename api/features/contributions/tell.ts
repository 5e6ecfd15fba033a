import type { NotificationKind } from '../../contracts/notifications/notifications.ts';
import type { Database } from '../../platform/Database.ts';
import { notify } from '../notifications/queries/notify.ts';

/** Where somebody sees what became of what they sent in. */
export const OWN_CONTRIBUTIONS = '/profile';

type News = {
  to: number | null;
  kind: Extract<NotificationKind, `contribution_${string}`>;
  title: string;
  reason?: string | undefined;
  /** Their own contributions, where it is none. */
  link?: string | null;
};

/** Puts news of a contribution into an inbox, in the step's own transaction. Who has no account has no inbox. */
export async function tell(database: Database, { to, kind, title, reason, link }: News): Promise<void> {
  if (to === null) return;
  await notify(database, {
    userId: to,
    kind,
    values: { title, ...(reason ? { reason } : {}) },
    link: link ?? OWN_CONTRIBUTIONS,
  });
}
