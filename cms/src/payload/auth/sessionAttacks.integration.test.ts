import { createHmac } from 'node:crypto';
import { hashToken } from '@common-ground/api/platform/session/token.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { callServerFunction, SERVER_FUNCTIONS } from '../calls/callServerFunction.ts';
import { askDesk } from '../testing/askDesk.ts';
import { OWN_ORIGIN } from '../testing/givenDeskSession.ts';
import { type Member, openDeskServer, PASSWORD } from '../testing/openDeskServer.ts';

type Headers = Record<string, string>;

const { server, site, rows, member, signIn, isKnown, isSignedIn, states } = openDeskServer();
const own = { origin: OWN_ORIGIN };
const readKey = ({ cookie }: Pick<Member, 'cookie'>) => cookie.replace(/^desk-key=/, '');

/** Returns who the CMS takes the sender of these headers for: by its REST API, and by its pages. */
async function whoAmI(headers: Headers) {
  const { user } = await (await askDesk('GET', '/users/me', { headers })).json();
  const { user: onPage } = await server.test.payload.auth({ headers: new globalThis.Headers(headers) });
  return [user?.id ?? null, onPage?.id ?? null];
}

async function callFunction(name: string, headers: Headers) {
  const run = vi.fn(() => 'done');
  const { config } = server.test.payload;
  const given = { name, args: { collectionSlug: 'users' } };
  await callServerFunction(given, { config: Promise.resolve(config), headers: new globalThis.Headers(headers), run });
  return run.mock.calls.length;
}

const EVIL = { origin: 'https://evil.example' };
/** Headers of requests that a browser sends for another site's page, or that no browser sends with a change. */
const FORGED: [string, Headers][] = [
  ['a foreign origin', EVIL],
  ['a foreign origin that claims the same origin in Sec-Fetch-Site', { ...EVIL, 'sec-fetch-site': 'same-origin' }],
  [
    'a foreign origin with the own one as Referer and Host',
    { ...EVIL, referer: `${OWN_ORIGIN}/cms`, host: OWN_ORIGIN },
  ],
  ['the origin null', { origin: 'null' }],
  ['an empty origin', { origin: '' }],
  ['another port of the host', { origin: 'http://127.0.0.1:4322' }],
  ['https instead of http', { origin: 'https://127.0.0.1:4321' }],
  ['a host that begins with the own one', { origin: 'http://127.0.0.1:4321.evil.example' }],
  ['Sec-Fetch-Site: cross-site without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['Sec-Fetch-Site: same-site without an origin', { 'sec-fetch-site': 'same-site' }],
  ['neither Origin nor Sec-Fetch-Site', {}],
];

describe('forged origin', () => {
  let admin: Member;
  let other: Member;
  beforeAll(async () => {
    admin = await member('chief', 'admin');
    other = await member('other', 'editor');
  });

  const account = (id: number) => rows('SELECT * FROM users WHERE id = $1', [id]);

  it.each(FORGED)('reads nothing of the CMS: %s', async (_, forged) => {
    const headers = { ...forged, cookie: admin.cookie };
    expect(await whoAmI(headers)).toEqual([null, null]);
    for (const path of ['/access', '/users', `/users/${admin.id}`, '/categories?limit=1', '/second-factor/roles'])
      expect((await askDesk('GET', path, { headers })).status, path).toBe(401);
  });

  const change = { displayName: 'Changed', updatedAt: new Date().toISOString() };
  const CHANGES: [string, string, object?][] = [
    ['PATCH', '/users/:admin', change],
    ['PATCH', '/users/:other', change],
    ['PATCH', '/users?where[id][equals]=:other', change],
    ['DELETE', '/users/:other'],
    ['PATCH', '/users/:other/role', { role: 'admin', currentPassword: PASSWORD }],
    ['PATCH', '/users/:other/verified', { isVerified: true, currentPassword: PASSWORD }],
    ['PATCH', '/users/:other/credential', { credential: 'MD', currentPassword: PASSWORD }],
    ['PATCH', '/users/:admin/email', { email: 'evil@example.org', currentPassword: PASSWORD }],
    ['POST', '/users/:other/second-factor/remove', { password: PASSWORD, reason: 'Lost' }],
    ['POST', '/second-factor/roles', { roles: [] }],
    ['POST', '/categories', { title: 'Made' }],
    ['POST', '/users/refresh-token'],
    ['POST', '/users/logout'],
    ['POST', '/payload-preferences/nav', { value: {} }],
  ];

  it.each([...FORGED, ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }] as [string, Headers]])(
    'changes nothing in the CMS: %s',
    async (_, forged) => {
      const before = [await account(admin.id), await account(other.id)];
      for (const [method, route, body] of CHANGES) {
        const path = route.replace(':admin', String(admin.id)).replace(':other', String(other.id));
        const { status } = await askDesk(method, path, { body, headers: { ...forged, cookie: admin.cookie } });
        expect(status, `${method} ${path}`).toBe(401);
      }
      expect([await account(admin.id), await account(other.id)]).toEqual(before);
      expect([await states(admin), await states(other)]).toEqual([
        [true, true],
        [true, true],
      ]);
    },
  );

  it.each([...FORGED, ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }] as [string, Headers]])(
    'runs no server function: %s',
    async (_, forged) => {
      for (const name of SERVER_FUNCTIONS)
        expect(await callFunction(name, { ...forged, cookie: admin.cookie }), name).toBe(0);
    },
  );

  it('is the reason of each refusal: the same calls from a page of the site are admitted', async () => {
    const headers = { ...own, cookie: admin.cookie };
    expect(await whoAmI(headers)).toEqual([admin.id, admin.id]);
    expect(await whoAmI({ 'sec-fetch-site': 'none', cookie: admin.cookie })).toEqual([admin.id, admin.id]);
    for (const name of SERVER_FUNCTIONS) expect(await callFunction(name, headers), name).toBe(1);
    const { status } = await askDesk('POST', '/users/refresh-token', { headers });
    expect(status).toBe(200);
  });

  it.each(['GET', 'POST', 'PATCH', 'DELETE'])('is not hidden by the override header with %s', async (method) => {
    for (const name of ['x-http-method-override', 'x-payload-http-method-override']) {
      const headers = { ...EVIL, cookie: admin.cookie, [name]: method };
      const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
      for (const sent of [headers, form])
        expect((await askDesk('POST', `/users/${admin.id}`, { headers: sent })).ok, name).toBe(false);
    }
    expect(await states(admin)).toEqual([true, true]);
  });
});

