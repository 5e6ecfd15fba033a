import type { CollectionBeforeValidateHook } from 'payload';

/**
 * Keeps the record's values of these fields when a version is restored. Payload leaves them out as read-only, but then
 * reports them as missing.
 */
export function keepOnRestore(...fields: string[]): CollectionBeforeValidateHook {
  return ({ data, originalDoc, req }) => {
    if (!req.context.isRestoringVersion) return data;
    return { ...Object.fromEntries(fields.map((field) => [field, originalDoc?.[field]])), ...data };
  };
}
