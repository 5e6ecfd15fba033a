import type { SanitizedConfig } from 'payload';
import { admins, nobody, ownInternal, staff } from './rules.ts';

const own = ownInternal();

/** Access of calls to Payload's collections. The screens create edit locks by themselves, whatever these rules say. */
const OPEN = {
  'payload-locked-documents': { create: admins, read: staff, update: admins, delete: ownInternal(['admin']) },
  'payload-preferences': { create: own, read: own, update: own, delete: own },
};

/** Closes Payload's own collections, whose default access is any signed-in user, except for what `OPEN` allows. */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  const closed = { create: nobody, read: nobody, update: nobody, delete: nobody };
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue;
    Object.assign(access, closed, OPEN[slug as keyof typeof OPEN]);
    Object.assign(access, { readVersions: nobody, unlock: nobody, admin: nobody });
  }
  return config;
}
