import { EDITORS, TRANSLATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { PATH_LIMITS } from '@common-ground/api/contracts/learning/pathLimits.ts';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { withPreview } from '../../../desk/learning/withPreview.ts';
import { withPageLinks } from '../../../desk/publishing/withPageLinks.ts';
import { draftsFor, staff, unpublishedRecords } from '../../access/rules.ts';
import { byServer } from '../../fields/byServer.ts';
import { changedBy } from '../../fields/changeRecord.ts';
import { described, inSidebar } from '../../fields/described.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { clearDraftSummary, recordEditor } from '../../hooks/recordEditor.ts';
import { refuseDeletionOfPublished } from '../../hooks/refuseDeletionOfPublished.ts';
import { publishToLearners } from '../../learning/publishToLearners.ts';
import { recordSourceEdition } from '../../learning/recordSourceEdition.ts';
import { defineCollection } from '../defineCollection.ts';
import { madeFrom } from '../translations/state.ts';
import { translatedModuleBlocks } from './moduleBlocks.ts';

export const LearningPathTranslations = defineCollection({
  slug: 'learning-path-translations',
  group: 'Learning',
  description: 'Learning paths in other languages. Learners have those that are whole; drafts are reviewed.',
  title: 'title',
  columns: ['title', 'path', 'language', '_status', 'updatedAt'],
  searchable: ['title', 'description'],
  access: {
    create: draftsFor(TRANSLATORS),
    read: staff,
    update: draftsFor(TRANSLATORS),
    delete: unpublishedRecords(EDITORS),
    readVersions: staff,
  },
  // A draft may lack texts, because translating a path takes days. Published translations are whole.
  versions: { drafts: true, maxPerDoc: 0 },
  indexes: [{ fields: ['path', 'language'], unique: true }],
  admin: withPreview(withPageLinks('learning-path-translations', { sentBy: TRANSLATORS })),
  hooks: {
    beforeOperation: [guardReviewed],
    beforeChange: [recordSourceEdition, clearDraftSummary, recordEditor],
    afterChange: [publishToLearners],
    beforeDelete: [refuseDeletionOfPublished],
  },
  fields: [
    pageControls,
    { name: 'title', type: 'text', required: true, maxLength: PATH_LIMITS.title },
    { name: 'description', type: 'textarea', required: true, maxLength: PATH_LIMITS.description },
    described(
      {
        name: 'modules',
        type: 'blocks',
        blocks: translatedModuleBlocks,
        maxRows: PATH_LIMITS.modules,
        admin: { initCollapsed: true },
      },
      'Module by module, with the same entries in the same places as in its source.',
    ),
    inSidebar(
      { name: 'path', type: 'relationship', relationTo: 'learning-paths', required: true, index: true },
      'What this is a translation of.',
    ),
    inSidebar({ name: 'language', type: 'relationship', relationTo: 'languages', required: true, index: true }),
    byServer(
      { name: 'sourceEdition', type: 'number', min: 1 },
      'The edition of the path that it was made from. A later one may say more.',
    ),
    madeFrom,
    ...changedBy,
  ],
});
