import { listAchievements, listUserAchievements } from '../../contracts/learning/achievements.ts';
import { listCertificates } from '../../contracts/learning/certificates.ts';
import { listLearningPaths } from '../../contracts/learning/learning.ts';
import { listProgress } from '../../contracts/learning/progress.ts';
import { anyone, ownOrAdmin } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { selectAchievements, selectUserAchievements } from './queries/selectAchievements.ts';
import { selectCertificates, selectLearningPaths, selectProgress } from './queries/selectLearning.ts';

/** None is prepared: `content_changed` does not tell of learning paths. */
export const learningEndpoints: Endpoint[] = [
  defineEndpoint({
    call: listLearningPaths,
    access: anyone,
    verb: (_, { database }) => selectLearningPaths(database),
  }),
  defineEndpoint({
    call: listProgress,
    access: ownOrAdmin,
    verb: ({ params }, { database }) => selectProgress(database, params.id),
  }),
  defineEndpoint({
    call: listCertificates,
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
