import { CATEGORY_COLORS, CATEGORY_ICONS } from '@common-ground/api/contracts/encyclopedia/categories.ts';
import type { Field } from 'payload';
import { withPageLinks } from '../../../desk/publishing/withPageLinks.ts';
import { anyone, editors, nobody, staff } from '../../access/rules.ts';
import { byServer, seedKey } from '../../fields/byServer.ts';
import { described } from '../../fields/described.ts';
import { textFields } from '../../fields/textFields.ts';
import { countRevision } from '../../hooks/countRevision.ts';
import { holdAfterSource } from '../../hooks/holdAgainstSource.ts';
import { defineCollection } from '../defineCollection.ts';

const { name, description } = textFields('category', { isTranslation: false });

export const Categories = defineCollection({
  slug: 'categories',
  group: 'Encyclopedia',
  description: 'The categories of the encyclopedia. A change shows on every page of the category.',
  title: 'name',
  columns: ['name', 'icon', 'color', 'updatedAt', 'id'],
  searchable: ['name', 'description'],
  access: { create: editors, read: anyone, update: editors, delete: nobody, readVersions: staff },
  isRecorded: true,
  admin: withPageLinks('categories'),
  hooks: { beforeChange: [countRevision], afterChange: [holdAfterSource('category')] },
  fields: [
    { ...name, unique: true, admin: { description: 'In the default language.' } } as Field,
    { ...description, admin: { description: 'One sentence about the category.' } } as Field,
    described(
      { name: 'icon', type: 'select', options: CATEGORY_ICONS.map((value) => ({ value, label: value })) },
      'Shown beside the name; without one a clipboard is shown.',
    ),
    {
      name: 'color',
      type: 'select',
      required: true,
      defaultValue: 'primary',
      options: CATEGORY_COLORS.map((value) => ({ value, label: value })),
    },
    byServer(
      { name: 'revision', type: 'number', defaultValue: 1, min: 1 },
      'Counts up when name or description changes; translations name the one they were made from.',
    ),
    seedKey,
  ],
});
