import { AUDIENCES, FORUM_CATEGORIES } from '@common-ground/api/contracts/forum/topics.ts';
import { TOPIC_TITLE_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { moderators, nobody } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { locking, posted } from '../../fields/posted.ts';
import { defineCollection } from '../defineCollection.ts';

export const ForumTopics = defineCollection({
  slug: 'forum-topics',
  group: 'Community',
  description: 'Topics of the forum.',
  title: 'title',
  columns: ['title', 'categoryType', 'audience', 'createdBy', 'isPinned', 'isLocked', 'postCount', 'lastPostAt'],
  searchable: ['title', 'description'],
  // Readers use the API. Records here also have the titles of hidden topics.
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: TOPIC_TITLE_LENGTH },
    described(
      { name: 'description', type: 'textarea', defaultValue: '' },
      'How its first post begins, as plain text, for lists; the warning alone where it has one, nothing where readers do not have it.',
    ),
    {
      name: 'categoryType',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'general',
      options: [...FORUM_CATEGORIES],
    },
    { name: 'category', type: 'relationship', relationTo: 'categories', index: true },
    { name: 'condition', type: 'relationship', relationTo: 'conditions', index: true },
    {
      name: 'audience',
      type: 'select',
      required: true,
      defaultValue: 'everyone',
      options: [...AUDIENCES],
    },
    described({ name: 'language', type: 'text', required: true, defaultValue: 'en' }, 'Code of the language it is in.'),
    { name: 'createdBy', type: 'relationship', relationTo: 'users', index: true },
    { name: 'isPinned', type: 'checkbox', defaultValue: false },
    { name: 'postCount', type: 'number', defaultValue: 0, min: 0, admin: { readOnly: true } },
    described(
      { name: 'lastNumber', type: 'number', required: true, defaultValue: 0, min: 0 },
      'Number of the last post, even when it was hidden or moved.',
    ),
    { name: 'lastPostAt', type: 'date', index: true, admin: { readOnly: true } },
    described(
      { name: 'mergedInto', type: 'relationship', relationTo: 'forum-topics' },
      'The topic that has its posts now, after a merge.',
    ),
    ...posted,
    ...locking,
  ],
});
