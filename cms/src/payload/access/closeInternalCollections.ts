import type { SanitizedConfig } from 'payload';
import { admins, nobody, ownInternal, staff } from './rules.ts';

const own = ownInternal();

/**
 * A person's preferences are their own. The screens make edit locks by themselves, in the name of whoever opens a record;
 * by a call staff sees them and gives up its own, and only administrators make, take over or release another's.
 */
const OPEN = {
  'payload-locked-documents': { create: admins, read: staff, update: admins, delete: ownInternal(['admin']) },
  'payload-preferences': { create: own, read: own, update: own, delete: own },
};

/** Payload's own collections come with its default, "any signed-in user". Nothing but these is open, and no more of them. */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  const closed = { create: nobody, read: nobody, update: nobody, delete: nobody };
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue;
    Object.assign(access, closed, OPEN[slug as keyof typeof OPEN]);
    Object.assign(access, { readVersions: nobody, unlock: nobody, admin: nobody });
  }
  return config;
}
