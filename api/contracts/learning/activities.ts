import { z } from 'zod';

/** Each kind works by keyboard, by touch and without sight, and explains each try. Positions in lists count from 0. */

export const ACTIVITY_TEXT = 1200;
const text = z.string().trim().min(1, 'is required').max(ACTIVITY_TEXT);
const short = z.string().trim().min(1, 'is required').max(160);
const place = z.int().nonnegative();

const head = { title: short, description: text };

const match = z.object({
  kind: z.literal('match'),
  ...head,
  pairs: z
    .array(z.object({ first: short, second: short, why: text }))
    .min(3)
    .max(8),
});

const sort = z.object({
  kind: z.literal('sort'),
  ...head,
  groups: z.array(short).min(2).max(4),
  items: z
    .array(z.object({ text: text, group: place, why: text }))
    .min(4)
    .max(12),
});

const order = z.object({
  kind: z.literal('order'),
  ...head,
  steps: z
    .array(z.object({ text: text, why: text }))
    .min(3)
    .max(8),
});

const find = z.object({
  kind: z.literal('find'),
  ...head,
  parts: z
    .array(z.object({ text: text, isLookedFor: z.boolean(), why: text }))
    .min(4)
    .max(16),
});

/** `next` is the position of the scene that follows; null ends the story. */
const scenario = z.object({
  kind: z.literal('scenario'),
  ...head,
  scenes: z
    .array(
      z.object({
        text: text,
        choices: z
          .array(z.object({ text: text, outcome: text, isAdvised: z.boolean(), next: place.nullable() }))
          .min(2)
          .max(4),
      }),
    )
    .min(1)
    .max(8),
});

/** Answers that a learner writes are never sent. */
const reflect = z.object({
  kind: z.literal('reflect'),
  ...head,
  prompts: z
    .array(z.object({ question: text, thoughts: z.array(text).min(1).max(5) }))
    .min(1)
    .max(4),
});

export const FIGURES = [
  'person',
  'people',
  'talk',
  'home',
  'school',
  'work',
  'care',
  'document',
  'question',
  'time',
  'hand',
  'ear',
  'eye',
  'mind',
  'wheelchair',
  'path',
] as const;

/** Pictures that the page draws, narrated by a voice of the browser: `say` is spoken and shown as the caption. */
const scene = z.object({
  kind: z.literal('scene'),
  ...head,
  frames: z
    .array(
      z.object({
        say: text,
        heading: short.optional(),
        points: z.array(short).max(4).optional(),
        figure: z.enum(FIGURES),
      }),
    )
    .min(4)
    .max(16),
});

const film = z.object({
  kind: z.literal('film'),
  ...head,
  /** Id of the film's record in the CMS, when it was chosen there; `file` is the address that learners get. */
  film: z.int().positive().optional(),
  file: short,
  captions: z
    .array(z.object({ language: z.string().min(2).max(20), file: short }))
    .min(1)
    .max(20),
  transcript: z.string().trim().min(1).max(20_000),
});

export const activitySchema = z
  .discriminatedUnion('kind', [match, sort, order, find, scenario, reflect, scene, film])
  .check(({ value, issues }) => {
    const fault = findActivityFault(value);
    if (fault) issues.push({ code: 'custom', message: fault, input: value });
  });

export type Activity = z.infer<typeof activitySchema>;
export type ActivityKind = Activity['kind'];
export type ActivityOf<Kind extends ActivityKind> = Extract<Activity, { kind: Kind }>;

function findActivityFault(activity: Activity): string | null {
  switch (activity.kind) {
    case 'sort': {
      const empty = activity.groups.findIndex((_, at) => !activity.items.some(({ group }) => group === at));
      if (activity.items.some(({ group }) => group >= activity.groups.length))
        return 'items: a group that is not there';
      return empty < 0 ? null : `groups: nothing belongs into ${activity.groups[empty]}`;
    }
    case 'find':
      return new Set(activity.parts.map(({ isLookedFor }) => isLookedFor)).size === 2
        ? null
        : 'parts: some are looked for, and some are not';
    case 'scenario':
      return findScenarioFault(activity);
    default:
      return null;
  }
}

function findScenarioFault({ scenes }: ActivityOf<'scenario'>): string | null {
  for (const [at, { choices }] of scenes.entries()) {
    if (!choices.some(({ isAdvised }) => isAdvised)) return `scenes.${at}: no choice is advised`;
    // Choices lead only forward, so that each story ends.
    if (choices.some(({ next }) => next !== null && (next <= at || next >= scenes.length)))
      return `scenes.${at}: a choice leads to a scene that does not come later`;
  }
  const reached = new Set(scenes.flatMap(({ choices }) => choices.map(({ next }) => next)));
  const lost = scenes.findIndex((_, at) => at > 0 && !reached.has(at));
  return lost < 0 ? null : `scenes.${lost}: no choice leads here`;
}
