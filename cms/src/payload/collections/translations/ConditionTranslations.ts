import { TRANSLATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { viewPage } from '../../../desk/publishing/viewPage.ts';
import { noteWhatReadersHave, queuePublish, queueRemoval } from '../../../publisher/jobs/queuePublish.ts';
import { draftsFor, editors, nobody, publishedOrStaff, staff } from '../../access/roles.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { keepOnRestore } from '../../hooks/keepOnRestore.ts';
import { recordTranslation } from '../../hooks/recordTranslation.ts';
import { defineCollection } from '../defineCollection.ts';
import { conditionTexts } from '../encyclopedia/sections.ts';
import { translationState } from './state.ts';

export const ConditionTranslations = defineCollection({
  slug: 'condition-translations',
  group: 'Translations',
  description:
    'Condition pages in the other languages. A part left empty shows in the default language, marked as such.',
  title: 'name',
  columns: ['name', 'condition', 'language', 'status', 'updatedAt'],
  searchable: ['name', 'summary'],
  access: {
    create: draftsFor(TRANSLATORS),
    read: publishedOrStaff,
    update: draftsFor(TRANSLATORS),
    delete: editors,
    readVersions: staff,
    unlock: nobody,
    admin: staff,
  },
  versions: { drafts: { validate: true }, maxPerDoc: 0 },
  indexes: [{ fields: ['condition', 'language'], unique: true }],
  // Publishing and unpublishing many at once would be refused, as of one.
  disableBulkEdit: true,
  admin: viewPage('condition-translations', { sentBy: TRANSLATORS }),
  hooks: {
    beforeOperation: [guardReviewed],
    beforeValidate: [keepOnRestore('status')],
    beforeChange: [recordTranslation, noteWhatReadersHave('condition-translations')],
    afterChange: [queuePublish('condition-translations')],
    afterDelete: [queueRemoval('condition-translations')],
  },
  fields: [
    pageControls,
    { name: 'name', type: 'text', required: true, index: true, maxLength: 80 },
    ...conditionTexts({ required: false }),
    ...translationState('condition'),
  ],
});
