import { TAUGHT_SECTIONS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { PATH_LIMITS } from '@common-ground/api/contracts/learning/pathLimits.ts';
import { QUESTION_TYPES } from '@common-ground/api/contracts/learning/quiz.ts';
import type { Block, Field } from 'payload';
import { described } from '../../fields/described.ts';
import { rowsBy, titledBlock } from '../../fields/rowTitle.ts';
import { textEditor } from '../../richtext/textEditor.ts';
import { activityBlocks, translatedActivityBlocks } from './activityBlocks.ts';

/** A number that the server assigns at the first save. */
const numbered = (name: string): Field => ({ name, type: 'number', admin: { hidden: true } });

const ofSource = (name: string): Field =>
  described(
    { name, type: 'number', label: 'Number', required: true },
    'Number of the module or question that this translates.',
  );

const place = (required: boolean): Field[] => [
  { name: 'condition', type: 'relationship', relationTo: 'conditions', required },
  { name: 'section', type: 'select', required, options: [...TAUGHT_SECTIONS] },
];

const heads: Field[] = [
  numbered('moduleId'),
  { name: 'title', type: 'text', required: true, maxLength: PATH_LIMITS.title },
  { name: 'description', type: 'textarea', required: true, maxLength: PATH_LIMITS.moduleDescription },
  {
    type: 'row',
    fields: [
      { name: 'minutes', type: 'number', required: true, min: 1, max: PATH_LIMITS.minutes },
      { name: 'points', type: 'number', required: true, defaultValue: 10, min: 0 },
      { name: 'isRequired', type: 'checkbox', defaultValue: true, label: 'Required' },
    ],
  },
  described(
    {
      name: 'teaches',
      type: 'array',
      fields: place(true),
      admin: rowsBy('Place', ['section']),
      labels: { singular: 'Place', plural: 'Places' },
    },
    'Sections of the encyclopedia. When one of them changes, the module is looked at again.',
  ),
];

const sections: Field = {
  name: 'sections',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: PATH_LIMITS.sections,
  admin: rowsBy('Section', ['title']),
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: PATH_LIMITS.sectionTitle },
    { name: 'content', type: 'richText', required: true, editor: textEditor },
  ],
};

const questions: Field = {
  name: 'questions',
  type: 'array',
  required: true,
  minRows: 1,
  maxRows: PATH_LIMITS.questions,
  admin: rowsBy('Question', ['question']),
  fields: [
    numbered('questionId'),
    { name: 'question', type: 'textarea', required: true, maxLength: PATH_LIMITS.question },
    { name: 'type', type: 'select', required: true, defaultValue: 'multiple_choice', options: [...QUESTION_TYPES] },
    {
      name: 'options',
      type: 'array',
      required: true,
      minRows: 2,
      maxRows: PATH_LIMITS.options,
      admin: rowsBy('Option', ['text']),
      fields: [
        { name: 'text', type: 'text', required: true, maxLength: PATH_LIMITS.option },
        { name: 'isRight', type: 'checkbox', defaultValue: false, label: 'Right' },
        described(
          { name: 'why', type: 'textarea', required: true, maxLength: PATH_LIMITS.why },
          'Why it is wrong; of the right one, why it is right.',
        ),
      ],
      validate: (value, { siblingData }) => {
        if ((siblingData as { type?: string }).type === 'true_false' && value?.length !== 2)
          return 'A question that is true or false has two options';
        return oneIsRight(value) || 'Exactly one option is right, and no two are the same';
      },
    },
    described(
      { name: 'explanation', type: 'textarea', required: true, maxLength: PATH_LIMITS.explanation },
      'Shown after the answer.',
    ),
    { name: 'points', type: 'number', required: true, defaultValue: 5, min: 0 },
    ...place(false),
  ],
};

function oneIsRight(value: unknown): boolean {
  const options = (Array.isArray(value) ? value : []) as { text?: string; isRight?: boolean }[];
  const texts = options.map(({ text }) => text?.trim());
  return options.filter(({ isRight }) => isRight).length === 1 && new Set(texts).size === texts.length;
}

const createActivitiesField = (blocks: Block[]): Field => ({
  name: 'activities',
  type: 'blocks',
  required: true,
  minRows: 1,
  maxRows: PATH_LIMITS.activities,
  admin: { initCollapsed: true },
  blocks,
});

type Parts = { heads: Field[]; questions: Field; activities: Field };

const all = ({ heads: headed, questions: asked, activities }: Parts): Block[] =>
  [
    { slug: 'reading', labels: { singular: 'Reading', plural: 'Readings' }, fields: [...headed, sections] },
    { slug: 'quiz', labels: { singular: 'Quiz', plural: 'Quizzes' }, fields: [...headed, asked] },
    { slug: 'interactive', labels: { singular: 'Activity', plural: 'Activities' }, fields: [...headed, activities] },
    { slug: 'video', labels: { singular: 'Video', plural: 'Videos' }, fields: [...headed, activities] },
  ].map(titledBlock);

/** The four types of module. `blocksAsJSON` stores them in one JSON column, without tables of their own. */
export const moduleBlocks: Block[] = all({ heads, questions, activities: createActivitiesField(activityBlocks) });

/** Blocks of translations: texts only, with the numbers of the modules and questions that they translate. */
export const translatedModuleBlocks: Block[] = all({
  heads: [
    ofSource('moduleId'),
    ...heads.filter((field) => 'name' in field && ['title', 'description'].includes(field.name)),
  ],
  activities: createActivitiesField(translatedActivityBlocks),
  questions: {
    name: 'questions',
    type: 'array',
    required: true,
    admin: rowsBy('Question', ['question']),
    fields: [
      ofSource('questionId'),
      { name: 'question', type: 'textarea', required: true, maxLength: PATH_LIMITS.question },
      {
        name: 'options',
        type: 'array',
        required: true,
        admin: rowsBy('Option', ['text']),
        fields: [
          { name: 'text', type: 'text', required: true, maxLength: PATH_LIMITS.option },
          { name: 'why', type: 'textarea', required: true, maxLength: PATH_LIMITS.why },
        ],
      },
      { name: 'explanation', type: 'textarea', required: true, maxLength: PATH_LIMITS.explanation },
    ],
  },
});
