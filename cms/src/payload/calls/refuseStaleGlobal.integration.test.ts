import {
  RECORD_BUSY,
  RECORD_CHANGED,
  UPDATED_AT_MISSING,
} from '@common-ground/api/contracts/publishing/staleWrites.ts';
import { testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig, getPayload, handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardCalls } from './guardCalls.ts';

/** The CMS has no global yet: these stand in a Payload of their own, guarded as the CMS is, in a schema of their own. */
const test = await testDatabase('small');
let config: SanitizedConfig;
let payload: Payload;

const PATH = '-c search_path=globals,public';
const access = { read: () => true, update: () => true };
const fields = [{ name: 'text', type: 'text' as const }];
const asAdministrator = {
  name: 'administrator',
  authenticate: async () => ({ user: { id: 1, collection: 'users', role: 'admin' } as never }),
};

beforeAll(async () => {
  await test.pool.query('CREATE SCHEMA globals');
  config = guardCalls(
    await buildConfig({
      secret: 'a-secret-of-the-tests-that-is-long-enough',
      routes: { api: '/cms/api' },
      db: postgresAdapter({ pool: { connectionString: test.url, options: PATH }, schemaName: 'globals', push: true }),
      collections: [{ slug: 'users', auth: { disableLocalStrategy: true, strategies: [asAdministrator] }, fields: [] }],
      globals: [
        { slug: 'plain-notice', access, fields },
        { slug: 'drafted-notice', access, fields, versions: { drafts: true } },
      ],
      telemetry: false,
      typescript: { autoGenerate: false },
    }),
  );
  payload = await getPayload({ config, key: 'globals' });
  payload.logger.level = 'silent';
}, 120_000);
afterAll(async () => {
  await payload?.destroy();
  await test.close();
});

async function ask(method: string, path: string, body?: object) {
  const request = new Request(`http://test/cms/api/globals/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  const response = await handleEndpoints({ config, request, payloadInstanceCacheKey: 'globals' });
  const { result, errors, ...global } = await response.json();
  return { status: response.status, saved: result ?? global, message: errors?.[0].message };
}

describe.each([
  ['plain-notice', ''],
  ['drafted-notice', '?draft=true'],
])('a write of the global %s', (slug, query) => {
  const address = `${slug}${query}`;

  it('needs no updatedAt the first time, and then is refused with 428 without it', async () => {
    const first = await Promise.all(['A', 'B', 'C'].map((text) => ask('POST', slug, { text, _status: 'published' })));
    expect(first.map(({ status }) => status).sort()).toEqual([200, expect.any(Number), expect.any(Number)]);
    expect(first.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ask('POST', address, { text: 'D' })).toMatchObject({ status: 428, message: UPDATED_AT_MISSING });
  });

  it('is let through once when twelve arrive together, and is refused with 409 after another write', async () => {
    const { updatedAt } = (await ask('GET', address)).saved;
    const texts = Array.from({ length: 12 }, (_, place) => `Text ${place}`);
    const answers = await Promise.all(texts.map((text) => ask('POST', address, { text, updatedAt })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
    for (const { status, message } of answers)
      if (status === 409) expect([RECORD_CHANGED, RECORD_BUSY]).toContain(message);
    const saved = answers.findIndex(({ status }) => status === 200);
    expect((await ask('GET', address)).saved).toMatchObject({ text: texts[saved] });
    const next = answers[saved]?.saved.updatedAt;
    expect(await ask('POST', address, { text: 'Next', updatedAt: next })).toMatchObject({ status: 200 });
    expect(await ask('POST', address, { text: 'Late', updatedAt: next })).toMatchObject({ status: 409 });
  });
});

describe('a version of a global', () => {
  it('is restored with the newest updatedAt only', async () => {
    const { docs } = await payload.findGlobalVersions({ slug: 'drafted-notice' as never, limit: 1, sort: 'createdAt' });
    const path = `drafted-notice/versions/${docs[0]?.id}`;
    expect(await ask('POST', path)).toMatchObject({ status: 428 });
    const { updatedAt } = (await ask('GET', 'drafted-notice?draft=true')).saved;
    expect(await ask('POST', path, { updatedAt: '2001-01-01T00:00:00Z' })).toMatchObject({ status: 409 });
    expect(await ask('POST', path, { updatedAt })).toMatchObject({ status: 200 });
  });
});
