import type { Field } from 'payload';
import { byServer } from '../../fields/byServer.ts';
import { inSidebar } from '../../fields/described.ts';

/** States of a translation on its way to readers. Payload's own `_status` follows the last step. */
export const TRANSLATION_STATES = [
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'published',
  'rejected',
  'withdrawn',
] as const;

const SOURCES = { category: 'categories', condition: 'conditions', page: 'pages' } as const;

export function translationState(of: keyof typeof SOURCES): Field[] {
  return [
    inSidebar(
      { name: of, type: 'relationship', relationTo: SOURCES[of], required: true, index: true },
      'What this is a translation of.',
    ),
    {
      name: 'language',
      type: 'relationship',
      relationTo: 'languages',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    byServer(
      {
        name: 'status',
        type: 'select',
        // Without a name of its own, this enum would be the one of Payload's `_status`.
        enumName: 'enum_translation_state',
        required: true,
        defaultValue: 'draft',
        options: TRANSLATION_STATES.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
      },
      'Set by the review steps.',
    ),
    byServer(
      { name: 'sourceRevision', type: 'number', min: 1 },
      'The newest revision of the source text this is right for.',
    ),
    byServer({ name: 'translatedBy', type: 'relationship', relationTo: 'users' }),
    byServer({ name: 'reviewedBy', type: 'relationship', relationTo: 'users' }),
  ];
}

/** Former source texts of stale entries of a draft, by key (`MadeTranslation`). */
export const madeFrom: Field = byServer({ name: 'madeFrom', type: 'json', admin: { hidden: true } });
