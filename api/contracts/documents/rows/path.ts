import { PATH_LIMITS } from '../../learning/pathLimits.ts';
import type { DocumentRow } from '../DocumentRow.ts';
import type { Part } from '../parts.ts';
import { createHead, findActivityParts } from './activityParts.ts';
import { PATH_FACTS, selectFacts } from './pathFacts.ts';

const OPTION: readonly Part[] = [
  { type: 'text', name: 'text', kind: 'text', most: PATH_LIMITS.option },
  { type: 'text', name: 'why', label: 'Why', kind: 'text', most: PATH_LIMITS.why },
  ...selectFacts('isRight'),
];
const QUESTION: readonly Part[] = [
  { type: 'text', name: 'question', kind: 'text', most: PATH_LIMITS.question },
  { type: 'records', name: 'options', label: 'Options', itemLabel: 'Option', parts: () => OPTION },
  { type: 'text', name: 'explanation', label: 'Explanation', kind: 'text', most: PATH_LIMITS.explanation },
  ...selectFacts('type', 'points', 'from'),
];
const SECTION: readonly Part[] = [
  { type: 'text', name: 'title', label: 'Title', kind: 'line', most: PATH_LIMITS.sectionTitle },
  { type: 'text', name: 'content', kind: 'markdown', most: PATH_LIMITS.section },
];
const MODULE: readonly Part[] = [
  ...createHead(PATH_LIMITS.moduleDescription),
  { type: 'records', name: 'sections', label: 'Sections', itemLabel: 'Section', parts: () => SECTION },
  {
    type: 'records',
    name: 'activities',
    label: 'Activities',
    itemLabel: 'Activity',
    hasFacts: true,
    parts: ({ kind }) => findActivityParts(kind),
  },
  {
    type: 'records',
    name: 'questions',
    label: 'Questions',
    itemLabel: 'Question',
    hasFacts: true,
    parts: () => QUESTION,
  },
  ...selectFacts('type', 'minutes', 'points', 'isRequired', 'teaches'),
];

const PARTS: readonly Part[] = [
  ...createHead(PATH_LIMITS.description).map((part) => ({ ...part, section: 'head' })),
  ...PATH_FACTS,
  {
    type: 'records',
    name: 'modules',
    label: 'Modules',
    itemLabel: 'Module',
    hasFacts: true,
    parts: () => MODULE,
  },
];

/** A learning path (`PathContent`). A module is a section by itself. */
export const PATH_DOCUMENT = {
  label: 'Learning path',
  collection: 'learning-paths',
  translations: { collection: 'learning-path-translations', relationship: 'path' },
  parts: PARTS,
  proposes: 'whole',
  toAddress: (id) => `/learning/paths/${id}`,
} as const satisfies DocumentRow;
