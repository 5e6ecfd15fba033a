import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { listAchievementsEndpoint } from './endpoints/listAchievements.ts';
import { listCertificatesEndpoint } from './endpoints/listCertificates.ts';
import { listLearningPathsEndpoint } from './endpoints/listLearningPaths.ts';
import { listProgressEndpoint } from './endpoints/listProgress.ts';
import { listUserAchievementsEndpoint } from './endpoints/listUserAchievements.ts';

export const learningEndpoints: Endpoint[] = [
  listLearningPathsEndpoint,
  listProgressEndpoint,
  listCertificatesEndpoint,
  listAchievementsEndpoint,
  listUserAchievementsEndpoint,
];
