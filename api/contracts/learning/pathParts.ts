import { z } from 'zod';
import { ACTIVITY_TEXT, activitySchema } from './activities.ts';
import { PATH_LIMITS } from './pathLimits.ts';

export type EntryKind = 'line' | 'text' | 'markdown';

export type Value = Record<string, unknown>;
/** One text. Its label is undefined when the label of the record that contains it is enough. */
export type Leaf = { name: string; label?: string | undefined; kind: EntryKind; most: number };
export type Many = { name: string; label: string; of: Leaf | ((one: Value) => Part[]) };
export type Part = Leaf | Many;

const line = (name: string, most: number, label?: string): Leaf => ({ name, label, kind: 'line', most });
const text = (name: string, most: number, label?: string): Leaf => ({ name, label, kind: 'text', most });
const titled = (most: number): Part[] => [
  line('title', PATH_LIMITS.title, 'Title'),
  text('description', most, 'Description'),
];

const QUESTION: Part[] = [
  text('question', PATH_LIMITS.question),
  {
    name: 'options',
    label: 'Option',
    of: () => [line('text', PATH_LIMITS.option), text('why', PATH_LIMITS.why, 'Why')],
  },
  text('explanation', PATH_LIMITS.explanation, 'Explanation'),
];
const SECTION: Part[] = [
  line('title', PATH_LIMITS.sectionTitle, 'Title'),
  { name: 'content', kind: 'markdown', most: PATH_LIMITS.section },
];
const MODULE: Part[] = [
  ...titled(PATH_LIMITS.moduleDescription),
  { name: 'sections', label: 'Section', of: () => SECTION },
  { name: 'activities', label: 'Activity', of: ({ kind }) => ACTIVITIES.get(kind) ?? titled(ACTIVITY_TEXT) },
  { name: 'questions', label: 'Question', of: () => QUESTION },
];
export const PATH: Part[] = [
  ...titled(PATH_LIMITS.description),
  { name: 'modules', label: 'Module', of: () => MODULE },
];

const WORDS: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  pairs: 'Pair',
  first: 'First',
  second: 'Second',
  why: 'Why',
  groups: 'Group',
  items: 'Thing to sort',
  steps: 'Step',
  parts: 'Part',
  scenes: 'Scene',
  choices: 'Choice',
  outcome: 'What follows',
  prompts: 'Question to oneself',
  thoughts: 'Thought',
  frames: 'Picture',
  heading: 'Heading',
  points: 'Point',
  transcript: 'Transcript',
};

type Shape = {
  type?: string;
  maxLength?: number;
  enum?: string[];
  items?: Shape;
  properties?: Record<string, Shape>;
};

/** Derived from the schemas, so that a new kind of activity is included. Addresses of files are not texts. */
const ACTIVITIES = new Map<unknown, Part[]>(
  activitySchema.options.map((option) => {
    const { kind: _kind, file: _file, captions: _captions, ...properties } = toShape(option).properties ?? {};
    return [option.shape.kind.value, toParts({ properties })];
  }),
);

function toShape(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema) as Shape;
}

function toParts({ properties = {} }: Shape): Part[] {
  return Object.entries(properties).flatMap(([name, shape]): Part[] => {
    const { items } = shape;
    if (items) return [{ name, label: WORDS[name] ?? name, of: items.properties ? () => toParts(items) : leaf(items) }];
    return shape.type === 'string' && !shape.enum ? [{ ...leaf(shape), name, label: WORDS[name] }] : [];
  });
}

function leaf({ maxLength = 0 }: Shape): Leaf {
  return { name: '', kind: maxLength > 300 ? 'text' : 'line', most: maxLength };
}

export function readId(one: unknown): number | null {
  const id = readField(one, 'id');
  return typeof id === 'number' ? id : null;
}

export function readField(record: unknown, name: string): unknown {
  return typeof record === 'object' && record !== null ? (record as Value)[name] : undefined;
}

export function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
