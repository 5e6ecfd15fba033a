import { fillPath } from '@common-ground/api/contracts/client.ts';
import { endpoints } from '@common-ground/api/endpoints.ts';
import { findReach, WHO, type Who } from '@common-ground/api/platform/accessRule.ts';
import type { Endpoint } from '@common-ground/api/platform/defineEndpoint.ts';
import { waitForPendingWork } from '@common-ground/api/platform/runAfterResponse.ts';
import { createTestMailer } from '@common-ground/api/platform/testing/createTestMailer.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashTables, readUserContents } from './contents.ts';
import { EXAMPLES, PREPARATIONS } from './examples.ts';
import { openApi } from './openApi.ts';
import { findPerson, type Person } from './people.ts';
import { watchIneffectiveLocks } from './vainLocks.ts';

const SITE = createTestMailer().siteUrl;

/** Owner of the record that a call names: the sender, another person, or none. */
type Whose = 'own' | "another's" | 'no';
type Try = { endpoint: Endpoint; who: Who; whose: Whose };

const { client, people, ask } = await openApi();
const vainLocks = watchIneffectiveLocks(client);
let untouched: Record<string, string>;
beforeAll(async () => {
  await client.query(
    `INSERT INTO certificates (user_id, learning_path_id, certificate_code, edition, completed_at, issued_at)
     SELECT id, 1, 'CODE-OF-' || id, 1, now(), now() FROM users`,
  );
  untouched = await hashTables(client);
});

describe.each(endpoints.map((endpoint) => ({ name: `${endpoint.call.method} ${endpoint.call.path}`, endpoint })))(
  '$name',
  ({ endpoint }) => {
    it('allows only the people and records that docs/permissions.md lists', async () => {
      const tries = listTries(endpoint);
      const found: string[] = [];
      for (const one of tries) found.push(`${one.who}, ${one.whose} record: ${await outcome(one)}`);
      const [before, after] = [untouched, await hashTables(client)];
      untouched = after;
      expect(found).toEqual(tries.map((one) => `${one.who}, ${one.whose} record: ${expected(one)}`));
      expect(after, 'a refused call changed something').toEqual(before);
    });
  },
);

describe('all endpoints', () => {
  it('lock no rows outside a transaction', () => {
    expect(vainLocks).toEqual([]);
  });
});

/** Returns tries for each person; with an own and with another's record when the access rule tells them apart. */
function listTries(endpoint: Endpoint): Try[] {
  const isPersonal = WHO.some((who) => ['own', 'self'].includes(findReach(endpoint.access, who) ?? ''));
  return WHO.flatMap((who) => {
    const whose: Whose[] = !isPersonal ? ['no'] : who === 'signed out' ? ["another's"] : ['own', "another's"];
    return whose.map((one) => ({ endpoint, who, whose: one }));
  });
}

function expected({ endpoint, who, whose }: Try): string {
  const reach = findReach(endpoint.access, who);
  if (reach === null) return who === 'signed out' ? 'refused with 401' : 'refused with 403';
  if (whose !== "another's" || reach === 'all') return 'done';
  return reach === 'self' ? 'out of reach' : 'refused with 403';
}

/** Runs a try. Rolls allowed writes back, but not refused ones, so that their traces would be found. */
async function outcome(one: Try): Promise<string> {
  const owner = one.whose === 'own' ? findPerson(people, one.who) : people.another;
  if (!owner) throw new Error('Nobody who is signed out has records');
  if (expected(one).startsWith('refused')) return fetchOutcome(one, owner);
  await client.query('BEGIN');
  try {
    await client.query(PREPARATIONS[one.endpoint.call.name] ?? '');
    const isOutOfReach = expected(one) === 'out of reach';
    const before = isOutOfReach ? await readUserContents(client, owner.id) : {};
    const answer = await fetchOutcome(one, owner);
    if (!isOutOfReach) return answer;
    expect(await readUserContents(client, owner.id), `${one.who} changed what is ${owner.name}'s`).toEqual(before);
    return answer === 'done' || answer === 'refused with 404' ? 'out of reach' : answer;
  } finally {
    await client.query('ROLLBACK');
  }
}

async function fetchOutcome({ endpoint, who, whose }: Try, owner: Person): Promise<string> {
  const response = await ask(...createRequest(endpoint, { owner, asker: findPerson(people, who) }));
  const text = await response.text();
  await waitForPendingWork();
  // A redirect counts as success.
  const isDone = response.ok || response.status === 303;
  if (isDone && (whose !== "another's" || !text.includes(owner.name) || findReach(endpoint.access, who) === 'all'))
    return 'done';
  return isDone ? `shown what is ${owner.name}'s` : `refused with ${response.status}`;
}

function createRequest(
  { call }: Endpoint,
  { owner, asker }: { owner: Person; asker: Person | null },
): [path: string, init: RequestInit] {
  const { params = {}, query = {}, body } = EXAMPLES[call.name]?.({ owner, asker }) ?? {};
  const missing = Object.keys(call.params.shape).find((name) => params[name] === undefined);
  if (missing)
    throw new Error(
      `${call.method} ${call.path} needs an example with "${missing}". Add "${call.name}" to EXAMPLES in tests/permissions/examples.ts: ` +
        'a request that succeeds for whoever may make it, made of its owner where it names a person or their record. ' +
        'What such a person has of their own is put into the database in tests/permissions/people.ts.',
    );
  const headers: Record<string, string> = { origin: SITE };
  if (asker) headers.authorization = `Bearer ${asker.token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init = { method: call.method, headers, body: body === undefined ? null : JSON.stringify(body) };
  return [`${fillPath(call.path, params)}?${new URLSearchParams(query)}`, init];
}
