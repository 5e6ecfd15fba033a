import { PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type { SearchAction, WebSite } from 'schema-dts';

/** The name in braces is where a machine puts what it looks for; schema-dts does not know this extension of Google's. */
type SearchBox = SearchAction & { 'query-input': string };

/** @param url of the home page in its language */
export function homeData(url: string, language: string): WebSite {
  const search: SearchBox = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}?search={text}` },
    'query-input': 'required name=text',
  };
  return { '@type': 'WebSite', name: PRODUCT_NAME, url, inLanguage: language, potentialAction: search };
}
