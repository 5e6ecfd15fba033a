import { nobody } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

/** Private inboxes of the site, closed to all roles here, administrators included. Only the API uses them. */
export const Notifications = defineCollection({
  slug: 'notifications',
  group: 'People',
  description: 'What people were told in their inbox. Private to them.',
  title: 'id',
  columns: ['user', 'kind', 'readAt', 'createdAt'],
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, admin: nobody },
  lockDocuments: false,
  admin: { hidden: true },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true },
    // Stored as text, so that a new kind of the contract needs no migration.
    { name: 'kind', type: 'text', required: true },
    { name: 'values', type: 'json', required: true, defaultValue: {} },
    { name: 'link', type: 'text' },
    { name: 'readAt', type: 'date' },
  ],
});
