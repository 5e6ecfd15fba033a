import type { Field } from 'payload';
import { nobody } from '../access/rules.ts';
import { inSidebar } from './described.ts';

const unwritten = { create: nobody, update: nobody };

/** A read-only field in the sidebar that only the server writes. Values that requests send are dropped. */
export function byServer(field: Field, description?: string): Field {
  return inSidebar({ access: unwritten, ...field, admin: { readOnly: true, ...field.admin } } as Field, description);
}

export const revision = byServer(
  { name: 'revision', type: 'number', defaultValue: 1, min: 1 },
  'Counts up when published text changes; translations name the one they were made from.',
);

export const isMinorEdit = inSidebar(
  { name: 'isMinorEdit', type: 'checkbox', defaultValue: false, label: 'Minor edit' },
  'Spelling and form only; translations stay up to date.',
);

/** Digest of the texts as last published. Drafts in between must not hide that published text changed. */
export const publishedDigest: Field = {
  name: 'publishedDigest',
  type: 'text',
  access: { ...unwritten, read: nobody },
  admin: { hidden: true },
};

/** Identifies content that comes with the project. */
export const seedKey: Field = {
  name: 'seedKey',
  type: 'text',
  unique: true,
  access: unwritten,
  admin: { hidden: true },
};
