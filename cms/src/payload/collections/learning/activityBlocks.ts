import { type ActivityKind, activitySchema } from '@common-ground/api/contracts/learning/activities.ts';
import type { Block, Field } from 'payload';
import { z } from 'zod';
import { described } from '../../fields/described.ts';
import { textList } from '../../fields/list.ts';
import { rowsBy, titledBlock } from '../../fields/rowTitle.ts';

const KINDS: Record<ActivityKind, [singular: string, plural: string]> = {
  match: ['Match pairs', 'Match pairs'],
  sort: ['Sort into groups', 'Sort into groups'],
  order: ['Put in order', 'Put in order'],
  find: ['Find in a text', 'Find in a text'],
  scenario: ['Story with choices', 'Stories with choices'],
  reflect: ['Reflect and compare', 'Reflect and compare'],
  scene: ['Animated scene', 'Animated scenes'],
  film: ['Film', 'Films'],
};

const WORDS: Record<string, [label: string, about?: string]> = {
  title: ['Title'],
  description: ['Description', 'What is to be done, in a sentence or two.'],
  pairs: ['Pairs'],
  first: ['First'],
  second: ['Second', 'What belongs to it.'],
  why: ['Why', 'Said after each try.'],
  groups: ['Groups', 'Two to four. They are counted from 0, as translations have them in the same places.'],
  items: ['Things to sort'],
  text: ['Text'],
  group: ['Group', 'Its number: 0 is the first.'],
  steps: ['Steps', 'In the right order; learners get them in another.'],
  parts: ['Parts of the text'],
  isLookedFor: ['Looked for'],
  scenes: ['Scenes', 'The first is where the story begins. They are counted from 0.'],
  choices: ['Choices'],
  outcome: ['What follows'],
  isAdvised: ['Advised'],
  next: ['Leads to scene', 'Its number, which is higher; empty where the story ends.'],
  prompts: ['Questions to oneself'],
  question: ['Question'],
  thoughts: ['What others thought', 'To compare with. What learners write stays in their browser and is never sent.'],
  frames: ['Pictures'],
  say: ['Spoken', 'It is the caption as well.'],
  heading: ['Heading'],
  points: ['Points', 'Up to four, shown beside the picture.'],
  figure: ['Figure'],
  transcript: ['Transcript', 'All that is said and shown, in paragraphs; it stands below the film.'],
};

const ROWS: Record<string, [noun: string, by: string[], first?: number]> = {
  pairs: ['Pair', ['first']],
  items: ['Thing', ['text']],
  steps: ['Step', ['text']],
  parts: ['Part', ['text']],
  scenes: ['Scene', ['text'], 0],
  choices: ['Choice', ['text']],
  prompts: ['Question', ['question']],
  frames: ['Picture', ['heading', 'say']],
};

type Shape = {
  type?: string;
  maxLength?: number;
  enum?: string[];
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  anyOf?: Shape[];
};

/** Properties that editors do not type: they choose a film, and `fillFilms` writes its addresses. */
const UNTYPED = ['kind', 'film', 'file', 'captions'];

const FILM: Field[] = [
  described(
    { name: 'film', type: 'upload', relationTo: 'films', required: true, label: 'Film' },
    'With its captions. One that is new is given here, too.',
  ),
  { name: 'file', type: 'text', admin: { hidden: true } },
  { name: 'captions', type: 'json', admin: { hidden: true } },
];

/** One block for each kind of activity, generated from its schema: a kind that is added there can be edited here. */
export const activityBlocks = blocksWith(FILM);
/** Blocks of translations have no film, because a translation shows the film of its source. */
export const translatedActivityBlocks = blocksWith([]);

function blocksWith(film: Field[]): Block[] {
  return activitySchema.options.map((option) => {
    const shape = z.toJSONSchema(option) as Shape;
    const typed = Object.entries(shape.properties ?? {}).filter(([name]) => !UNTYPED.includes(name));
    const slug = option.shape.kind.value;
    const [singular, plural] = KINDS[slug];
    const [title, description, ...rest] = createFields({ ...shape, properties: Object.fromEntries(typed) });
    const fields = [title, description, ...(slug === 'film' ? film : []), ...rest].filter(
      (field) => field !== undefined,
    );
    return titledBlock({ slug, labels: { singular, plural }, fields });
  });
}

function createFields({ properties = {}, required = [] }: Shape): Field[] {
  return Object.entries(properties).map(([name, shape]) => createField(name, shape, required.includes(name)));
}

function createField(name: string, shape: Shape, required: boolean): Field {
  const [label = name, about = ''] = WORDS[name] ?? [];
  const common = { name, label, required, ...(about ? { admin: { description: about } } : {}) };
  if (shape.anyOf) return createField(name, shape.anyOf.find(({ type }) => type !== 'null') ?? {}, false);
  if (shape.enum) return { ...common, type: 'select', options: shape.enum };
  if (shape.type === 'boolean') return { ...common, required: false, type: 'checkbox', defaultValue: false };
  if (shape.type === 'integer') return { ...common, type: 'number', min: 0 };
  if (shape.items?.properties)
    return {
      ...common,
      type: 'array',
      ...(shape.minItems ? { minRows: shape.minItems } : {}),
      ...(shape.maxItems ? { maxRows: shape.maxItems } : {}),
      admin: { ...common.admin, ...rowsBy(...(ROWS[name] ?? [label, ['title']])) },
      fields: createFields(shape.items),
    };
  if (shape.items) return textList({ name, label, description: about, required, most: shape.items.maxLength ?? 160 });
  const maxLength = shape.maxLength ?? 160;
  return maxLength > 160 ? { ...common, type: 'textarea', maxLength } : { ...common, type: 'text', maxLength };
}
