import type { SanitizedConfig } from 'payload';
import { nobody, only, STAFF } from './roles.ts';

const staffOnly = only(STAFF);

/**
 * Payload's own collections come with its default, "any signed-in user". Edit locks are for staff alone; a person's
 * preferences keep Payload's rule, which is by owner; nothing else of them is open.
 */
export function closeInternalCollections(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.slug.startsWith('payload-')) continue;
    if (collection.slug === 'payload-locked-documents')
      Object.assign(collection.access, { create: staffOnly, read: staffOnly, update: staffOnly, delete: staffOnly });
    const given: Record<string, unknown> = collection.access;
    const isPreferences = collection.slug === 'payload-preferences';
    Object.assign(collection.access, {
      create: isDefault(given.create) ? (isPreferences ? given.update : nobody) : given.create,
      readVersions: nobody,
      unlock: nobody,
      admin: nobody,
    });
    for (const rule of ['read', 'update', 'delete'] as const)
      if (isDefault(given[rule])) collection.access[rule] = nobody;
  }
  return config;
}

function isDefault(rule: unknown): boolean {
  return rule === undefined || (typeof rule === 'function' && rule.name === 'defaultAccess');
}
