import { listAchievements, listUserAchievements } from '../../contracts/learning/achievements.ts';
import { listLearnedChanges, listPathChanges } from '../../contracts/learning/changes.ts';
import * as learning from '../../contracts/learning/learning.ts';
import * as progress from '../../contracts/learning/progress.ts';
import * as quiz from '../../contracts/learning/quiz.ts';
import { anyone, own, ownOrAdmin } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { answerQuestion } from './answerQuestion.ts';
import { completeModule } from './completeModule.ts';
import { learningDay } from './learningDay.ts';
import { mergeProgress } from './mergeProgress.ts';
import { selectAchievements, selectUserAchievements } from './queries/selectAchievements.ts';
import { selectAttempts } from './queries/selectAttempts.ts';
import { selectChanges } from './queries/selectChanges.ts';
import { selectLearningDays } from './queries/selectLearningDays.ts';
import { selectLearningPath, selectLearningPaths, selectModule, selectModules } from './queries/selectPaths.ts';
import { selectProgress, selectProgressIn } from './queries/selectProgress.ts';
import { selectQuestions } from './queries/selectQuestions.ts';
import { startPath } from './startPath.ts';

/** No cached responses: `content_changed` does not report changes of learning paths. */
export const learningEndpoints: Endpoint[] = [
  defineEndpoint({
    call: learning.listLearningPaths,
    access: anyone,
    handler: ({ query }, { database }) => selectLearningPaths(database, query.lang),
  }),
  defineEndpoint({
    call: learning.getLearningPath,
    access: anyone,
    handler: ({ params, query }, { database }) => selectLearningPath(database, { id: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: learning.listLearningModules,
    access: anyone,
    handler: ({ params, query }, { database }) => selectModules(database, { id: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: learning.getLearningModule,
    access: anyone,
    handler: ({ params, query }, { database }) => selectModule(database, { id: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: quiz.listQuizQuestions,
    access: anyone,
    handler: ({ params, query }, { database }) =>
      selectQuestions(database, { moduleId: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: progress.listProgress,
    access: ownOrAdmin,
    handler: ({ params, query }, { database }) => selectProgress(database, { userId: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: progress.getProgress,
    access: ownOrAdmin,
    handler: ({ params: { id, pathId }, query }, { database }) =>
      selectProgressIn(database, { userId: id, pathId, language: query.lang }),
  }),
  defineEndpoint({
    call: listPathChanges,
    access: anyone,
    handler: ({ params, query }, { database }) =>
      selectChanges(database, { pathId: params.id, userId: null, language: query.lang }),
  }),
  defineEndpoint({
    call: listLearnedChanges,
    access: own,
    handler: ({ params, query }, { database }) =>
      selectChanges(database, { pathId: params.pathId, userId: params.id, language: query.lang }),
  }),
  defineEndpoint({
    call: progress.getLearningDays,
    access: ownOrAdmin,
    handler: ({ params }, { database, request }) =>
      selectLearningDays(database, { userId: params.id, day: learningDay(request) }),
  }),
  defineEndpoint({
    call: progress.startPath,
    repeated: 'same',
    access: own,
    handler: ({ params, query, body }, context) =>
      startPath({ userId: params.id, pathId: body.pathId, language: query.lang }, context),
  }),
  defineEndpoint({
    call: progress.completeModule,
    repeated: 'same',
    access: own,
    handler: ({ params, query, body }, context) =>
      completeModule({ userId: params.id, ...body, language: query.lang }, context),
  }),
  defineEndpoint({
    call: progress.mergeProgress,
    repeated: 'same',
    access: own,
    handler: ({ params, query, body }, context) =>
      mergeProgress({ userId: params.id, language: query.lang, ...body }, context),
  }),
  // Open to guests, whose answers are graded but not stored. The handler checks the `userId` of the body.
  defineEndpoint({
    call: quiz.answerQuestion,
    repeated: 'same',
    access: anyone,
    handler: ({ query, body }, context) => answerQuestion({ ...body, language: query.lang }, context),
  }),
  defineEndpoint({
    call: quiz.listQuizAttempts,
    access: ownOrAdmin,
    handler: ({ params, query }, { database }) =>
      selectAttempts(database, { userId: params.id, moduleId: params.moduleId, language: query.lang }),
  }),
  defineEndpoint({
    call: listAchievements,
    access: anyone,
    handler: ({ query }, { database }) => selectAchievements(database, query.lang),
  }),
  defineEndpoint({
    call: listUserAchievements,
    access: ownOrAdmin,
    handler: ({ params, query }, { database }) =>
      selectUserAchievements(database, { userId: params.id, language: query.lang }),
  }),
];
