import { RARITIES } from '@common-ground/api/contracts/learning/achievements.ts';
import { criteriaSchema } from '@common-ground/api/contracts/learning/criteria.ts';
import { anyone, editors, nobody, staff } from '../../access/rules.ts';
import { seedKey } from '../../fields/byServer.ts';
import { described } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

export const Achievements = defineCollection({
  slug: 'achievements',
  group: 'Learning',
  description: 'What learners can earn.',
  title: 'title',
  columns: ['title', 'category', 'rarity', 'points', 'isActive'],
  searchable: ['title', 'description'],
  access: { create: editors, read: anyone, update: editors, delete: nobody, readVersions: staff },
  isRecorded: true,
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', required: true },
    { name: 'icon', type: 'text' },
    { name: 'category', type: 'text', index: true },
    {
      name: 'criteria',
      type: 'json',
      // An achievement without criteria cannot be earned.
      validate: (rule: unknown) => {
        const [issue] = rule == null ? [] : (criteriaSchema.safeParse(rule).error?.issues ?? []);
        return issue ? [...issue.path, issue.message].join(': ') : true;
      },
      admin: {
        description:
          'The rule that grants it, as data, such as {"kind": "paths", "count": 3}. Modules of the type interactive or video count where all of their exercises were tried.',
      },
    },
    { name: 'points', type: 'number', required: true, defaultValue: 50, min: 0 },
    { name: 'rarity', type: 'select', required: true, defaultValue: 'common', options: [...RARITIES] },
    { name: 'isActive', type: 'checkbox', defaultValue: true },
    described(
      { name: 'translations', type: 'json', defaultValue: {} },
      'By the code of a language: its title and description there.',
    ),
    seedKey,
  ],
});
