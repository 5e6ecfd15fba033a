import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { answerContributionEndpoint } from './endpoints/answerContribution.ts';
import { getConditionTextsEndpoint } from './endpoints/getConditionTexts.ts';
import { listOwnContributionsEndpoint } from './endpoints/listOwnContributions.ts';
import { removeDraftEndpoint } from './endpoints/removeDraft.ts';
import { resolveContributionEndpoint } from './endpoints/resolveContribution.ts';
import { restoreRevisionEndpoint } from './endpoints/restoreRevision.ts';
import { submitConditionEndpoint } from './endpoints/submitCondition.ts';
import { suggestEditEndpoint } from './endpoints/suggestEdit.ts';
import { takeContributionStepEndpoint } from './endpoints/takeContributionStep.ts';

export const reviewEndpoints: Endpoint[] = [
  submitConditionEndpoint,
  getConditionTextsEndpoint,
  suggestEditEndpoint,
  listOwnContributionsEndpoint,
  answerContributionEndpoint,
  takeContributionStepEndpoint,
  resolveContributionEndpoint,
  removeDraftEndpoint,
  restoreRevisionEndpoint,
];
