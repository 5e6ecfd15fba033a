import { admins, moderators, nobody } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

export const REPORT_STATES = ['pending', 'resolved', 'rejected'] as const;

export const ContentReports = defineCollection({
  slug: 'content-reports',
  group: 'Community',
  description: 'What readers reported, for moderators.',
  title: 'reason',
  columns: ['reason', 'contentType', 'contentId', 'status', 'reportedBy', 'createdAt'],
  searchable: ['reason', 'description'],
  access: { create: nobody, read: moderators, update: moderators, delete: admins },
  indexes: [{ fields: ['contentType', 'contentId'] }],
  fields: [
    { name: 'reportedBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'contentType', type: 'text', required: true },
    { name: 'contentId', type: 'number', required: true },
    { name: 'reason', type: 'text', required: true, maxLength: 200 },
    { name: 'description', type: 'textarea' },
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
