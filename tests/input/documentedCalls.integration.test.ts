import { endpoints } from '@common-ground/api/endpoints.ts';
import { isOpen } from '@common-ground/api/platform/access.ts';
import type { Endpoint } from '@common-ground/api/platform/defineEndpoint.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { waitForPendingWork } from '@common-ground/api/platform/runAfterResponse.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import * as fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { hashTables } from '../permissions/contents.ts';
import { EXAMPLES, type ExampleRequest } from '../permissions/examples.ts';
import { openApi } from '../permissions/openApi.ts';
import { bounds, findFlaw, selectQuarter } from './bounds.ts';
import { invalidBodies, nastyText, withOneValueChanged } from './nasty.ts';

/** Number of tries for each call, besides one for each field of its body. */
const RUNS = IS_DEEP ? 50 : 6;

type Try = { path: string; init: RequestInit };

const { client, people, ask } = await openApi();

it('handles any path, query, header or body without failing, and refusals leave nothing', async () => {
  const before = await contents();
  const wrong: string[] = [];
  for (const [place, endpoint] of endpoints.entries())
    for (const one of fc.sample(createChangedTries(endpoint), bounds(RUNS + countFields(endpoint), place))) {
      const flaw = findFlaw(await answerTo(one));
      if (flaw) wrong.push(`${one.init.method} ${one.path} ${String(one.init.body).slice(0, 300)}: ${flaw}`);
    }
  expect(wrong).toEqual([]);
  expect(await contents()).toEqual(before);
});

it('handles numbers and times at the limits of PostgreSQL without failing', async () => {
  const wrong: string[] = [];
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  for (const [place, endpoint] of endpoints.entries())
    for (const one of createEdgeTries(endpoint, place)) {
      logged.mockClear();
      const answer = await answerTo(one);
      // A value that passes the contract but fails in the database is logged and answered with 400. This test counts it
      // as a fault.
      const flaw = findFlaw(answer) ?? (logged.mock.calls.length > 0 ? `${answer.status}, logged` : null);
      if (flaw) wrong.push(`${one.init.method} ${one.path} ${String(one.init.body).slice(0, 300)}: ${flaw}`);
    }
  logged.mockRestore();
  expect(wrong).toEqual([]);
});

function countFields({ call }: Endpoint): number {
  return 'shape' in call.body ? Object.keys(call.body.shape as object).length : 0;
}

/** Sends a request. Rolls a success back, but commits a refusal, so that its traces would be found. */
async function answerTo({ path, init }: Try): Promise<{ status: number; text: string }> {
  await client.query('BEGIN; DELETE FROM throttle.spent');
  const response = await ask(path, init);
  const answer = { status: response.status, text: await response.text() };
  await waitForPendingWork();
  await client.query(response.ok ? 'ROLLBACK' : 'COMMIT');
  return answer;
}

const NUMBERS = [0, -1, 20_000, 32_768, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 999_999_999_999_999, 2 ** 53 - 1];
const TIMES = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01',
  '9999-12-31',
];

/** Returns requests of a person who may make the call, with an edge value in place of each parameter and body value. */
function createEdgeTries(endpoint: Endpoint, place: number): Try[] {
  const { call, access } = endpoint;
  const person = people.byRole.admin;
  const asker = isOpen(access) ? null : person;
  const example: ExampleRequest = EXAMPLES[call.name]?.({ owner: person, asker }) ?? {};
  const headers = { 'content-type': 'application/json', ...(asker ? { authorization: `Bearer ${asker.token}` } : {}) };
  const body = call.method === 'GET' || example.body === undefined ? null : JSON.stringify(example.body);
  const at = (params: object, query: object, given: string | null = body): Try => {
    const parts = { ...example.params, ...params } as Record<string, unknown>;
    const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts[name])));
    const search = new URLSearchParams({ ...example.query, ...query } as Record<string, string>);
    return { path: `${path}?${search}`, init: { method: call.method, headers, body: given } };
  };
  const withEdge: ((edge: string | number) => Try[])[] = [
    ...Object.keys(call.params.shape).map((name) => (edge: unknown) => [at({ [name]: edge }, {})]),
    ...Object.keys(call.query.shape).map((name) => (edge: unknown) => [at({}, { [name]: edge })]),
    (edge) => ('limit' in call.query.shape ? [at({}, { page: edge, limit: 200 })] : []),
    (edge) => (body === null ? [] : replaced(example.body, edge).map((other) => at({}, {}, JSON.stringify(other)))),
  ];
  return withEdge.flatMap((toTries, index) => selectQuarter([...NUMBERS, ...TIMES], place + index).flatMap(toTries));
}

