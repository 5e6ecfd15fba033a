import { listAchievements as call } from '../../../contracts/learning/achievements.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { selectAchievements } from '../queries/selectAchievements.ts';

export const listAchievementsEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async (_, { database }) => ({ body: await selectAchievements(database) }),
});
