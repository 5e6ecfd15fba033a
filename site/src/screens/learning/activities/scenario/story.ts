import type { ActivityOf } from '@common-ground/api/contracts/learning/activities.ts';

type Scenes = ActivityOf<'scenario'>['scenes'];
type StoryScene = Scenes[number];

/** A situation of a story, with what was chosen in it; null where that is still open. */
export type Situation = StoryScene & { chosen: StoryScene['choices'][number] | null };

/** What somebody has gone through: places of their choices, and how many times they went on after one. */
export type Told = { choices: number[]; wentOn: number };

/** The situations up to the one that is open, or the last; what was kept of another edition ends where it fits no more. */
export function situationsOf(scenes: Scenes, { choices, wentOn }: Told): Situation[] {
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