/** Returns the body once for each of its numbers and times, replaced by the edge value. */
function replaced(body: unknown, edge: unknown): unknown[] {
  if (typeof body === 'number' || (typeof body === 'string' && /^\d{4}-\d\d/.test(body))) return [edge];
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, part]) =>
    replaced(part, edge).map((other) =>
      Array.isArray(body)
        ? body.map((one, place) => (String(place) === name ? other : one))
        : { ...body, [name]: other },
    ),
  );
}

/** Returns requests of a person who may make the call, with one part of it changed. */
function createChangedTries(endpoint: Endpoint): fc.Arbitrary<Try> {
  const { call, access } = endpoint;
  const person = people.byRole.admin;
  const asker = isOpen(access) ? null : person;
  const example: ExampleRequest = EXAMPLES[call.name]?.({ owner: person, asker }) ?? {};
  const params = Object.keys(call.params.shape);
  const query = [...Object.keys(call.query.shape), 'extra'];
  const pathWith = (changed: Record<string, string>) =>
    call.path.replace(/\{(\w+)\}/g, (_, name: string) => changed[name] ?? String(example.params?.[name]));
  const right = { path: pathWith({}), query: new URLSearchParams(example.query).toString() };
  const json = { 'content-type': 'application/json', ...(asker ? { authorization: `Bearer ${asker.token}` } : {}) };
  const write = (headers: Record<string, string>, body: string | null): RequestInit => ({
    method: call.method,
    headers: { ...json, ...headers },
    body: call.method === 'GET' ? null : body,
  });
  const asExample = write({}, example.body === undefined ? null : JSON.stringify(example.body));
  const atPath = fc
    .tuple(fc.constantFrom(...params, ''), nastyText)
    .map(([name, text]) => ({ path: `${pathWith({ [name]: text })}?${right.query}`, init: asExample }));
  const atQuery = fc
    .dictionary(fc.constantFrom(...query), nastyText, { minKeys: 1, maxKeys: 2 })
    .map((given) => Object.entries(given).map(([name, text]) => `${name}=${text}`))
    .map((parts) => ({ path: `${right.path}?${[right.query, ...parts].join('&')}`, init: asExample }));
  const inBody = withOneValueChanged(example.body ?? {}).map((body) => write({}, JSON.stringify(body) ?? 'undefined'));
  const instead = invalidBodies.map(({ type, text }) => write({ 'content-type': type }, text));
  const asked = fc.dictionary(
    fc.constantFrom('accept', 'accept-language', 'authorization', 'if-none-match', 'user-agent', 'cookie'),
    fc.string({ unit: 'grapheme-ascii', maxLength: 300 }),
    { minKeys: 1, maxKeys: 1 },
  );
  const atHead = asked.map((headers) => ({
    path: `${right.path}?${right.query}`,
    init: write(headers, String(asExample.body)),
  }));
  const withBody = fc
    .oneof({ weight: 4, arbitrary: inBody }, instead)
    .map((init) => ({ path: `${right.path}?${right.query}`, init }));
  const takesBody = call.method !== 'GET' && !call.body.safeParse(undefined).success;
  return fc.oneof(
    { weight: takesBody ? 8 : 1, arbitrary: withBody },
    { weight: 2, arbitrary: atQuery },
    { weight: params.length > 0 ? 3 : 0, arbitrary: atPath },
    atHead,
  );
}

/** Returns the contents without the request counts, which refused requests change too. */
async function contents(): Promise<Record<string, string>> {
  const { 'throttle.spent': _, ...others } = await hashTables(client);
  return others;
}
