import { nobody } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

/**
 * Sessions of the site and the CMS. `sessionToken` is the SHA-256 of the bearer token, and `deskKey` that of the key in
 * the cookie of the CMS, valid until `deskUntil`; both are null while the CMS is closed to the session.
 */
export const UserSessions = defineCollection({
  slug: 'user-sessions',
  group: 'People',
  description: 'Sign-ins, one row each; the token itself is not kept.',
  title: 'id',
  columns: ['user', 'expiresAt', 'createdAt'],
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, admin: nobody },
  lockDocuments: false,
  admin: { hidden: true },
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'sessionToken', type: 'text', required: true, unique: true },
    { name: 'deskKey', type: 'text', unique: true },
    { name: 'deskUntil', type: 'date' },
    described({ name: 'device', type: 'text' }, 'Kind of browser and system, for the person to tell sign-ins apart.'),
    { name: 'lastUsedAt', type: 'date' },
    { name: 'expiresAt', type: 'date', required: true, index: true },
  ],
});
