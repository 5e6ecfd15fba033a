import { CONTRIBUTION_KINDS } from '@common-ground/api/contracts/contributions/contents.ts';
import { WORKFLOW_STATES } from '@common-ground/api/contracts/contributions/workflow.ts';
import { CONTRIBUTOR_NAME_LENGTH, EDIT_SUMMARY_LENGTH, ENTRY_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { Field } from 'payload';
import { nobody, own } from '../../access/rules.ts';
import { defineCollection } from '../defineCollection.ts';

const person = (name: string, description: string): Field => ({
  name,
  type: 'relationship',
  relationTo: 'users',
  index: true,
  admin: { position: 'sidebar', description },
});

const moment = (name: string): Field => ({
  name,
  type: 'date',
  admin: { position: 'sidebar', date: { pickerAppearance: 'dayAndTime' } },
});

/**
 * Proposals of every kind, on their way to readers: the texts wait here, never in a draft of the record that readers
 * have. Written by the operations of `api/features/contributions` alone, each step with its row in `review-events`. Name and
 * email are the sender's and are never public.
 */
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
        list: { Component: '/src/desk/contributions/queue/QueueView.tsx#ToQueue' },
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
    {
      name: 'language',
      type: 'relationship',
      relationTo: 'languages',
      index: true,
      admin: { description: 'Of a translation; empty for texts in the default language.' },
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { description: 'Empty when sent without an account.' },
    },
    { name: 'contributorName', type: 'text', maxLength: CONTRIBUTOR_NAME_LENGTH },
    { name: 'contributorEmail', type: 'email' },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      name: 'description',
      type: 'textarea',
      maxLength: EDIT_SUMMARY_LENGTH,
      admin: { description: 'What is changed and why, in the words of the sender.' },
    },
    {
      name: 'content',
      type: 'json',
      required: true,
      defaultValue: {},
      admin: { description: 'The proposed texts; of an edit only those that it changes.' },
    },
    {
      name: 'base',
      type: 'json',
      admin: { description: 'What it was made from: { baseRevision or sourceRevision, texts }.' },
    },
    {
      name: 'baseRevision',
      type: 'number',
      min: 1,
      admin: { position: 'sidebar', description: 'Of an edit the id of the published version it was made from.' },
    },
    {
      name: 'sourceRevision',
      type: 'number',
      min: 1,
      admin: { position: 'sidebar', description: 'Of a translation the revision of the source it was made from.' },
    },
    { name: 'isMinorEdit', type: 'checkbox', defaultValue: false, label: 'Minor edit' },
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
    { ...moment('scheduledFor'), index: true } as Field,
    person('scheduledBy', 'As whom it is published when the time comes.'),
    moment('submittedAt'),
    moment('decidedAt'),
    moment('publishedAt'),
    {
      name: 'resultRevision',
      type: 'number',
      admin: { position: 'sidebar', description: 'The id of the version that readers got from it.' },
    },
  ],
});
