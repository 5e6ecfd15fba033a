import type { Notification } from '../../contracts/notifications/notifications.ts';
import type { Database } from '../../platform/Database.ts';
import { type PageQuery, type Sliced, sliceOf } from '../../platform/pages.ts';
import { countNotifications, selectNotifications } from './queries/selectNotifications.ts';

export async function listNotifications(
  database: Database,
  { userId, ...query }: PageQuery & { userId: number },
): Promise<Sliced<Notification>> {
  const slice = sliceOf(query);
  const items = await selectNotifications(database, { userId, slice });
  const total = slice ? await countNotifications(database, userId) : items.length;
  return { items, total };
}
