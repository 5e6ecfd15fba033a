import { TRANSLATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Field } from 'payload';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { viewPage } from '../../../desk/publishing/viewPage.ts';
import { draftsFor, editors, nobody, publishedOrStaff, staff } from '../../access/roles.ts';
import { textFields } from '../../fields/textFields.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { keepOnRestore } from '../../hooks/keepOnRestore.ts';
import { recordTranslation } from '../../hooks/recordTranslation.ts';
import { defineCollection } from '../defineCollection.ts';
import { translationState } from './state.ts';

const { name, ...texts } = textFields('condition', { isTranslation: true });

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
    beforeChange: [recordTranslation],
  },
  fields: [pageControls, { ...name, index: true } as Field, ...Object.values(texts), ...translationState('condition')],
});
