import { CONTRIBUTION_KINDS } from '@common-ground/api/contracts/contributions/contents.ts';
import { WORKFLOW_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import { CONTRIBUTOR_NAME_LENGTH, EDIT_SUMMARY_LENGTH, ENTRY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { nobody, own } from '../../access/rules.ts';
import { described, inSidebar } from '../../fields/described.ts';
import { defineCollection } from '../defineCollection.ts';

const person = (name: string, description: string) =>
  inSidebar({ name, type: 'relationship', relationTo: 'users', index: true }, description);

const moment = (name: string, index = false) =>
  inSidebar({ name, type: 'date', index, admin: { date: { pickerAppearance: 'dayAndTime' } } });

/** Written by `api/features/contributions` alone, each step with a row in `review-events`. */
export const Contributions = defineCollection({
  slug: 'contributions',
  group: 'Community',
  description: 'What was sent in and waits for review, or was decided. Names and emails here are private.',
  title: 'title',
  columns: ['title', 'kind', 'status', 'reviewer', 'condition', 'submittedAt'],
  searchable: ['title', 'description', 'contributorName'],
  access: { create: nobody, read: own('user', ['reviewer', 'editor', 'admin']), update: nobody, delete: nobody },
  lockDocuments: false,
  admin: {
    hideAPIURL: true,
    components: {
      views: {
        list: { Component: '/src/desk/contributions/queue/QueueView.tsx#RedirectToQueue' },
        edit: {
          default: {
            Component: '/src/desk/contributions/ReviewView.tsx#ReviewView',
            tab: { label: 'Review', href: '' },
          },
        },
      },
    },
  },
  indexes: [{ fields: ['status', 'submittedAt'] }],
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'condition',
      options: [...CONTRIBUTION_KINDS],
    },
    { name: 'condition', type: 'relationship', relationTo: 'conditions', index: true },
    { name: 'category', type: 'relationship', relationTo: 'categories', index: true },
    { name: 'path', type: 'relationship', relationTo: 'learning-paths', index: true },
    { name: 'page', type: 'relationship', relationTo: 'pages', index: true },
    { name: 'chatAnswer', type: 'relationship', relationTo: 'chat-answers', index: true },
    described(
      { name: 'language', type: 'relationship', relationTo: 'languages', index: true },
      'Language of a translation. Empty for the default language.',
    ),
    described(
      { name: 'user', type: 'relationship', relationTo: 'users', index: true },
      'Empty when sent without an account.',
    ),
    { name: 'contributorName', type: 'text', maxLength: CONTRIBUTOR_NAME_LENGTH },
    { name: 'contributorEmail', type: 'email' },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    described(
      { name: 'description', type: 'textarea', maxLength: EDIT_SUMMARY_LENGTH },
      'What is changed and why, in the words of the sender.',
    ),
    described(
      { name: 'content', type: 'json', required: true, defaultValue: {} },
      'The proposed texts; of an edit only those that it changes.',
    ),
    described({ name: 'base', type: 'json' }, 'What it was made from: { baseRevision or sourceRevision, texts }.'),
    inSidebar(
      { name: 'baseRevision', type: 'number', min: 1 },
      'For an edit: id of the published version that it was made from.',
    ),
    inSidebar(
      { name: 'sourceRevision', type: 'number', min: 1 },
      'For a translation: revision of the source that it was made from.',
    ),
    described(
      { name: 'isMinorEdit', type: 'checkbox', defaultValue: false, label: 'Minor edit' },
      'As its author says: a hint.',
    ),
    { name: 'source', type: 'textarea', maxLength: ENTRY_LENGTH },
    {
      name: 'status',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'pending',
      options: WORKFLOW_STATES.map((value) => ({ value, label: value.replaceAll('_', ' ') })),
    },
    person('reviewer', 'Who took it.'),
    person('approvedBy', 'Never its author.'),
    moment('approvedAt'),
    inSidebar(
      { name: 'approvedAsMinor', type: 'checkbox', defaultValue: false },
      'Set when the reviewer finds the edit minor: translations then stay up to date.',
    ),
    moment('scheduledFor', true),
    person('scheduledBy', 'The user in whose name it is published at that time.'),
    moment('submittedAt'),
    moment('decidedAt'),
    moment('publishedAt'),
    inSidebar({ name: 'resultRevision', type: 'number' }, 'Id of the version that was published from it.'),
  ],
});
