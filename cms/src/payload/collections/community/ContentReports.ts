import { REPORT_STATES } from '@common-ground/api/contracts/moderation/reports.ts';
import { moderators, nobody } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

/** Written by the API alone, which also stores the reported text as it was. */
export const ContentReports = defineCollection({
  slug: 'content-reports',
  group: 'Community',
  description: 'What readers reported. Moderators decide under Moderation.',
  title: 'reason',
  columns: ['reason', 'contentType', 'contentId', 'status', 'reportedBy', 'createdAt'],
  searchable: ['reason', 'description'],
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
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
