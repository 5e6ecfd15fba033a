import { EDITORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import { openProposals } from '../../../desk/contributions/openProposals.ts';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { withPageLinks } from '../../../desk/publishing/withPageLinks.ts';
import { draftsFor, nobody, staff, unpublishedRecords } from '../../access/rules.ts';
import { isMinorEdit, revision } from '../../fields/byServer.ts';
import { changedBy } from '../../fields/changeRecord.ts';
import { inSidebar } from '../../fields/described.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { holdAfterSource } from '../../hooks/holdAgainstSource.ts';
import { keepOnRestore } from '../../hooks/keepOnRestore.ts';
import { clearDraftSummary, recordEditor } from '../../hooks/recordEditor.ts';
import { recordPageText } from '../../hooks/recordPageText.ts';
import { refuseDeletionOfPublished } from '../../hooks/refuseDeletionOfPublished.ts';
import { defineCollection } from '../defineCollection.ts';
import { pageRecord, pageTexts } from './texts.ts';

export const Pages = defineCollection({
  slug: 'pages',
  group: 'Pages',
  description:
    'The pages about the site, in the default language. Publishing one adds it to the footer of every page; taking it down takes it from there.',
  title: 'title',
  columns: ['title', 'slug', '_status', 'lastUpdated'],
  searchable: ['title', 'summary'],
  access: {
    create: draftsFor(EDITORS),
    read: staff,
    update: draftsFor(EDITORS),
    delete: unpublishedRecords(['admin']),
    readVersions: staff,
  },
  versions: { drafts: { validate: true }, maxPerDoc: 0 },
  admin: withPageLinks('pages', { sentBy: EDITORS }),
  hooks: {
    beforeOperation: [guardReviewed],
    beforeDelete: [refuseDeletionOfPublished],
    beforeValidate: [keepOnRestore('slug')],
    beforeChange: [recordPageText, clearDraftSummary, recordEditor],
    afterChange: [holdAfterSource('page')],
  },
  fields: [
    openProposals,
    pageControls,
    inSidebar(
      {
        name: 'slug',
        type: 'select',
        required: true,
        unique: true,
        access: { update: nobody },
        options: PAGE_SLUGS.map((value) => ({ value, label: `/${value}` })),
      },
      'Its address, the same in every language. Cannot change.',
    ),
    ...pageTexts,
    isMinorEdit,
    ...pageRecord,
    revision,
    ...changedBy,
  ],
});
