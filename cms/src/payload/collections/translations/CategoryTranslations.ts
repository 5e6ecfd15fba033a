import { TRANSLATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { CATEGORY_DESCRIPTION_LENGTH, NAME_LENGTH } from '@common-ground/api/contracts/limits.ts';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { viewPage } from '../../../desk/publishing/viewPage.ts';
import { noteWhatReadersHave, queuePublish, queueRemoval } from '../../../publisher/jobs/queuePublish.ts';
import { draftsFor, editors, nobody, publishedOrStaff, staff } from '../../access/roles.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { keepOnRestore } from '../../hooks/keepOnRestore.ts';
import { recordTranslation } from '../../hooks/recordTranslation.ts';
import { defineCollection } from '../defineCollection.ts';
import { translationState } from './state.ts';

export const CategoryTranslations = defineCollection({
  slug: 'category-translations',
  group: 'Translations',
  description: 'Names and descriptions of categories in the other languages.',
  title: 'name',
  columns: ['name', 'category', 'language', 'status', 'updatedAt'],
  searchable: ['name', 'description'],
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
  indexes: [{ fields: ['category', 'language'], unique: true }],
  // Publishing and unpublishing many at once would be refused, as of one.
  disableBulkEdit: true,
  admin: viewPage('category-translations', { sentBy: TRANSLATORS }),
  hooks: {
    beforeOperation: [guardReviewed],
    beforeValidate: [keepOnRestore('status')],
    beforeChange: [recordTranslation, noteWhatReadersHave('category-translations')],
    afterChange: [queuePublish('category-translations')],
    afterDelete: [queueRemoval('category-translations')],
  },
  fields: [
    pageControls,
    { name: 'name', type: 'text', required: true, maxLength: NAME_LENGTH },
    { name: 'description', type: 'textarea', required: true, maxLength: CATEGORY_DESCRIPTION_LENGTH },
    ...translationState('category'),
  ],
});
