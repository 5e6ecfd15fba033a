import { listAchievements, listUserAchievements } from '../../contracts/learning/achievements.ts';
import { listCertificates } from '../../contracts/learning/certificates.ts';
import * as learning from '../../contracts/learning/learning.ts';
import { getProgress, listProgress } from '../../contracts/learning/progress.ts';
import { listQuizAttempts, listQuizQuestions } from '../../contracts/learning/quiz.ts';
import { anyone, ownOrAdmin } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { selectAchievements, selectUserAchievements } from './queries/selectAchievements.ts';
import { selectAttempts } from './queries/selectAttempts.ts';
import { selectCertificates } from './queries/selectCertificates.ts';
import { selectLearningPath, selectLearningPaths, selectModule, selectModules } from './queries/selectPaths.ts';
import { selectProgress, selectProgressIn } from './queries/selectProgress.ts';
import { selectQuestions } from './queries/selectQuestions.ts';

/** None is prepared: `content_changed` does not tell of learning paths. */
export const learningEndpoints: Endpoint[] = [
  defineEndpoint({
    call: learning.listLearningPaths,
    access: anyone,
    verb: ({ query }, { database }) => selectLearningPaths(database, query.lang),
  }),
  defineEndpoint({
    call: learning.getLearningPath,
    access: anyone,
    verb: ({ params, query }, { database }) => selectLearningPath(database, { id: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: learning.listLearningModules,
    access: anyone,
    verb: ({ params, query }, { database }) => selectModules(database, { id: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: learning.getLearningModule,
    access: anyone,
    verb: ({ params, query }, { database }) => selectModule(database, { id: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: listQuizQuestions,
    access: anyone,
    verb: ({ params, query }, { database }) => selectQuestions(database, { moduleId: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: listProgress,
    access: ownOrAdmin,
    verb: ({ params }, { database }) => selectProgress(database, params.id),
  }),
  defineEndpoint({
    call: getProgress,
    access: ownOrAdmin,
    verb: ({ params }, { database }) => selectProgressIn(database, { userId: params.id, pathId: params.pathId }),
  }),
  defineEndpoint({
    call: listQuizAttempts,
    access: ownOrAdmin,
    verb: ({ params, query }, { database }) =>
      selectAttempts(database, { userId: params.id, moduleId: params.moduleId, language: query.lang }),
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
