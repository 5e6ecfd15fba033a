import type { SanitizedConfig } from 'payload';
import { admins, nobody, ownInternal, staff } from './rules.ts';

const own = ownInternal();

/** Access rules for calls to Payload's own collections. Payload's screens create edit locks without these rules. */
const OPEN = {
  'payload-locked-documents': { create: admins, read: staff, update: admins, delete: ownInternal(['admin']) },
  'payload-preferences': { create: own, read: own, update: own, delete: own },
};

/** Closes Payload's own collections, open to every signed-in user by default, except for the operations in `OPEN`. */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  const closed = { create: nobody, read: nobody, update: nobody, delete: nobody };
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue;
    Object.assign(access, closed, OPEN[slug as keyof typeof OPEN]);
    Object.assign(access, { readVersions: nobody, unlock: nobody, admin: nobody });
  }
  return config;
}
