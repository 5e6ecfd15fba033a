import type { Endpoint } from '../../platform/defineEndpoint.ts';
import { listCertificatesEndpoint } from './endpoints/listCertificates.ts';
import { listLearningPathsEndpoint } from './endpoints/listLearningPaths.ts';
import { listProgressEndpoint } from './endpoints/listProgress.ts';

export const learningEndpoints: Endpoint[] = [
  listLearningPathsEndpoint,
  listProgressEndpoint,
  listCertificatesEndpoint,
];
