import type { SanitizedConfig } from 'payload';
import { nobody, ownPreferences, staff } from './rules.ts';

const EVERYTHING = { create: nobody, read: nobody, update: nobody, delete: nobody };

/**
 * Payload's own collections come with its default, "any signed-in user". Edit locks are for staff alone; a person's
 * preferences are their own; nothing else of them is open.
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue;
    if (slug === 'payload-locked-documents')
      Object.assign(access, { create: staff, read: staff, update: staff, delete: staff });
    else if (slug === 'payload-preferences')
      Object.assign(access, {
        create: ownPreferences,
        read: ownPreferences,
        update: ownPreferences,
        delete: ownPreferences,
      });
    else Object.assign(access, EVERYTHING);
    Object.assign(access, { readVersions: nobody, unlock: nobody, admin: nobody });
  }
  return config;
}
