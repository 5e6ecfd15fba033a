import { nobody } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

/** The inboxes of the public site. Written and read by the public API alone: an inbox is its owner's, not even administrators'. */
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
    // Kinds are those of the contract; as text, so that a new one needs no migration.
    { name: 'kind', type: 'text', required: true },
    { name: 'values', type: 'json', required: true, defaultValue: {} },
    { name: 'link', type: 'text' },
    { name: 'readAt', type: 'date' },
  ],
});
