import { getMe } from '@common-ground/api/contracts/accounts/accounts.ts';
import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';
import { fillPath } from '@common-ground/api/contracts/client.ts';
import { deskEndpoints, endpoints } from '@common-ground/api/endpoints.ts';
import { handleApiRequest } from '@common-ground/api/platform/handleApiRequest.ts';
import { createToken } from '@common-ground/api/platform/session/token.ts';
import { handleDeskRequest } from '@common-ground/cms/src/payload/calls/handleDeskRequest.ts';
import { OWN_ORIGIN } from '@common-ground/cms/src/payload/testing/givenDeskSession.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { CmsClient } from './CmsClient.ts';
import { givenSession } from './people.ts';
import { Samples } from './Samples.ts';

const ids = { id: 1, step: 'take', language: 'es', collection: 'conditions' };
const rows = deskEndpoints.map(({ call }) => ({ ...call, name: `${call.method} ${call.path}` }));
const FOREIGN = 'https://elsewhere.example';

const desk = await CmsClient.open();
const { cookie = '' } = desk.people.get('admin')?.session ?? {};
afterAll(() => desk.test.close());

type Knock = { method: string; path: string; headers: Record<string, string> };
const requestTo = ({ method, path, headers }: Knock) =>
  new Request(`http://127.0.0.1:4321${fillPath(path, ids)}`, { method, headers });
const atDesk = async (asked: Knock) => (await handleDeskRequest(requestTo(asked), desk.config)).status;
const atSite = async (asked: Knock) => (await handleApiRequest(requestTo(asked), desk.config)).status;

describe.each(rows)('$name', ({ method, path }) => {
  it('accepts the CMS session only with a request from the CMS', async () => {
    expect([401, 403]).not.toContain(await atDesk({ method, path, headers: { cookie, origin: OWN_ORIGIN } }));
    expect(await atDesk({ method, path, headers: { cookie, origin: FOREIGN } })).toBe(401);
    expect(await atDesk({ method, path, headers: { cookie } })).toBe(401);
  });

  it('is not part of the public API', async () => {
    const headers = { cookie, origin: OWN_ORIGIN };
    for (const prefix of ['/api', `${DESK_PREFIX}/public`]) {
      const status = await atSite({ method, path: path.replace(DESK_PREFIX, prefix), headers });
      // A public call at the same address demands a token of the site.
      expect([401, 404, 405], prefix).toContain(status);
    }
    expect(endpoints.map(({ call }) => call.path)).not.toContain(path);
  });
});

describe('a session', () => {
  it('from the CMS is not valid at the public API', async () => {
    const headers = { cookie, origin: OWN_ORIGIN };
    expect(await atSite({ ...getMe, headers })).toBe(401);
    const authorization = `Bearer ${cookie.replace('desk-key=', '')}`;
    expect(await atSite({ ...getMe, headers: { authorization } })).toBe(401);
  });

  it('from the site is not valid at the CMS', async () => {
    const token = createToken();
    await givenSession(desk.test.pool, { userId: desk.idOf('admin'), token });
    const headers = { authorization: `Bearer ${token}` };
    expect(await atSite({ ...getMe, headers })).toBe(200);
    for (const { method, path } of rows) expect(await atDesk({ method, path, headers }), path).toBe(401);
  });
});

it('responses of the CMS API are not compressed, because the gateway compresses them', async () => {
  const { id } = await new Samples(desk.test.payload).record('conditions');
  await desk.test.pool.query(
    `INSERT INTO sign_offs (condition_id, title, user_id, signer_name, credential, digest, version, signed_at, next_review_at)
     VALUES ($1, 'Signed', $2, 'Somebody', repeat('MD ', 2000), 'another', 1, now(), now() + interval '1 year')`,
    [id, desk.idOf('admin')],
  );
  const headers = { cookie, origin: OWN_ORIGIN, 'accept-encoding': 'gzip, br' };
  const path = `/cms/api/conditions/${id}/medical-review`;
  const answer = await handleDeskRequest(requestTo({ method: 'GET', path, headers }), desk.config);
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, null]);
});
