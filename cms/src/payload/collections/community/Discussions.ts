import { moderators, nobody } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { locking, posted } from '../../fields/posted.ts';
import { defineCollection } from '../defineCollection.ts';

export const Discussions = defineCollection({
  slug: 'discussions',
  group: 'Community',
  description: 'Talk about a condition page: threads with replies.',
  title: 'subject',
  columns: ['subject', 'condition', 'userName', 'state', 'isResolved', 'timestamp'],
  searchable: ['subject', 'content', 'userName'],
  // Readers use the API. Records here also have the text of hidden posts.
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
  fields: [
    { name: 'condition', type: 'relationship', relationTo: 'conditions', required: true, index: true },
    described(
      { name: 'parent', type: 'relationship', relationTo: 'discussions', index: true },
      'The post this answers.',
    ),
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'userName', type: 'text', required: true },
    { name: 'subject', type: 'text', maxLength: 200 },
    { name: 'content', type: 'textarea', required: true },
    { name: 'timestamp', type: 'date', required: true, index: true, defaultValue: () => new Date().toISOString() },
    { name: 'isResolved', type: 'checkbox', defaultValue: false },
    ...posted,
    ...locking,
  ],
});
