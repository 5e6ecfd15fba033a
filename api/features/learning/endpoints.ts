import { listAchievements, listUserAchievements } from '../../contracts/learning/achievements.ts';
import * as calls from '../../contracts/learning/learning.ts';
import { anyone, ownOrAdmin } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { selectAchievements, selectUserAchievements } from './queries/selectAchievements.ts';
import { selectCertificates, selectLearningPaths, selectProgress } from './queries/selectLearning.ts';

/** None is prepared: `content_changed` does not tell of learning paths. */
export const learningEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.listLearningPaths,
    access: anyone,
    verb: (_, { database }) => selectLearningPaths(database),
  }),
  defineEndpoint({
    call: calls.listProgress,
    access: ownOrAdmin,
    verb: ({ params }, { database }) => selectProgress(database, params.id),
  }),
  defineEndpoint({
    call: calls.listCertificates,
    access: ownOrAdmin,
    verb: ({ params }, { database }) => selectCertificates(database, params.id),
  }),
  defineEndpoint({
    call: listAchievements,
    access: anyone,
    verb: (_, { database }) => selectAchievements(database),
  }),
  defineEndpoint({
    call: listUserAchievements,
    access: ownOrAdmin,
    verb: ({ params }, { database }) => selectUserAchievements(database, params.id),
  }),
];
