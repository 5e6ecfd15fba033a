import { z } from 'zod';
import { ACTIVITY_TEXT, activitySchema } from '../../learning/activities.ts';
import { PATH_LIMITS } from '../../learning/pathLimits.ts';
import type { Part } from '../parts.ts';
import { selectFacts } from './pathFacts.ts';

type Labels = [label: string, itemLabel: string];

const LABELS: Record<string, string> = {
  title: 'Title',
  description: 'Description',
  first: 'First',
  second: 'Second',
  why: 'Why',
  outcome: 'What follows',
  heading: 'Heading',
  transcript: 'Transcript',
};
const LISTS: Record<string, Labels> = {
  pairs: ['Pairs', 'Pair'],
  groups: ['Groups', 'Group'],
  items: ['Things to sort', 'Thing to sort'],
  steps: ['Steps', 'Step'],
  parts: ['Parts', 'Part'],
  scenes: ['Scenes', 'Scene'],
  choices: ['Choices', 'Choice'],
  prompts: ['Questions to oneself', 'Question to oneself'],
  thoughts: ['Thoughts', 'Thought'],
  frames: ['Pictures', 'Picture'],
  points: ['Points', 'Point'],
};
/** Minimum length of a text that may have several lines. */
const LONG = 300;

type Shape = {
  type?: string;
  maxLength?: number;
  enum?: string[];
  items?: Shape;
  properties?: Record<string, Shape>;
};

/** Derived from the schemas, so that a new kind of activity is included. */
const ACTIVITIES = new Map<unknown, Part[]>(
  activitySchema.options.map((option) => [option.shape.kind.value, toShapeParts(z.toJSONSchema(option) as Shape)]),
);

export function findActivityParts(kind: unknown): readonly Part[] {
  return ACTIVITIES.get(kind) ?? DEFAULT;
}

/** Returns title and description, which paths, modules and activities have. */
export function createHead(mostDescription: number): Part[] {
  return [
    { type: 'text', name: 'title', label: 'Title', kind: 'line', most: PATH_LIMITS.title },
    { type: 'text', name: 'description', label: 'Description', kind: 'text', most: mostDescription },
  ];
}

/** Parts of an activity of a kind that no longer exists. */
const DEFAULT = createHead(ACTIVITY_TEXT);

function toShapeParts({ properties = {} }: Shape): Part[] {
  return Object.entries(properties).flatMap(([name, shape]): Part[] => {
    const facts = selectFacts(name);
    // Points are facts of a module, and texts of a picture.
    if (facts.length > 0 && !shape.items?.maxLength) return facts;
    if (shape.items) return [toListPart(name, shape.items)];
    const isText = shape.type === 'string' && !shape.enum;
    return isText ? [{ type: 'text', name, label: LABELS[name], ...toKind(shape) }] : [];
  });
}

function toListPart(name: string, items: Shape): Part {
  const [label, itemLabel] = LISTS[name] ?? [name, name];
  if (!items.properties) return { type: 'texts', form: 'list', name, label, itemLabel, ...toKind(items) };
  const parts = toShapeParts(items);
  return { type: 'records', name, label, itemLabel, parts: () => parts };
}

function toKind({ maxLength = 0 }: Shape): { kind: 'line' | 'text'; most: number } {
  return { kind: maxLength > LONG ? 'text' : 'line', most: maxLength };
}
