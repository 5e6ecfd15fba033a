import { getOfflinePages } from '../../contracts/offline/pages.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { activeLanguages } from '../../platform/languages.ts';
import { selectOfflinePages } from './queries/selectOfflinePages.ts';

export const offlineEndpoints: Endpoint[] = [
  // Of a draft nothing tells that it exists, and what readers have no page of cannot be kept.
  defineEndpoint({
    call: getOfflinePages,
    access: anyone,
    verb: async ({ query }, context) => {
      const { database } = context;
      const languages = await activeLanguages(context);
      const asked = query.lang?.toLowerCase();
      const language = languages.find(({ code }) => code.toLowerCase() === asked) ?? languages[0];
      if (!language) return null;
      return selectOfflinePages(database, { kind: query.kind, id: query.id ?? null, language });
    },
  }),
];
