import type { CollectionBeforeValidateHook } from 'payload';

/** Keeps the record's values of fields that Payload's restore leaves out as read-only, but then misses as required. */
export function keepOnRestore(...fields: string[]): CollectionBeforeValidateHook {
  return ({ data, originalDoc, req }) => {
    if (!req.context.isRestoringVersion) return data;
    return { ...Object.fromEntries(fields.map((field) => [field, originalDoc?.[field]])), ...data };
  };
}
