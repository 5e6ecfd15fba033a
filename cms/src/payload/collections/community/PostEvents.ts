import { POST_KINDS } from '@common-ground/api/contracts/moderation/moderation.ts';
import { moderators, nobody } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

/** Append-only, except that a deleted user and withdrawn or erased text are cleared (`kept.keep_post_event`). */
export const PostEvents = defineCollection({
  slug: 'post-events',
  group: 'Community',
  description: 'Every edit, deletion and decision about posts. Nothing here is ever changed or removed.',
  title: 'action',
  columns: ['action', 'kind', 'post', 'user', 'reason', 'at'],
  searchable: ['action', 'reason'],
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
  lockDocuments: false,
  timestamps: false,
  indexes: [{ fields: ['kind', 'post'] }],
  fields: [
    { name: 'kind', type: 'select', required: true, options: [...POST_KINDS] },
    { name: 'post', type: 'number', required: true, admin: { description: 'Its id among those of its kind.' } },
    // Stored as text, so that a new action never makes old rows invalid.
    { name: 'action', type: 'text', required: true },
    described(
      { name: 'user', type: 'relationship', relationTo: 'users', index: true },
      'Empty when the account is gone.',
    ),
    { name: 'reason', type: 'textarea' },
    { name: 'detail', type: 'json', admin: { description: 'What was there before.' } },
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
