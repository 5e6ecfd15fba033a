import { listCorrections as listCorrectionsCall } from '../../contracts/offline/corrections.ts';
import { getOfflinePages } from '../../contracts/offline/pages.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { findActiveLanguages } from '../../platform/languages.ts';
import { CONDITION_LISTS_TAG, CORRECTIONS_TAG } from '../../platform/prepared/contentTags.ts';
import { listCorrections, roundSince } from './listCorrections.ts';
import { selectOfflinePages } from './queries/selectOfflinePages.ts';

export const offlineEndpoints: Endpoint[] = [
  // Answers 404 for drafts, and for everything without a rendered page.
  defineEndpoint({
    call: getOfflinePages,
    access: anyone,
    handler: async ({ query }, context) => {
      const { database } = context;
      const languages = await findActiveLanguages(context);
      const asked = query.lang?.toLowerCase();
      const language = languages.find(({ code }) => code.toLowerCase() === asked) ?? languages[0];
      if (!language) return null;
      return selectOfflinePages(database, { kind: query.kind, id: query.id ?? null, language });
    },
  }),
  defineEndpoint({
    call: listCorrectionsCall,
    access: anyone,
    // The response contains names of conditions.
    prepared: () => [CORRECTIONS_TAG, CONDITION_LISTS_TAG],
    canonical: async ({ query, ...rest }) => ({ ...rest, query: { ...query, since: roundSince(query.since) } }),
    handler: ({ query }, { database }) => listCorrections(query, database),
  }),
];
