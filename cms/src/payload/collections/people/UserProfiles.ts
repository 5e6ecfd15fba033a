import { admins, nobody, own } from '../../access/rules.ts';
import { textList } from '../../fields/list.ts';
import { defineCollection } from '../defineCollection.ts';

export const UserProfiles = defineCollection({
  slug: 'user-profiles',
  group: 'People',
  description: 'What people say about themselves; one for each user.',
  title: 'displayName',
  columns: ['displayName', 'user', 'location', 'learningStreak', 'updatedAt'],
  access: { create: nobody, read: own('user'), update: own('user'), delete: admins },
  fields: [
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      required: true,
      unique: true,
      access: { update: nobody },
    },
    // Closed, because others see the name of the account, which is compared with all other names.
    { name: 'displayName', type: 'text', maxLength: 80, access: { create: nobody, update: nobody } },
    { name: 'bio', type: 'textarea', maxLength: 2000 },
    { name: 'avatar', type: 'text' },
    { name: 'location', type: 'text', maxLength: 120 },
    { name: 'website', type: 'text', maxLength: 300 },
    textList({ name: 'interests', label: 'Interests', description: 'Short words.' }),
    { name: 'learningStreak', type: 'number', defaultValue: 0, min: 0, access: { update: admins } },
    { name: 'lastActivityDate', type: 'date', access: { update: admins } },
    { name: 'preferences', type: 'json' },
    { name: 'isVerified', type: 'checkbox', defaultValue: false, access: { update: admins } },
  ],
});
