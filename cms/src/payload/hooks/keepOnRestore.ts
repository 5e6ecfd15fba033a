import type { CollectionBeforeValidateHook } from 'payload';

/**
 * Restoring a version leaves out what nobody may write, and then misses it where it is required. Such fields stay as
 * they are in the record.
 */
export function keepOnRestore(...fields: string[]): CollectionBeforeValidateHook {
  return ({ data, originalDoc, req }) => {
    if (!req.context.isRestoringVersion) return data;
    return { ...Object.fromEntries(fields.map((field) => [field, originalDoc?.[field]])), ...data };
  };
}
