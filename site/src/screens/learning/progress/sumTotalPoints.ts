type Paths = readonly { totalPoints: number }[];
type Achievements = readonly { points: number }[];

/** Returns the points of paths and achievements together. A guest has no achievements. */
export function sumTotalPoints(paths: Paths, achievements: Achievements): number {
  const ofPaths = paths.reduce((sum, { totalPoints }) => sum + totalPoints, 0);
  return achievements.reduce((sum, { points }) => sum + points, ofPaths);
}
