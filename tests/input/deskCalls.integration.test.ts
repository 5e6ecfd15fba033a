import { SIGN_IN_REQUIRED } from '@common-ground/api/contracts/client.ts';
import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import type { Who } from '@common-ground/api/platform/accessRule.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { createTestMailer } from '@common-ground/api/platform/testing/createTestMailer.ts';
import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { PAYLOAD_CALLS } from '@common-ground/cms/src/payload/permissions/payloadCalls.ts';
import * as fc from 'fast-check';
import type { FlattenedField, SanitizedCollectionConfig } from 'payload';
import { validOperators } from 'payload/shared';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CmsClient } from '../permissions/CmsClient.ts';
import { hashTables } from '../permissions/contents.ts';
import { PASSWORD } from '../permissions/people.ts';
import { type Data, Samples } from '../permissions/Samples.ts';
import { bounds, findFlaw } from './bounds.ts';
import { invalidBodies, nastyText, withOneValueChanged } from './nasty.ts';

/** Number of tries for each collection, and for each call that concerns no record. */
const RUNS = IS_DEEP ? 50 : 5;

const FIRST = { email: 'first@example.org', username: 'first', displayName: 'First', password: PASSWORD };

type Try = { path: string; init: RequestInit };
type Sample = { id: number; data: Data };

const desk = await CmsClient.open();
const { mailer } = desk.config.custom;
Object.assign(desk.config.custom, { mailer: createTestMailer() });
const samples = new Samples(desk.test.payload);
const records = new Map<string, Sample>();
beforeAll(async () => {
  await runUnprotected(desk.test.pool, 'DELETE FROM pages WHERE slug = ANY($1)', [PAGE_SLUGS]);
  for (const { slug } of desk.config.collections) {
    const { id } = await samples.record(slug);
    records.set(slug, { id, data: await samples.data(slug) });
  }
});
afterAll(async () => {
  Object.assign(desk.config.custom, { mailer });
  await desk.test.close();
});

const { collections } = desk.config;
const findSample = (slug: string): Sample => records.get(slug) ?? { id: 1, data: {} };

describe("Payload's REST API", () => {
  it.each([
    ['to write', writing],
    ['to read', reading],
  ] as const)(
    'handles any request of an administrator %s with success or a message, never partly',
    async (_, triesOf) => {
      const before = await contents();
      const wrong: string[] = [];
      for (const [place, collection] of collections.entries())
        for (const one of fc.sample(triesOf(collection), bounds(RUNS, place)))
          wrong.push(...(await findFlaws('admin', one)));
      expect(wrong).toEqual([]);
      expect(await contents()).toEqual(before);
    },
  );

  it('handles any request that concerns no record with success or a message', async () => {
    const wrong: string[] = [];
    for (const one of fc.sample(fc.oneof(...others()), bounds(RUNS * others().length)))
      for (const who of ['admin', 'signed out'] as const) {
        await desk.test.pool.query('DELETE FROM throttle.spent');
        wrong.push(...(await findFlaws(who, one)));
      }
    expect(wrong).toEqual([]);
  });
});

it('a guest reaches only the calls of the sign-in, and nothing is logged', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  const open: string[] = [];
  const paths = [
    '/og',
    '/graphql',
    '/graphql-playground',
    '/payload-jobs/run',
    '/access',
    '/nothing',
    '/conditions/%00',
  ];
  const calls = [
    ...paths.map((path) => ['GET', path]),
    ...collections.flatMap(({ slug, endpoints }) =>
      (endpoints || []).map(({ method, path }) => [method.toUpperCase(), `/${slug}${path.replace(/:\w+\??/g, '1')}`]),
    ),
  ];
  for (const [method = '', path = ''] of calls) {
    const response = await desk.send('signed out', path, {
      method,
      body: method === 'POST' ? '{}' : null,
      headers: { 'content-type': 'application/json' },
    });
    const isClosed = response.status === 404 || (await response.text()).includes(SIGN_IN_REQUIRED);
    if (!isClosed) open.push(`${method} ${path}`);
  }
  expect([...new Set(open)].sort()).toEqual(
    Object.entries(PAYLOAD_CALLS)
      .filter(([, { isOpen }]) => isOpen)
      .map(([call]) => call)
      .sort(),
  );
  expect(logged).not.toHaveBeenCalled();
});

