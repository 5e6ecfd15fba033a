import { EDITORS } from '@common-ground/api/contracts/accounts/roles.ts';
import { DIFFICULTIES } from '@common-ground/api/contracts/learning/learning.ts';
import { PATH_LIMITS } from '@common-ground/api/contracts/learning/pathLimits.ts';
import { findPermit } from '@common-ground/api/features/contributions/publishPermit.ts';
import type { CollectionBeforeChangeHook, Field } from 'payload';
import { openProposals } from '../../../desk/contributions/openProposals.ts';
import { pageControls } from '../../../desk/contributions/pageControls.ts';
import { withPreview } from '../../../desk/learning/withPreview.ts';
import { withPageLinks } from '../../../desk/publishing/withPageLinks.ts';
import { draftsFor, nobody, staff } from '../../access/rules.ts';
import { byServer, seedKey } from '../../fields/byServer.ts';
import { changedBy } from '../../fields/changeRecord.ts';
import { described, inSidebar } from '../../fields/described.ts';
import { textFields } from '../../fields/textFields.ts';
import { guardReviewed } from '../../hooks/guardPublishing.ts';
import { numberSourcesIn } from '../../hooks/numberSources.ts';
import { clearDraftSummary, recordEditor } from '../../hooks/recordEditor.ts';
import { fillFilms } from '../../learning/fillFilms.ts';
import { numberModules } from '../../learning/numberModules.ts';
import { publishToLearners } from '../../learning/publishToLearners.ts';
import { readEdition } from '../../learning/readEdition.ts';
import { defineCollection } from '../defineCollection.ts';
import { moduleBlocks } from './moduleBlocks.ts';

/**
 * Opens a path when it is published. Closes it when it is created or taken down. Drafts of an open path change nothing.
 */
const openToLearners: CollectionBeforeChangeHook = ({ data, operation, req }) => {
  if (data._status === 'published') return { ...data, isActive: true };
  const isTakenDown = operation === 'update' && findPermit(req.context);
  return operation === 'create' || isTakenDown ? { ...data, isActive: false } : data;
};

const { sources } = textFields('condition', { isTranslation: false });

/** One document with all answers, so only staff reads it. Learners get the records that its publication writes. */
export const LearningPaths = defineCollection({
  slug: 'learning-paths',
  group: 'Learning',
  description: 'Learning paths with all that is in them. Changes are published through review.',
  title: 'title',
  columns: ['title', 'difficulty', '_status', 'edition', 'totalModules', 'isActive'],
  searchable: ['title', 'description'],
  access: { create: draftsFor(EDITORS), read: staff, update: draftsFor(EDITORS), delete: nobody, readVersions: staff },
  versions: { drafts: { validate: true }, maxPerDoc: 0 },
  admin: withPreview(withPageLinks('learning-paths', { sentBy: EDITORS })),
  hooks: {
    beforeOperation: [guardReviewed],
    beforeChange: [
      openToLearners,
      numberModules,
      numberSourcesIn('learning-paths'),
      fillFilms,
      clearDraftSummary,
      recordEditor,
    ],
    afterChange: [publishToLearners],
    afterRead: [readEdition],
  },
  fields: [
    openProposals,
    pageControls,
    { name: 'title', type: 'text', required: true, maxLength: PATH_LIMITS.title },
    { name: 'description', type: 'textarea', required: true, maxLength: PATH_LIMITS.description },
    described(
      {
        name: 'modules',
        type: 'blocks',
        blocks: moduleBlocks,
        maxRows: PATH_LIMITS.modules,
        admin: { initCollapsed: true },
      },
      'In the order in which they are taken. They are moved by dragging, or by the keys of their menu.',
    ),
    sources as Field,
    inSidebar({
      name: 'difficulty',
      type: 'select',
      required: true,
      defaultValue: 'beginner',
      options: [...DIFFICULTIES],
    }),
    inSidebar({ name: 'category', type: 'relationship', relationTo: 'categories', index: true }),
    inSidebar(
      { name: 'prerequisites', type: 'relationship', relationTo: 'learning-paths', hasMany: true },
      'Paths to complete first.',
    ),
    byServer(
      { name: 'estimatedDuration', type: 'number', defaultValue: 0, min: 0, label: 'Estimated duration' },
      'In minutes, of all modules.',
    ),
    byServer({ name: 'totalModules', type: 'number', defaultValue: 0, min: 0 }),
    byServer(
      { name: 'edition', type: 'number', defaultValue: 1, min: 1 },
      'Increases with each change of what is taught.',
    ),
    byServer(
      { name: 'isActive', type: 'checkbox', defaultValue: true, index: true, label: 'Shown to learners' },
      'From its publication until it is closed.',
    ),
    ...changedBy,
    seedKey,
  ],
});
