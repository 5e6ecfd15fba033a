import { EDITORS, TRANSLATORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { bySecondLook } from '../../../desk/learning/bySecondLook.ts';
import { draftsFor, neverPublished, staff } from '../../access/rules.ts';
import { byServer } from '../../fields/byServer.ts';
import { described, inSidebar } from '../../fields/described.ts';
import { keepWhatReadersHad } from '../../hooks/keepWhatReadersHad.ts';
import { noteEdition } from '../../learning/noteEdition.ts';
import { putBeforeLearners } from '../../learning/putBeforeLearners.ts';
import { defineCollection } from '../defineCollection.ts';
import { guardPath } from './LearningPaths.ts';
import { translatedModuleBlocks } from './moduleBlocks.ts';

/** Learners have one where it is whole: each entry of its path is there, one by one. */
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
    delete: neverPublished(EDITORS),
    readVersions: staff,
  },
  versions: { drafts: { validate: true }, maxPerDoc: 0 },
  indexes: [{ fields: ['path', 'language'], unique: true }],
  isRecorded: true,
  admin: bySecondLook,
  hooks: {
    beforeOperation: [guardPath],
    beforeChange: [noteEdition],
    afterChange: [putBeforeLearners],
    beforeDelete: [keepWhatReadersHad],
  },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'description', type: 'textarea', required: true, maxLength: 1000 },
    described(
      { name: 'modules', type: 'blocks', blocks: translatedModuleBlocks, maxRows: 12 },
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
  ],
});