/** Returns the contents without preferences, which Payload writes outside the rolled-back transactions. */
async function contents(): Promise<Record<string, string>> {
  const all = await hashTables(desk.test.pool);
  return Object.fromEntries(Object.entries(all).filter(([table]) => !table.includes('payload_preferences')));
}

it('offers no call that creates a first account, whatever is sent', async () => {
  await runUnprotected(desk.test.pool, 'TRUNCATE users CASCADE');
  const path = '/users/first-register';
  const wrong: string[] = [];
  expect((await desk.send('signed out', path, json('POST', FIRST))).status).toBe(404);
  for (const body of fc.sample(withOneValueChanged(FIRST), bounds(RUNS * 3)))
    wrong.push(...(await findFlaws('signed out', { path, init: json('POST', body) })));
  expect(wrong).toEqual([]);
  expect((await desk.test.pool.query('SELECT FROM users')).rowCount).toBe(0);
});

async function findFlaws(who: Who, { path, init }: Try): Promise<string[]> {
  const said: unknown[] = [];
  const logged = vi.spyOn(log, 'error').mockImplementation((...parts) => void said.push(parts));
  let commits = 0;
  const answer = await desk.undone(
    async () => {
      const response = await desk.send(who, path, init);
      return { status: response.status, text: await response.text() };
    },
    async () => {
      commits += 1;
    },
  );
  logged.mockRestore();
  const isOfMany = /^\/[\w-]+\?/.test(path);
  const isHalfDone = answer.status >= 400 && commits > 0 && !isOfMany;
  const flaw = isHalfDone ? `kept though it said ${answer.status}` : findFlaw(answer);
  return flaw ? [`${who} ${init.method} ${path} ${String(init.body).slice(0, 300)}: ${flaw} ${said}`] : [];
}

const json = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body) ?? 'undefined',
});
const get: RequestInit = { method: 'GET' };

function writing(collection: SanitizedCollectionConfig): fc.Arbitrary<Try> {
  const { slug, flattenedFields } = collection;
  const { id, data } = findSample(slug);
  const flags = fc.constantFrom(
    '',
    'draft=true',
    'draft=true&autosave=true',
    'overrideLock=true',
    'locale=all',
    'depth=2',
  );
  const whole = fc.oneof(
    withOneValueChanged(data),
    createChangedField(flattenedFields).map((one) => ({ ...data, ...one })),
  );
  const part = createChangedField(flattenedFields);
  const create = fc.tuple(flags, whole).map(([flag, body]) => ({ path: `/${slug}?${flag}`, init: json('POST', body) }));
  const update = fc
    .tuple(flags, part)
    .map(([flag, body]) => ({ path: `/${slug}/${id}?${flag}`, init: json('PATCH', body) }));
  const many = fc.tuple(part, fc.constantFrom(`where[id][equals]=${id}`, '', 'where=abc', 'where[id][in]=a,b'));
  const bulk = many.map(([body, query]) => ({ path: `/${slug}?${query}`, init: json('PATCH', body) }));
  const places = fc.constantFrom(`/${slug}`, `/${slug}/${id}`, `/${slug}/access/${id}`, `/${slug}/${id}/duplicate`);
  const none = fc
    .tuple(places, fc.constantFrom('POST', 'PATCH', 'DELETE'), invalidBodies)
    .map(([path, method, { type, text }]) => ({
      path,
      init: { method, headers: { 'content-type': type }, body: text },
    }));
  return fc.oneof({ weight: 4, arbitrary: create }, { weight: 4, arbitrary: update }, bulk, none);
}

