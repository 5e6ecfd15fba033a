import { EDITORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { REVIEWED_KINDS } from '@common-ground/api/features/contributions/kinds/reviewedKinds.ts';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { withPageLinks } from '../../../desk/publishing/withPageLinks.ts';
import { draftsFor, staff, unpublishedRecords } from '../../access/rules.ts';
import { changedBy } from '../../fields/changeRecord.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { holdAfterTranslation, lockSource } from '../../hooks/holdAgainstSource.ts';
import { keepOnRestore } from '../../hooks/keepOnRestore.ts';
import { clearDraftSummary, recordEditor } from '../../hooks/recordEditor.ts';
import { recordPageText } from '../../hooks/recordPageText.ts';
import { recordTranslation } from '../../hooks/recordTranslation.ts';
import { refuseDeletionOfPublished } from '../../hooks/refuseDeletionOfPublished.ts';
import { defineCollection } from '../defineCollection.ts';
import { madeFrom, translationState } from '../translations/state.ts';
import { pageRecord, pageTexts } from './texts.ts';

// The record is the same in its form and in the translation editor, and so are the roles that write it.
const { senders } = REVIEWED_KINDS['page-translations'];

export const PageTranslations = defineCollection({
  slug: 'page-translations',
  group: 'Pages',
  description: 'The pages about the site in the other languages. A page without one shows in the default language.',
  title: 'title',
  columns: ['title', 'page', 'language', 'status', 'updatedAt'],
  searchable: ['title', 'summary'],
  access: {
    create: draftsFor(senders),
    read: staff,
    update: draftsFor(senders),
    delete: unpublishedRecords(EDITORS),
    readVersions: staff,
  },
  // A draft may lack any text, because it is saved while it is written. `sendDraft` demands all of them.
  versions: { drafts: true, maxPerDoc: 0 },
  indexes: [{ fields: ['page', 'language'], unique: true }],
  admin: withPageLinks('page-translations', { sentBy: senders }),
  hooks: {
    beforeOperation: [guardReviewed, lockSource('page')],
    beforeDelete: [refuseDeletionOfPublished],
    beforeValidate: [keepOnRestore('status')],
    beforeChange: [recordTranslation, recordPageText, clearDraftSummary, recordEditor],
    afterChange: [holdAfterTranslation('page')],
  },
  fields: [pageControls, ...pageTexts, ...translationState('page'), madeFrom, ...pageRecord, ...changedBy],
});
