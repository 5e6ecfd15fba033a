import { admins, anyone, nobody, staff } from '../../access/rules.ts';
import { keepOnRestore } from '../../hooks/keepOnRestore.ts';
import { defineCollection } from '../defineCollection.ts';

export const Languages = defineCollection({
  slug: 'languages',
  group: 'Translations',
  description: 'The languages readers can choose. Switching one on or off renders every page again.',
  title: 'nativeName',
  columns: ['code', 'nativeName', 'name', 'direction', 'isActive', 'isDefault'],
  searchable: ['code', 'name', 'nativeName'],
  access: { create: admins, read: anyone, update: admins, delete: nobody, readVersions: staff },
  isRecorded: true,
  hooks: { beforeValidate: [keepOnRestore('code', 'isDefault')] },
  fields: [
    {
      name: 'code',
      type: 'text',
      required: true,
      unique: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/.test(value)) ||
        'A language code such as "es" or "pt-BR"',
      admin: {
        description: 'BCP 47 code; the first part of the addresses of its pages. Cannot change once pages exist.',
      },
      access: { update: nobody },
    },
    { name: 'name', type: 'text', required: true, admin: { description: 'In English.' } },
    { name: 'nativeName', type: 'text', required: true, admin: { description: 'In the language itself.' } },
    {
      name: 'direction',
      type: 'select',
      required: true,
      defaultValue: 'ltr',
      options: [
        { value: 'ltr', label: 'Left to right' },
        { value: 'rtl', label: 'Right to left' },
      ],
    },
    { name: 'isActive', type: 'checkbox', defaultValue: true, label: 'Shown to readers' },
    {
      name: 'isDefault',
      type: 'checkbox',
      defaultValue: false,
      label: 'Default language',
      access: { update: nobody },
      admin: { readOnly: true, description: 'The language of the source texts; its pages have no prefix.' },
    },
  ],
});
