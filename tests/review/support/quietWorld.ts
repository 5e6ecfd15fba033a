import { type ReviewWorld, reviewWorld } from '@common-ground/cms/src/review/testing/reviewWorld.ts';
import { beforeEach } from 'vitest';

/** For tests that send much that is refused, and that are about something else than the throttle and the log. */
export async function quietWorld(): Promise<ReviewWorld> {
  const world = await reviewWorld();
  world.payload.logger.level = 'silent';
  beforeEach(() => world.rows('DELETE FROM throttle.spent'));
  return world;
}
