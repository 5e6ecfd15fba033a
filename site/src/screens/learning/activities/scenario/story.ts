import type { ActivityOf } from '@common-ground/api/contracts/learning/activities.ts';

type Scenes = ActivityOf<'scenario'>['scenes'];
type StoryScene = Scenes[number];

/** A situation of a story. `chosen` is null while it is undecided. */
export type Situation = StoryScene & { chosen: StoryScene['choices'][number] | null };

/** State of a story: indexes of the choices, and the number of choices after which the reader went on. */
export type StoryState = { choices: number[]; wentOn: number };

/**
 * Returns the situations that the reader has reached. A state stored for another edition may end earlier, where a
 * choice or situation no longer exists.
 */
export function toSituations(scenes: Scenes, { choices, wentOn }: StoryState): Situation[] {
  const situations: Situation[] = [];
  let at: number | null = 0;
  for (let step = 0; at !== null && step <= wentOn; step++) {
    const scene: StoryScene | undefined = scenes[at];
    if (!scene) break;
    const chosen: Situation['chosen'] = scene.choices[choices[step] ?? -1] ?? null;
    situations.push({ ...scene, chosen });
    at = chosen?.next ?? null;
  }
  return situations;
}
