import type { Field } from 'payload';
import { nobody } from '../../access/roles.ts';

/** States of a translation on its way to readers; Payload's own `_status` follows the last step. */
export const TRANSLATION_STATES = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'published',
  'rejected',
  'withdrawn',
] as const;

/** Who did what is noted by the server; nobody types it. */
const byServer = { create: nobody, update: nobody };

/** What can be translated, and where it is kept. */
const SOURCES = { category: 'categories', condition: 'conditions', page: 'pages' } as const;

/** Which record, in which language, in what state, by whom: the same for every kind of translation. */
export function translationState(of: keyof typeof SOURCES): Field[] {
  return [
    {
      name: of,
      type: 'relationship',
      relationTo: SOURCES[of],
      required: true,
      index: true,
      admin: { position: 'sidebar', description: 'What this is a translation of.' },
    },
    {
      name: 'language',
      type: 'relationship',
      relationTo: 'languages',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'status',
      access: byServer,
      type: 'select',
      // Payload would give it the same enum as its own `_status`.
      enumName: 'enum_translation_state',
      required: true,
      defaultValue: 'draft',
      options: TRANSLATION_STATES.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
      admin: { position: 'sidebar', readOnly: true, description: 'Set by the review steps.' },
    },
    {
      name: 'sourceRevision',
      access: byServer,
      type: 'number',
      min: 1,
      admin: {
        position: 'sidebar',
        readOnly: true,
        description: 'The revision of the source text this was made from.',
      },
    },
    {
      name: 'translatedBy',
      access: byServer,
      type: 'relationship',
      relationTo: 'users',
      admin: { position: 'sidebar', readOnly: true },
    },
    {
      name: 'reviewedBy',
      access: byServer,
      type: 'relationship',
      relationTo: 'users',
      admin: { position: 'sidebar', readOnly: true },
    },
  ];
}
