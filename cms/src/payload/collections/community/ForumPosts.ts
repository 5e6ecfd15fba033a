import { QUOTE_LENGTH, WARNING_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { moderators, nobody } from '../../access/rules.ts';
import { described } from '../../fields/described.ts';
import { posted } from '../../fields/posted.ts';
import { defineCollection } from '../defineCollection.ts';

export const ForumPosts = defineCollection({
  slug: 'forum-posts',
  group: 'Community',
  description: 'Posts of the forum; the first one of a topic is its own text.',
  title: 'content',
  columns: ['content', 'topic', 'number', 'user', 'state', 'likesCount', 'createdAt'],
  // Readers use the API. Records here also have the text of hidden posts.
  access: { create: nobody, read: moderators, update: nobody, delete: nobody },
  indexes: [{ fields: ['topic', 'createdAt'] }, { fields: ['topic', 'number'], unique: true }],
  fields: [
    { name: 'topic', type: 'relationship', relationTo: 'forum-topics', required: true, index: true },
    described(
      { name: 'number', type: 'number', required: true, min: 1 },
      'Its place in the topic, given by the database (`forum.place_post`).',
    ),
    { name: 'user', type: 'relationship', relationTo: 'users', index: true },
    { name: 'content', type: 'textarea', required: true },
    described(
      { name: 'warning', type: 'text', maxLength: WARNING_LENGTH },
      'Content warning, shown instead of the text until it is opened.',
    ),
    { name: 'isFirstPost', type: 'checkbox', defaultValue: false },
    described({ name: 'isNote', type: 'checkbox', defaultValue: false }, 'Posted as a moderator.'),
    { name: 'parentPost', type: 'relationship', relationTo: 'forum-posts', index: true },
    described(
      { name: 'quote', type: 'textarea', maxLength: QUOTE_LENGTH },
      'Quotation of the post that it answers, as it was then. Shown while that post is shown.',
    ),
    { name: 'likesCount', type: 'number', defaultValue: 0, min: 0, admin: { readOnly: true } },
    described(
      { name: 'requestKey', type: 'text' },
      'Names a topic that comes with the project among those of its author.',
    ),
    described({ name: 'purgedAt', type: 'date' }, 'When its text was erased everywhere.'),
    ...posted,
  ],
});
