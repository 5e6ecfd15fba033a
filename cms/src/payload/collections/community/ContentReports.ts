import type { Field } from 'payload';
import { moderators, nobody } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

export const REPORT_STATES = ['pending', 'resolved', 'rejected'] as const;

const reported = (
  [
    { name: 'reportedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'contentType', type: 'text', required: true },
    { name: 'contentId', type: 'number', required: true },
    { name: 'reason', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea' },
  ] satisfies Field[]
).map((field): Field => ({ ...field, access: { update: nobody } }));

export const ContentReports = defineCollection({
  slug: 'content-reports',
  group: 'Community',
  description: 'What readers reported, for moderators.',
  title: 'reason',
  columns: ['reason', 'contentType', 'contentId', 'status', 'reportedBy', 'createdAt'],
  searchable: ['reason', 'description'],
  access: { create: nobody, read: moderators, update: moderators, delete: nobody },
  indexes: [{ fields: ['contentType', 'contentId'] }],
  fields: [
    // What was reported, by whom and why is theirs; moderators answer it.
    ...reported,
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: [...REPORT_STATES],
    },
    { name: 'reviewedBy', type: 'relationship', relationTo: 'users' },
    { name: 'reviewedAt', type: 'date' },
  ],
});
