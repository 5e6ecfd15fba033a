import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Sources of the server processes, without browser scripts and tests. */
const SERVER = [
  'api/{platform,features}/**/*.ts',
  'cms/src/{server,payload,publisher,storage,app}/**/*.{ts,tsx}',
  'cms/*.ts',
];
const OF_TESTS = /\.test\.tsx?$|\/testing\//;
const CALLS_OUT =
  /(?<![\w.]|async )fetch\(|\bhttps?\.(request|get)\(|\b(net|tls|http2)\.connect\(|\bsendNotification\(|from 'undici'|createTransport\(|new sdk\.S3Client\(/;

/** Files that may open connections. The comment beside each names the destination. */
const MAY_CALL = [
  'api/platform/outgoing/sendRequest.ts', // to addresses that `toOutgoingAddress` takes
  'api/platform/mail/createMailer.ts', // to the mail server of the settings
  'cms/src/publisher/purge/createPurge.ts', // to the CDN of the settings
  'cms/src/server/cms.ts', // to itself
  'cms/src/server/probeCms.ts', // to the CMS beside it
  'cms/src/server/upgrade/readUpgradePlan.ts', // to the address of the site
  'cms/src/storage/Bucket.ts', // to the storage of the settings
];

it('opens connections only from the listed files', () => {
  const files = globSync(SERVER, { cwd: root }).filter(
    (file) => !OF_TESTS.test(file) && !file.includes('node_modules'),
  );
  const calling = files.filter((file) => CALLS_OUT.test(readFileSync(path.join(root, file), 'utf8')));
  expect(calling.sort()).toEqual([...MAY_CALL].sort());
});
