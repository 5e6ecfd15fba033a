import type { Field, SanitizedConfig } from 'payload';
import { fieldAffectsData } from 'payload/shared';
import { nobody, ownField } from './rules.ts';

/** Closes Payload's hidden account fields to reading, search and sorting too. Payload closes them to writing only. */
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
