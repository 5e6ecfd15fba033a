import type { Access, SanitizedConfig } from 'payload';
import { nobody, ownPreferences, staff } from './rules.ts';

/** Edit locks are for staff alone; a person's preferences are their own. */
const OPEN: Record<string, Access> = {
  'payload-locked-documents': staff,
  'payload-preferences': ownPreferences,
};

/** Payload's own collections come with its default, "any signed-in user". Nothing but these is open, and no more of them. */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const { slug, access } of config.collections) {
    if (!slug.startsWith('payload-')) continue;
    const rule = OPEN[slug] ?? nobody;
    Object.assign(access, { create: rule, read: rule, update: rule, delete: rule });
    Object.assign(access, { readVersions: nobody, unlock: nobody, admin: nobody });
  }
  return config;
}
