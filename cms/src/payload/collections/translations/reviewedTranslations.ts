import { EDITORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { REVIEWED_KINDS } from '@common-ground/api/features/contributions/kinds/reviewedKinds.ts';
import type { Field } from 'payload';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { withPageLinks } from '../../../desk/publishing/withPageLinks.ts';
import { searchTermLinks } from '../../../desk/search/searchTermLinks.ts';
import { draftsFor, staff, unpublishedRecords } from '../../access/rules.ts';
import { lastEditedBy } from '../../fields/changeRecord.ts';
import { textFields } from '../../fields/textFields.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { holdAfterTranslation, lockSource } from '../../hooks/holdAgainstSource.ts';
import { keepOnRestore } from '../../hooks/keepOnRestore.ts';
import { recordEditor } from '../../hooks/recordEditor.ts';
import { recordTranslation } from '../../hooks/recordTranslation.ts';
import { refuseDeletionOfPublished } from '../../hooks/refuseDeletionOfPublished.ts';
import { type DefinedCollection, defineCollection } from '../defineCollection.ts';
import { madeFrom, translationState } from './state.ts';

type Translations = { of: 'category' | 'condition'; description: string; searchable: string[]; texts: Field[] };

export function reviewedTranslations({ of, description, searchable, texts }: Translations): DefinedCollection {
  const slug = `${of}-translations` as const;
  // The record is the same in its form and in the translation editor, and so are the roles that write it.
  const { senders } = REVIEWED_KINDS[slug];
  const access = {
    create: draftsFor(senders),
    update: draftsFor(senders),
    delete: unpublishedRecords(EDITORS),
  };
  return defineCollection({
    slug,
    group: 'Translations',
    description,
    title: 'name',
    columns: ['name', of, 'language', 'status', 'updatedAt'],
    searchable,
    access: { ...access, read: staff, readVersions: staff },
    // A draft may lack any text, because it is saved while it is written. `sendDraft` demands what every language needs.
    versions: { drafts: true, maxPerDoc: 0 },
    indexes: [{ fields: [of, 'language'], unique: true }],
    admin: withPageLinks(slug, { sentBy: senders }),
    hooks: {
      beforeOperation: [guardReviewed, lockSource(of)],
      beforeDelete: [refuseDeletionOfPublished],
      beforeValidate: [keepOnRestore('status')],
      beforeChange: [recordTranslation, recordEditor],
      afterChange: [holdAfterTranslation(of)],
    },
    fields: [pageControls, ...texts, ...translationState(of), madeFrom, lastEditedBy],
  });
}

export const CategoryTranslations = reviewedTranslations({
  of: 'category',
  description: 'Names and descriptions of categories in the other languages.',
  searchable: ['name', 'description'],
  texts: Object.values(textFields('category', { isTranslation: true })),
});

const { name, ...texts } = textFields('condition', { isTranslation: true });

export const ConditionTranslations = reviewedTranslations({
  of: 'condition',
  description:
    'Condition pages in the other languages. A part left empty shows in the default language, marked as such.',
  searchable: ['name', 'summary'],
  texts: [{ ...name, index: true } as Field, searchTermLinks, ...Object.values(texts)],
});
