import { TRANSLATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { viewPage } from '../../../desk/publishing/viewPage.ts';
import { draftsFor, editors, nobody, publishedOrStaff, staff } from '../../access/roles.ts';
import { textFields } from '../../fields/textFields.ts';
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
    beforeChange: [recordTranslation],
  },
  fields: [
    pageControls,
    ...Object.values(textFields('category', { isTranslation: true })),
    ...translationState('category'),
  ],
});
