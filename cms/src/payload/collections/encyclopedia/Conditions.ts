import { EDITORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Field } from 'payload';
import { openProposals } from '../../../desk/contributions/openProposals.ts';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { withPageLinks } from '../../../desk/publishing/withPageLinks.ts';
import { searchTermLinks } from '../../../desk/search/searchTermLinks.ts';
import { draftsFor, staff, unpublishedRecords } from '../../access/rules.ts';
import { byServer, isMinorEdit, publishedDigest, revision, seedKey } from '../../fields/byServer.ts';
import { lastEditedBy } from '../../fields/changeRecord.ts';
import { defaultFromAddress } from '../../fields/defaultFromAddress.ts';
import { inSidebar } from '../../fields/described.ts';
import { textFields } from '../../fields/textFields.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { holdAfterSource } from '../../hooks/holdAgainstSource.ts';
import { numberSourcesIn } from '../../hooks/numberSources.ts';
import { recordEditor } from '../../hooks/recordEditor.ts';
import { recordRevision } from '../../hooks/recordRevision.ts';
import { refuseDeletionOfPublished } from '../../hooks/refuseDeletionOfPublished.ts';
import { defineCollection } from '../defineCollection.ts';

const { name, ...texts } = textFields('condition', { isTranslation: false });

/** Conditions in the default language. Payload's versions are the `revisions` of the specification. */
export const Conditions = defineCollection({
  slug: 'conditions',
  group: 'Encyclopedia',
  description: 'One record for each condition, in the default language. Changes are published through review.',
  title: 'name',
  columns: ['name', 'category', '_status', 'lastUpdated', 'lastEditedBy', 'id'],
  searchable: ['name', 'summary'],
  access: {
    create: draftsFor(EDITORS),
    read: staff,
    update: draftsFor(EDITORS),
    delete: unpublishedRecords(['admin']),
    readVersions: staff,
  },
  versions: { drafts: { validate: true }, maxPerDoc: 0 },
  admin: withPageLinks('conditions', { sentBy: EDITORS }),
  hooks: {
    beforeOperation: [guardReviewed],
    beforeDelete: [refuseDeletionOfPublished],
    beforeChange: [numberSourcesIn('conditions'), recordRevision, recordEditor],
    afterChange: [holdAfterSource('condition')],
  },
  fields: [
    openProposals,
    pageControls,
    { ...name, index: true, defaultValue: defaultFromAddress('name', 'text') } as Field,
    searchTermLinks,
    inSidebar(
      { name: 'category', type: 'relationship', relationTo: 'categories', required: true, index: true },
      'The category in which readers find it.',
    ),
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
    inSidebar(
      { name: 'editSummary', type: 'text', maxLength: 200 },
      'What you changed and why, in a few words. Kept in the history.',
    ),
    isMinorEdit,
    byServer(
      { name: 'emergencyReason', type: 'textarea' },
      'Why this version was put before readers without an approval. Shown in the history.',
    ),
    byServer(
      { name: 'isProtected', type: 'checkbox', defaultValue: false, label: 'Protected' },
      'Takes proposals from trusted roles only. Administrators switch it above.',
    ),
    byServer({ name: 'views', type: 'number', defaultValue: 0, min: 0 }),
    byServer({ name: 'contributors', type: 'number', defaultValue: 1, min: 0 }),
    byServer({ name: 'lastUpdated', type: 'date', index: true, admin: { date: { pickerAppearance: 'dayAndTime' } } }),
    lastEditedBy,
    revision,
    byServer({ name: 'size', type: 'number' }, 'Characters of all texts.'),
    byServer({ name: 'sizeDiff', type: 'number' }, 'Characters more or fewer than before.'),
    publishedDigest,
    seedKey,
  ],
});
