import { listLearningPaths as call } from '../../../contracts/learning/learning.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { selectLearningPaths } from '../queries/selectLearningPaths.ts';

/** Not prepared: `content_changed` does not tell of learning paths. */
export const listLearningPathsEndpoint = defineEndpoint({
  call,
  access: anyone,
  operation: async (_input, { database }) => ({ body: await selectLearningPaths(database) }),
});
