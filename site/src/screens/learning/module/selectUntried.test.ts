import { expect, it } from 'vitest';
import type { ActivitiesProps } from '../progress/learningProgress.ts';
import { selectUntried } from './selectUntried.ts';

const ACTIVITIES = [
  { kind: 'match', title: 'Match' },
  { title: 'Only to read' },
  { kind: 'scene', title: 'Scene' },
  { kind: 'film', title: 'Film' },
] as ActivitiesProps['activities'];

it('lists untried activities with their places, and says which of them are played', () => {
  expect(selectUntried(ACTIVITIES, [3])).toEqual([
    { place: 0, title: 'Match', isPlayed: false },
    { place: 2, title: 'Scene', isPlayed: true },
  ]);
});

it('lists nothing when all activities that can be tried were tried', () => {
  expect(selectUntried(ACTIVITIES, [0, 2, 3])).toEqual([]);
  expect(selectUntried([], [])).toEqual([]);
});
