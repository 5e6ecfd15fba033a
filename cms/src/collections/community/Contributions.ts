import { admins, nobody, only, staff } from '../../access/roles.ts';
import { defineCollection } from '../defineCollection.ts';

export const CONTRIBUTION_STATES = [
  'pending',
  'in_review',
  'changes_requested',
  'approved',
  'published',
  'rejected',
  'withdrawn',
] as const;

/** What readers sent in. Name and email are the sender's and are never public. */
export const Contributions = defineCollection({
  slug: 'contributions',
  group: 'Community',
  description: 'What readers sent in. Names and emails here are private.',
  title: 'title',
  columns: ['title', 'status', 'contributorName', 'condition', 'createdAt'],
  searchable: ['title', 'description', 'contributorName'],
  access: {
    create: nobody,
    read: only(['reviewer', 'editor', 'admin']),
    update: only(['reviewer', 'editor', 'admin']),
    delete: admins,
    readVersions: nobody,
    unlock: nobody,
    admin: staff,
  },
  fields: [
    { name: 'condition', type: 'relationship', relationTo: 'conditions', index: true },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { description: 'Empty when sent without an account.' },
    },
    { name: 'contributorName', type: 'text', maxLength: 120 },
    { name: 'contributorEmail', type: 'email' },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea' },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: CONTRIBUTION_STATES.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    },
  ],
});