/** Returns a token as Payload signed them for the CMS before sites and CMS shared a session. */
function signFormerToken(id: number, secret: string): string {
  const parts = [
    { alg: 'HS256', typ: 'JWT' },
    { id, collection: 'users', email: 'holder@example.org', exp: Math.floor(Date.now() / 1000) + 3600 },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return [...parts, createHmac('sha256', secret).update(parts.join('.')).digest('base64url')].join('.');
}

describe('key in the place of another', () => {
  let admin: Member;
  let second: Member;
  beforeAll(async () => {
    admin = await member('holder', 'admin');
    second = await member('second', 'editor');
  });
  const former = () => signFormerToken(admin.id, server.test.payload.secret);

  it.each<[string, () => Headers]>([
    ['the bearer token as Authorization: Bearer', () => ({ authorization: `Bearer ${admin.token}` })],
    ['the bearer token as Authorization: JWT', () => ({ authorization: `JWT ${admin.token}` })],
    ['the bearer token as an API key', () => ({ authorization: `users API-Key ${admin.token}` })],
    ['the bearer token in the cookie desk-key', () => ({ cookie: `desk-key=${admin.token}` })],
    ['the bearer token in the cookie payload-token', () => ({ cookie: `payload-token=${admin.token}` })],
    ['the key of the CMS as Authorization: Bearer', () => ({ authorization: `Bearer ${readKey(admin)}` })],
    ['the key of the CMS in the cookie payload-token', () => ({ cookie: `payload-token=${readKey(admin)}` })],
    ['the hash of the key', () => ({ cookie: `desk-key=${hashToken(readKey(admin))}` })],
    ['the hash of the bearer token', () => ({ cookie: `desk-key=${hashToken(admin.token)}` })],
    ['the key with other letters', () => ({ cookie: `desk-key=${readKey(admin).toUpperCase()}x` })],
    ['the key without its end', () => ({ cookie: admin.cookie.slice(0, -1) })],
    ['the key under a name that ends like the own', () => ({ cookie: `x-${admin.cookie}` })],
    ['the key in the value of another cookie', () => ({ cookie: `theme="${admin.cookie}"` })],
    ['two keys, a foreign one first', () => ({ cookie: `${second.cookie}; ${admin.cookie}` })],
    ['two keys, a foreign one last', () => ({ cookie: `${admin.cookie}; ${second.cookie}` })],
    ['a former token of Payload in its cookie', () => ({ cookie: `payload-token=${former()}` })],
    ['a former token of Payload as Authorization: JWT', () => ({ authorization: `JWT ${former()}` })],
    ['a former token of Payload as Authorization: Bearer', () => ({ authorization: `Bearer ${former()}` })],
    ['an empty key', () => ({ cookie: 'desk-key=' })],
    ['a pattern of SQL', () => ({ cookie: 'desk-key=____________________' })],
  ])('does not open the CMS: %s', async (_, given) => {
    const headers = { ...own, ...given() };
    expect(await whoAmI(headers)).toEqual([null, null]);
    expect((await askDesk('GET', '/access', { headers })).status).toBe(401);
    expect((await askDesk('POST', '/users/refresh-token', { headers })).status).toBe(401);
    expect(await callFunction('render-list', headers)).toBe(0);
    expect(await isKnown(admin.cookie)).toBe(true);
  });

  it.each<[string, () => Headers]>([
    ['the key as Authorization: Bearer', () => ({ authorization: `Bearer ${readKey(admin)}` })],
    ['the cookie of the CMS', () => ({ cookie: admin.cookie })],
    ['the hash of the bearer token', () => ({ authorization: `Bearer ${hashToken(admin.token)}` })],
    ['the hash of the key', () => ({ authorization: `Bearer ${hashToken(readKey(admin))}` })],
    [
      'the bearer token in a cookie',
      () => ({ cookie: `authorization=Bearer ${admin.token}; desk-key=${admin.token}` }),
    ],
    ['the bearer token with another scheme', () => ({ authorization: `Basic ${admin.token}` })],
  ])('does not sign in at the site: %s', async (_, given) => {
    for (const path of ['/api/auth/me', '/api/users', '/api/auth/sessions'])
      expect((await site('GET', path, { headers: given() })).status).toBe(401);
  });

  it('is stored as a hash only', async () => {
    const text = JSON.stringify(await rows('SELECT * FROM user_sessions WHERE user_id = $1', [admin.id]));
    expect(text).toContain(hashToken(readKey(admin)));
    for (const secret of [admin.token, readKey(admin)]) expect(text).not.toContain(secret);
  });

  it('is another one after each sign-in, whatever cookie the browser sent before', async () => {
    const again = await signIn(admin.email);
    expect(again.cookie).not.toBe(admin.cookie);
    const fixed = await site('POST', '/api/auth/login', {
      body: { email: admin.email, password: PASSWORD },
      headers: { cookie: second.cookie },
    });
    expect(fixed.headers.getSetCookie().join()).not.toContain(readKey(second));
  });
});

it('signs nobody in at the CMS whose session is of an account without a staff role', async () => {
  const reader = await member('reader', 'contributor');
  expect(reader.cookie).toBe('');
  await rows(
    `UPDATE user_sessions SET desk_key = $2, desk_until = now() + interval '1 hour' WHERE session_token = $1`,
    [hashToken(reader.token), hashToken('a-key-that-was-put-into-the-row')],
  );
  expect(await isKnown('desk-key=a-key-that-was-put-into-the-row')).toBe(false);
  expect(await isSignedIn(reader.token)).toBe(true);
});
