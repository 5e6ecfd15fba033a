import { admins, nobody } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

/** Reading about conditions is health data: page and search events have no user, address or user agent. */
export const AnalyticsEvents = defineCollection({
  slug: 'analytics-events',
  group: 'System',
  description: 'Counted events. Page and search events carry no person.',
  title: 'eventType',
  columns: ['eventType', 'createdAt'],
  access: { create: nobody, read: admins, update: nobody, delete: admins, admin: admins },
  indexes: [{ fields: ['eventType', 'createdAt'] }],
  lockDocuments: false,
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'eventType', type: 'text', required: true },
    { name: 'eventData', type: 'json' },
    { name: 'sessionId', type: 'text' },
    { name: 'userAgent', type: 'text' },
    { name: 'ipAddress', type: 'text' },
  ],
});
