import { listHealthcareSamples } from '../../contracts/healthcare/samples.ts';
import { admins } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { findLanguage } from '../../platform/languages.ts';
import { selectSamples } from './selectSamples.ts';

export const healthcareEndpoints: Endpoint[] = [
  defineEndpoint({
    call: listHealthcareSamples,
    access: admins,
    handler: async ({ query }, context) =>
      selectSamples(context.database, (await findLanguage(query.lang, context)) ?? null),
  }),
];
