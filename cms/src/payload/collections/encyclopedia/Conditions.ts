import { EDITORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Field } from 'payload';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { viewPage } from '../../../desk/publishing/viewPage.ts';
import { admins, draftsFor, nobody, publishedOrStaff, staff } from '../../access/roles.ts';
import { textFields } from '../../fields/textFields.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { recordRevision } from '../../hooks/recordRevision.ts';
import { defineCollection } from '../defineCollection.ts';

const { name, ...texts } = textFields('condition', { isTranslation: false });

/** Set by the server: shown, never typed, and left out of what anybody sends. */
const counted = { position: 'sidebar', readOnly: true } as const;
const byServer = { create: nobody, update: nobody };

/**
 * Conditions, in the default language. Payload's versions are the `revisions` of the data model: what the table there
 * calls editSummary, isMinorEdit, size, sizeDiff and userId (lastEditedBy) are fields here, so every version has them.
 */
export const Conditions = defineCollection({
  slug: 'conditions',
  group: 'Encyclopedia',
  description: 'One record for each condition, in the default language. Changes go before readers by their review.',
  title: 'name',
  columns: ['name', 'category', '_status', 'lastUpdated', 'lastEditedBy', 'id'],
  searchable: ['name', 'summary'],
  access: {
    create: draftsFor(EDITORS),
    read: publishedOrStaff,
    update: draftsFor(EDITORS),
    delete: admins,
    readVersions: staff,
    unlock: nobody,
    admin: staff,
  },
  versions: { drafts: { validate: true }, maxPerDoc: 0 },
  // Publishing and unpublishing many at once would be refused, as of one.
  disableBulkEdit: true,
  admin: viewPage('conditions', { sentBy: EDITORS }),
  hooks: {
    beforeOperation: [guardReviewed],
    beforeChange: [recordRevision],
  },
  fields: [
    pageControls,
    { ...name, index: true } as Field,
    {
      name: 'category',
      type: 'relationship',
      relationTo: 'categories',
      required: true,
      index: true,
      admin: { position: 'sidebar', description: 'The shelf on which readers find it.' },
    },
    {
      name: 'medicalReview',
      type: 'ui',
      admin: {
        position: 'sidebar',
        disableListColumn: true,
        components: { Field: '/src/desk/sign-offs/MedicalReviewPanel.tsx#MedicalReviewPanel' },
      },
    },
    ...Object.values(texts),
    {
      name: 'editSummary',
      type: 'text',
      maxLength: 200,
      admin: { position: 'sidebar', description: 'What you changed and why, in a few words. Kept in the history.' },
    },
    {
      name: 'isMinorEdit',
      type: 'checkbox',
      defaultValue: false,
      label: 'Minor edit',
      admin: { position: 'sidebar', description: 'Spelling and form only; translations stay up to date.' },
    },
    {
      name: 'emergencyReason',
      type: 'textarea',
      access: byServer,
      admin: {
        ...counted,
        description: 'Why this version was put before readers without an approval. Shown in the history.',
      },
    },
    {
      name: 'isProtected',
      type: 'checkbox',
      defaultValue: false,
      label: 'Protected',
      access: byServer,
      admin: { ...counted, description: 'Takes proposals from trusted roles only. Administrators switch it above.' },
    },
    { name: 'views', access: byServer, type: 'number', defaultValue: 0, min: 0, admin: counted },
    { name: 'contributors', access: byServer, type: 'number', defaultValue: 1, min: 0, admin: counted },
    {
      name: 'lastUpdated',
      access: byServer,
      type: 'date',
      index: true,
      admin: { ...counted, date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'lastEditedBy', access: byServer, type: 'relationship', relationTo: 'users', admin: counted },
    {
      name: 'revision',
      access: byServer,
      type: 'number',
      defaultValue: 1,
      min: 1,
      admin: {
        ...counted,
        description: 'Counts up when published text changes; translations name the one they were made from.',
      },
    },
    { name: 'size', access: byServer, type: 'number', admin: { ...counted, description: 'Characters of all texts.' } },
    {
      name: 'sizeDiff',
      access: byServer,
      type: 'number',
      admin: { ...counted, description: 'Characters more or fewer than before.' },
    },
    {
      name: 'publishedDigest',
      type: 'text',
      access: { create: nobody, read: nobody, update: nobody },
      // The texts as last published: drafts in between must not hide from `revision` that published text changed.
      admin: { hidden: true },
    },
    { name: 'seedKey', type: 'text', unique: true, access: byServer, admin: { hidden: true } },
  ],
});
