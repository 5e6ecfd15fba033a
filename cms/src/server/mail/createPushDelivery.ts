import { deliverPushes } from '@common-ground/api/features/notifications/push/deliverPushes.ts';
import { updatePushKey } from '@common-ground/api/features/notifications/push/queries.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { createPushSender } from '@common-ground/api/platform/push/createPushSender.ts';
import type { Settings } from '../settings.ts';
import { Delivery } from './Delivery.ts';

type VapidSettings = Pick<Settings, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT'>;

/** Stores the public key for browsers, or null. Returns undefined without VAPID settings. */
export async function createPushDelivery(database: Database, settings: VapidSettings): Promise<Delivery | undefined> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = settings;
  await updatePushKey(database, publicKey ?? null);
  if (!publicKey || !privateKey || !subject) return undefined;
  const sender = createPushSender({ publicKey, privateKey, subject });
  return new Delivery('pushes', () => deliverPushes({ database, sender }));
}
