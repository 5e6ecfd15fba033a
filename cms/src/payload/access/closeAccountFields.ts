import type { Field, SanitizedConfig } from 'payload';
import { fieldAffectsData } from 'payload/shared';
import { nobody, ownField } from './rules.ts';

/**
 * What Payload adds to accounts: hash, salt, tokens and locks are nobody's to read or to set, not even to search or to
 * sort by; the sessions of the CMS are shown to the person alone. Payload itself says so of writing only.
 */
export function closeAccountFields(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections.filter(({ auth }) => auth))
    for (const field of collection.fields) {
      if (!fieldAffectsData(field)) continue;
      if (isHidden(field)) field.access = { create: nobody, read: nobody, update: nobody };
      if (field.name === 'sessions') field.access = { create: nobody, read: ownField([]), update: nobody };
    }
  return config;
}

function isHidden(field: Field): boolean {
  return 'hidden' in field && field.hidden === true;
}
