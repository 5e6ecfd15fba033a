import type { HealthcareSamples } from '@common-ground/api/contracts/healthcare/samples.ts';
import { createRead } from '../../session/reads.ts';
import { $userId, api, calls } from '../../session/session.ts';

/** All sample records, in the language of the page. They are few: lists, filters and views are made of them here. */
export const $samples = createRead<HealthcareSamples>(['/api/healthcare/samples?for=', $userId], {
  fetcher: () => api.call(calls.listHealthcareSamples, { query: { lang: document.documentElement.lang } }),
});
