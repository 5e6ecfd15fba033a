import { beforeEach } from 'vitest';
import { type ReviewWorld, reviewWorld } from './reviewWorld.ts';

/** For tests that send much that is refused, and that are about something else than the throttle and the log. */
export async function quietWorld(): Promise<ReviewWorld> {
  const world = await reviewWorld();
  world.payload.logger.level = 'silent';
  beforeEach(() => world.rows('DELETE FROM throttle.spent'));
  return world;
}
