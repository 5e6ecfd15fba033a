import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const OF_TESTS = /\.test\.tsx?$|\/testing\//;

/** A string or template that begins with a path of the API, which a contract has already. */
const API_PATH = /['"`](\/cms)?\/api\//;
/** A request outside the typed client. */
const REQUEST = /(?<![\w.#]|async )fetch\(|\$\{CALLS_PATH\}/;

/** Files that may contain a path of the API. The comment beside each says why. */
const MAY_NAME_A_PATH = [
  'cms/src/desk/kit/payloadCalls.ts', // contracts of Payload's own calls
  'site/src/session/findDeskUserId.ts', // Payload's own call, asked without the token of the site
  'site/src/session/leanCalls.ts', // name of a file
  'site/src/session/offline/caches.ts', // list of the service worker, whose build has no contracts
  'site/src/session/session.ts', // the client, which recognises calls by their path
  'site/src/shell/first-paint/analytics.js', // inline in every page, without imports
  'site/src/shell/preview/preview.js', // inline in previews, without imports
];

const find = (folders: string[], pattern: RegExp) =>
  globSync(folders, { cwd: root })
    .filter((file) => !OF_TESTS.test(file) && pattern.test(readFileSync(path.join(root, file), 'utf8')))
    .sort();

it('contains paths of the API only in the listed files', () => {
  const found = find(['site/src/**/*.{ts,tsx,astro,js}', 'cms/src/desk/**/*.{ts,tsx}'], API_PATH);
  expect(found, 'use the call of api/contracts: callApi(call) in the CMS, api.call(calls.name) on the site').toEqual(
    MAY_NAME_A_PATH,
  );
});

it('sends requests of the editor interface only through callApi', () => {
  expect(find(['cms/src/desk/**/*.{ts,tsx}'], REQUEST)).toEqual([]);
});
