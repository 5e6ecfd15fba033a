import { admins, nobody, own } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

export const Watchlist = defineCollection({
  slug: 'watchlist',
  group: 'People',
  description: 'Who wants to hear of changes to which condition. Private to them.',
  title: 'id',
  columns: ['user', 'condition', 'addedAt'],
  access: { create: nobody, read: own('user', []), update: nobody, delete: admins },
  admin: { hidden: true },
  indexes: [{ fields: ['user', 'condition'], unique: true }],
  fields: [
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    { name: 'condition', type: 'relationship', relationTo: 'conditions', required: true, index: true },
    { name: 'addedAt', type: 'date', required: true, defaultValue: () => new Date().toISOString() },
  ],
});
