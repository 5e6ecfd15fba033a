import { nobody } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

/** Sessions of the site. `sessionToken` is the SHA-256 of the token, never the token. */
export const UserSessions = defineCollection({
  slug: 'user-sessions',
  group: 'People',
  description: 'Sign-ins of the public site, one row each; the token itself is not kept.',
  title: 'id',
  columns: ['user', 'expiresAt', 'createdAt'],
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, admin: nobody },
  lockDocuments: false,
  admin: { hidden: true },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'sessionToken', type: 'text', required: true, unique: true },
    described({ name: 'device', type: 'text' }, 'Kind of browser and system, for the person to tell sign-ins apart.'),
    { name: 'lastUsedAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
});
