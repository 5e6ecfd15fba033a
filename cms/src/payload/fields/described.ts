import type { Field } from 'payload';

/** A field with a sentence for whoever fills it in. */
export function described(field: Field, description: string): Field {
  return { ...field, admin: { description, ...field.admin } } as Field;
}

/** A field beside the texts. */
export function inSidebar(field: Field, description?: string): Field {
  return { ...field, admin: { position: 'sidebar', ...(description ? { description } : {}), ...field.admin } } as Field;
}
