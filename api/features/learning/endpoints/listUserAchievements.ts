import { listUserAchievements as call } from '../../../contracts/learning/achievements.ts';
import { defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { ownOrAdmin } from '../../../platform/session/currentSession.ts';
import { selectUserAchievements } from '../queries/selectAchievements.ts';

export const listUserAchievementsEndpoint = defineEndpoint({
  call,
  access: ownOrAdmin,
  operation: async ({ params }, { database }) => ({ body: await selectUserAchievements(database, params.id) }),
});
