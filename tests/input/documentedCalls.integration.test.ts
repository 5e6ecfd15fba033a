import { endpoints } from '@common-ground/api/endpoints.ts';
import { givenPath } from '@common-ground/api/features/learning/testing/givenPath.ts';
import { isOpen } from '@common-ground/api/platform/access.ts';
import { settled } from '@common-ground/api/platform/afterAnswer.ts';
import type { Endpoint } from '@common-ground/api/platform/defineEndpoint.ts';
import {
  askWith,
  type TestClient,
  type TestDatabase,
  testDatabase,
} from '@common-ground/api/platform/testing/testDatabase.ts';
import { givenEncyclopedia } from '@common-ground/api/testing/encyclopedia.ts';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readContents } from '../permissions/contents.ts';
import { EXAMPLES, type ExampleRequest } from '../permissions/examples.ts';
import { givenPeople, type People } from '../permissions/people.ts';
import { bounds, flawOf } from './bounds.ts';
import { bent, broken, nastyText } from './nasty.ts';

/** For each call. */
const RUNS = 20;

type Try = { path: string; init: RequestInit };

let test: TestDatabase;
let client: TestClient;
let people: People;
let ask: ReturnType<typeof askWith>;
beforeAll(async () => {
  test = await testDatabase();
  client = await test.pool.connect();
  await givenEncyclopedia(client);
  await givenPath(client);
  await client.query('DELETE FROM publisher.change');
  people = await givenPeople(client);
  ask = askWith({ endpoints, database: client });
});
afterAll(async () => {
  client?.release();
  await test?.close();
});

it('no call of the API fails on whatever is in its path, query, headers and body, and what it refuses leaves nothing', async () => {
  const before = await contents();
  const wrong: string[] = [];
  for (const [place, endpoint] of endpoints.entries())
    for (const one of fc.sample(triesOf(endpoint), bounds(RUNS, place))) {
      const flaw = flawOf(await answerTo(one));
      if (flaw) wrong.push(`${one.init.method} ${one.path} ${String(one.init.body).slice(0, 300)}: ${flaw}`);
    }
  expect(wrong).toEqual([]);
  expect(await contents()).toEqual(before);
});

/** What is done is undone; what is refused is not, so that a trace of it would be found. */
async function answerTo({ path, init }: Try): Promise<{ status: number; text: string }> {
  await client.query('BEGIN; DELETE FROM throttle.spent');
  const response = await ask(path, init);
  const answer = { status: response.status, text: await response.text() };
  await settled();
  await client.query(response.ok ? 'ROLLBACK' : 'COMMIT');
  return answer;
}

/** By whoever may make the call, with one thing about it that is wrong, or perhaps not. */
function triesOf(endpoint: Endpoint): fc.Arbitrary<Try> {
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
  const inBody = bent(example.body ?? {}).map((body) => write({}, JSON.stringify(body) ?? 'undefined'));
  const instead = broken.map(({ type, text }) => write({ 'content-type': type }, text));
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

/** Tries are counted, wrong ones as well: that is what they are for. */
async function contents(): Promise<Record<string, string>> {
  const { 'throttle.spent': _, ...others } = await readContents(client);
  return others;
}
