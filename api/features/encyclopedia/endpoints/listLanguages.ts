import { listLanguages as call } from '../../../contracts/encyclopedia/languages.ts';
import { anyone, defineEndpoint } from '../../../platform/defineEndpoint.ts';
import { LANGUAGES_TAG } from '../../../platform/prepared/contentTags.ts';
import { listLanguages } from '../listLanguages.ts';

export const listLanguagesEndpoint = defineEndpoint({
  call,
  access: anyone,
  isPrepared: true,
  operation: async (_input, context) => ({ body: await listLanguages(context), tags: [LANGUAGES_TAG] }),
});
