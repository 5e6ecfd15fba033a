import type { Field } from 'payload';

export function described(field: Field, description: string): Field {
  return { ...field, admin: { description, ...field.admin } } as Field;
}

export function inSidebar(field: Field, description?: string): Field {
  return { ...field, admin: { position: 'sidebar', ...(description ? { description } : {}), ...field.admin } } as Field;
}