function createChangedField(fields: FlattenedField[]): fc.Arbitrary<object> {
  return fc
    .constantFrom(...fields.map(({ name }) => name))
    .chain((name) => withOneValueChanged({ [name]: 'x' }) as fc.Arbitrary<object>);
}

function reading({ slug, flattenedFields }: SanitizedCollectionConfig): fc.Arbitrary<Try> {
  const { id } = findSample(slug);
  const names = flattenedFields.map(({ name }) => name);
  const field = fc.oneof(
    fc.constantFrom(...names, 'id'),
    fc.constantFrom(...names).map((name) => `${name}.id`),
    fc.constantFrom(
      'nothing',
      '',
      'user.email',
      'user.hash',
      'version.name',
      'parent',
      'latest',
      '__proto__',
      'document.value',
    ),
  );
  const where = fc
    .tuple(
      field,
      fc.constantFrom(...validOperators, 'nonsense', ''),
      fc.oneof(nastyText, fc.constantFrom('a', 'a,b', '1,2')),
    )
    .map(([name, operator, text]) => `where[${name}][${operator}]=${text}`);
  const odd = fc.constantFrom(
    'where',
    'where[or]',
    'where[and][0]',
    'where[id]',
    'where[id][in][]',
    'where[id][equals][x]',
  );
  const known = fc.constantFrom(
    'sort',
    'page',
    'limit',
    'depth',
    'select',
    'populate',
    'joins',
    'locale',
    'draft',
    'data',
    'trash',
    'pagination',
    'fallbackLocale',
  );
  const nested = fc.tuple(known, field).map(([name, inner]) => `${name}[${inner}]`);
  const single = fc.tuple(fc.oneof(known, odd, nested), nastyText).map(([name, text]) => `${name}=${text}`);
  const sort = field.map((name) => `sort=-${name}`);
  const query = fc
    .array(fc.oneof(where, where, single, sort), { minLength: 1, maxLength: 2 })
    .map((parts) => parts.join('&'));
  const list = fc.tuple(fc.constantFrom('', '/count', '/versions', `/${id}`), query);
  const inPath = fc.tuple(
    fc.constantFrom('GET', 'PATCH', 'DELETE', 'POST'),
    nastyText,
    fc.constantFrom('/', '/versions/', '/access/', '/nothing/'),
    fc.constantFrom('', '/duplicate', '/x'),
  );
  return fc.oneof(
    { weight: 6, arbitrary: list.map(([part, text]) => ({ path: `/${slug}${part}?${text}`, init: get })) },
    query.map((body) => ({ path: `/${slug}`, init: { ...form, body } })),
    query.map((text) => ({ path: `/${slug}?${text}`, init: { method: 'DELETE' } })),
    inPath.map(([method, text, before, after]) => ({
      path: `/${slug}${before}${text}${after}`,
      init: method === 'GET' || method === 'DELETE' ? { method } : json(method, {}),
    })),
  );
}

/** The form in which Payload's screens send a query that is too long for a URL. */
const form: RequestInit = {
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-payload-http-method-override': 'GET' },
};

function others(): fc.Arbitrary<Try>[] {
  const bodies: Record<string, object> = {
    '/users/login': { email: 'the-admin@example.org', password: PASSWORD },
    '/users/first-register': FIRST,
    '/payload-preferences/columns': { value: { of: 'x' } },
    '/users/refresh-token': {},
    '/globals/x': {},
    '/nothing': {},
  };
  return Object.entries(bodies).flatMap(([path, body]) => [
    // A handler that reads `length` first would fail on this.
    fc
      .constantFrom(...Object.keys(body), 'code')
      .map((name) => ({ path, init: json('POST', { ...body, [name]: { length: { toString: null } } }) })),
    withOneValueChanged(body).map((given) => ({ path, init: json('POST', given) })),
    invalidBodies.map(({ type, text }) => ({
      path,
      init: { method: 'POST', headers: { 'content-type': type }, body: text },
    })),
    nastyText.map((text) => ({ path: `${path}/${text}`, init: get })),
  ]);
}
