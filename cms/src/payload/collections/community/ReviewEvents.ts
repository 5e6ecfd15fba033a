import { forRoles, nobody } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

/** Append-only: a trigger refuses any change except to clear a deleted user (`kept.keep_row`). */
export const ReviewEvents = defineCollection({
  slug: 'review-events',
  group: 'Community',
  description: 'Every step of every contribution. Nothing here is ever changed or removed.',
  title: 'action',
  columns: ['action', 'contribution', 'fromState', 'toState', 'user', 'at'],
  searchable: ['action', 'reason'],
  access: { create: nobody, read: forRoles(['reviewer', 'editor', 'admin']), update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['contribution', 'at'] }],
  fields: [
    { name: 'contribution', type: 'relationship', relationTo: 'contributions', required: true, index: true },
    // Stored as text, so that a new step or state of the contract never makes old rows invalid.
    { name: 'action', type: 'text', required: true, index: true },
    { name: 'fromState', type: 'text' },
    { name: 'toState', type: 'text', required: true },
    described(
      { name: 'user', type: 'relationship', relationTo: 'users', index: true },
      'Empty: the sender without an account, or somebody whose account is gone.',
    ),
    { name: 'reason', type: 'textarea' },
    { name: 'detail', type: 'json', admin: { description: 'What was there before, where a step changed it.' } },
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
  ],
});
