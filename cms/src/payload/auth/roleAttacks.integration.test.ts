import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { askDesk } from '../testing/askDesk.ts';
import { OWN_ORIGIN } from '../testing/givenDeskSession.ts';
import { type Member, openDeskServer, PASSWORD } from '../testing/openDeskServer.ts';
import { readUpdatedAt } from '../testing/readUpdatedAt.ts';

const { server, desk, site, rows, member, states } = openDeskServer();

let admin: Member;
let editor: Member;
let reader: Member;
beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  admin = await member('chief', 'admin');
  editor = await member('penny', 'editor');
  reader = await member('rita', 'user');
});
beforeEach(() => rows('TRUNCATE throttle.spent'));

type Parties = { who: () => Member; whom: () => Member };
const PARTIES: [string, Parties][] = [
  ['an editor for themself', { who: () => editor, whom: () => editor }],
  ['an editor for another user', { who: () => editor, whom: () => reader }],
  ['an administrator for themself', { who: () => admin, whom: () => admin }],
  ['an administrator for another user', { who: () => admin, whom: () => reader }],
];

/** Everything of an account that an attack might change. */
async function readAccount({ id }: Member) {
  const select = 'SELECT role, is_verified, credential, email, username FROM users WHERE id = $1';
  return [
    await rows(select, [id]),
    await rows('SELECT * FROM account.password WHERE user_id = $1', [id]),
    await rows('SELECT session_token, desk_key FROM user_sessions WHERE user_id = $1 ORDER BY id', [id]),
  ];
}
const readAll = () => Promise.all([admin, editor, reader].map(readAccount));
const countUsers = async () => (await rows('SELECT count(*)::int AS count FROM users'))[0].count;

type Form = (given: { whom: Member; body: object; cookie: string }) => Promise<Response>;

async function sendForm(path: string, { body, cookie }: { body: object; cookie: string }): Promise<Response> {
  const form = new FormData();
  form.set('_payload', JSON.stringify(body));
  const { default: config } = await import('../../../payload.config.ts');
  const { handleDeskRequest } = await import('../calls/handleDeskRequest.ts');
  const headers = { cookie, origin: OWN_ORIGIN };
  return handleDeskRequest(
    new Request(`${OWN_ORIGIN}/cms/api${path}`, { method: 'PATCH', headers, body: form }),
    config,
  );
}

/** The same body in each form in which Payload takes one. */
const FORMS: [string, Form][] = [
  ['alone', ({ whom, body, cookie }) => desk('PATCH', `/users/${whom.id}`, { cookie, body })],
  [
    'with other fields',
    ({ whom, body, cookie }) => desk('PATCH', `/users/${whom.id}`, { cookie, body: { displayName: 'Else', ...body } }),
  ],
  [
    'with parameters that open calls of the server itself',
    ({ whom, body, cookie }) =>
      desk('PATCH', `/users/${whom.id}?overrideAccess=true&draft=true&overrideLock=true`, { cookie, body }),
  ],
  [
    'as a form',
    async ({ whom, body, cookie }) =>
      sendForm(`/users/${whom.id}`, {
        cookie,
        body: { ...body, updatedAt: await readUpdatedAt(server.test.payload, 'users', whom.id) },
      }),
  ],
  [
    'to several accounts',
    ({ whom, body, cookie }) => desk('PATCH', `/users?where[id][equals]=${whom.id}`, { cookie, body }),
  ],
];

const GUARDED: object[] = [
  { role: 'reviewer' },
  { role: 'contributor', displayName: 'Nemo' },
  { isVerified: true },
  { credential: 'MD' },
  { email: 'evil@example.org' },
  { password: 'another password' },
  { password: 'another password', currentPassword: PASSWORD },
  { role: 'moderator', currentPassword: PASSWORD },
];

describe.each(FORMS)('PATCH of an account %s', (form, send) => {
  it.each(PARTIES)('changes nothing that needs a password: %s', async (_, { who, whom }) => {
    const before = await readAll();
    for (const body of [...GUARDED, ...(whom() === admin ? [] : [{ role: 'admin' }])]) {
      const response = await send({ whom: whom(), body, cookie: who().cookie });
      const answer = `${form} ${JSON.stringify(body)}: ${response.status} ${await response.text()}`;
      expect([403, 404], answer).toContain(response.status);
    }
    expect(await readAll()).toEqual(before);
  });

  const INTERNAL = [
    { hash: 'x', salt: 'y' },
    { sessions: [{ id: 'x', expiresAt: '2099-01-01' }] },
    { resetPasswordToken: 'x', resetPasswordExpiration: '2099-01-01' },
    { lockUntil: null, loginAttempts: 0 },
    { apiKey: 'x', enableAPIKey: true },
    { deskKey: 'x', sessionToken: 'x', deskUntil: '2099-01-01' },
    { _verified: true, _verificationToken: 'x' },
    { id: 1, joinedAt: '2001-01-01T00:00:00.000Z', lastLoginAt: '2001-01-01T00:00:00.000Z', editCount: 1000 },
  ];

  it.each(PARTIES)('changes nothing that only the server sets: %s', async (_, { who, whom }) => {
    const select = 'SELECT id, joined_at, last_login_at, edit_count FROM users WHERE id = $1';
    const before = [await readAll(), await rows(select, [whom().id])];
    for (const body of INTERNAL) await send({ whom: whom(), body, cookie: who().cookie });
    expect([await readAll(), await rows(select, [whom().id])]).toEqual(before);
    expect(await states(who())).toEqual([true, true]);
  });
});

it('is a change of fields that may change: a display name, by the same calls', async () => {
  for (const [form, send] of FORMS.slice(0, 4)) {
    const response = await send({ whom: editor, body: { displayName: `Ed ${form.length}` }, cookie: editor.cookie });
    expect(response.status, await response.text()).toBe(200);
    expect(await rows('SELECT display_name FROM users WHERE id = $1', [editor.id])).toEqual([
      { display_name: `Ed ${form.length}` },
    ]);
  }
});

describe('account', () => {
  it.each<[string, string, string]>([
    ['POST', '/users', 'is not created'],
    ['POST', '/users/', 'is not created with a slash at the end'],
    ['POST', '/users?overrideAccess=true', 'is not created without rules'],
    ['POST', '/users/:id/duplicate', 'is not copied'],
    ['POST', '/users/:id', 'is not changed by POST'],
    ['PUT', '/users/:id', 'is not changed by PUT'],
    ['POST', '/user-sessions', 'gets no session'],
    ['PATCH', '/user-sessions/1', 'gets no changed session'],
    ['PATCH', '/users/:id/second-factor', 'gets no changed second factor'],
  ])('%s %s: %s in the CMS', async (method, route) => {
    const [before, count] = [await readAll(), await countUsers()];
    const body = {
      ...{ email: 'made@example.org', username: 'made', displayName: 'Made', role: 'admin', password: PASSWORD },
      ...{ user: admin.id, sessionToken: 'x'.repeat(64), deskKey: 'x', expiresAt: '2099-01-01T00:00:00.000Z' },
    };
    for (const { cookie } of [admin, editor]) {
      const headers = { cookie, origin: OWN_ORIGIN };
      for (const override of [
        {},
        { 'x-http-method-override': 'PATCH' },
        { 'x-payload-http-method-override': 'PATCH' },
      ]) {
        const path = route.replace(':id', String(reader.id));
        const response = await askDesk(method, path, { headers: { ...headers, ...override }, body });
        expect([403, 404, 405], `${response.status} ${await response.text()}`).toContain(response.status);
      }
    }
    expect([await readAll(), await countUsers()]).toEqual([before, count]);
  });

  it.each([
    ...['where[hash][exists]=true', 'where[salt][like]=a', 'where[password][exists]=true'],
    ...['where[deskKey][exists]=true', 'where[sessions][exists]=true', 'where[sessions.id][exists]=true'],
    ...['where[resetPasswordToken][exists]=true', 'where[or][0][hash][like]=a', 'where[and][0][or][0][salt][like]=a'],
    ...['sort=sessions.id', 'sort=account.password', 'sort=password__hash', 'where[user.hash][like]=a'],
  ])('is not found by a secret: %s', async (query) => {
    const response = await desk('GET', `/users?${query}&limit=1`, { cookie: admin.cookie });
    expect([response.status, await response.text()]).toEqual([400, expect.not.stringContaining('docs')]);
  });

  it.each(['hash', '-salt', 'password', 'deskKey'])('is not sorted by a secret: %s', async (field) => {
    const select = async (sort: string) => {
      const { docs } = await (await desk('GET', `/users?sort=${sort}&limit=0`, { cookie: admin.cookie })).json();
      return docs.map(({ id }: { id: number }) => id);
    };
    expect(await select(field)).toEqual(await select('-createdAt'));
  });

  it('shows no secret, whatever is selected', async () => {
    const [{ hash, salt }] = await rows('SELECT hash, salt FROM account.password WHERE user_id = $1', [admin.id]);
    const keys = await rows('SELECT session_token, desk_key FROM user_sessions WHERE user_id = $1', [admin.id]);
    const secrets = [hash, salt, ...keys.flatMap((row) => Object.values(row).filter(Boolean))];
    for (const query of ['', '?depth=3', '?select[hash]=true', '?showHiddenFields=true', '?populate[users][hash]=true'])
      for (const path of [`/users/${admin.id}`, '/users', '/users/me']) {
        const text = await (await desk('GET', `${path}${query}`, { cookie: admin.cookie })).text();
        for (const secret of secrets) expect(text).not.toContain(secret);
      }
  });

  it.each(['', '/1', '/count', '?where[deskKey][exists]=true', '?sort=deskKey', '?select[deskKey]=true'])(
    'has sessions that nobody reads or changes in the CMS: /user-sessions%s',
    async (route) => {
      for (const { cookie } of [admin, editor])
        for (const method of ['GET', 'POST', 'PATCH', 'DELETE'])
          expect((await desk(method, `/user-sessions${route}`, { cookie })).ok, method).toBe(false);
    },
  );

  it.each(['bookmarks', 'conditions', 'contributions', 'talk-threads', 'user-sessions'])(
    'is not guessed through a relationship of %s',
    async (collection) => {
      for (const field of ['user', 'author', 'lastEditedBy', 'createdBy', 'sender'])
        for (const inside of ['hash', 'salt', 'password', 'deskKey', 'sessions.id']) {
          const path = `/${collection}?where[${field}.${inside}][like]=a`;
          expect((await desk('GET', path, { cookie: admin.cookie })).ok, path).toBe(false);
        }
    },
  );
});

const REMOVED = ['login', 'first-register', 'forgot-password', 'reset-password', 'unlock', 'verify/x', 'init'];

describe("Payload's own call of accounts", () => {
  const SPELLINGS: [string, (call: string) => string][] = [
    ['plain', (call) => `/users/${call}`],
    ['with a slash at the end', (call) => `/users/${call}/`],
    ['with two slashes', (call) => `/users//${call}`],
    ['with two slashes in front', (call) => `//users/${call}`],
    ['in upper case', (call) => `/users/${call.toUpperCase()}`],
    ['of a collection in upper case', (call) => `/Users/${call}`],
    ['with an encoded letter', (call) => `/users/%${call.charCodeAt(0).toString(16)}${call.slice(1)}`],
    ['with an encoded slash', (call) => `/users%2f${call}`],
    ['with a letter that is encoded twice', (call) => `/users/%25${call.charCodeAt(0).toString(16)}${call.slice(1)}`],
    ['with dots', (call) => `/users/x/../${call}`],
    ['with encoded dots', (call) => `/users/x/%2e%2e/${call}`],
    ['with a parameter', (call) => `/users/${call}?depth=0`],
    ['with a semicolon', (call) => `/users/${call};x=1`],
    ['below another collection', (call) => `/conditions/${call}`],
    ['below the endpoints of the site', (call) => `/public/users/${call}`],
  ];

  it.each(SPELLINGS)('does not exist %s', async (_, spell) => {
    const [before, count] = [await readAll(), await countUsers()];
    const body = {
      ...{ email: editor.email, password: PASSWORD, token: 'x'.repeat(43) },
      ...{ username: 'made', displayName: 'Made', role: 'admin' },
    };
    for (const call of REMOVED)
      for (const cookie of [undefined, editor.cookie, admin.cookie])
        for (const method of ['POST', 'GET', 'PUT', 'PATCH']) {
          const sent = method === 'GET' ? {} : { body };
          const headers = { origin: OWN_ORIGIN, ...(cookie ? { cookie } : {}) };
          const response = await askDesk(method, spell(call), { ...sent, headers });
          const answer = `${method} ${spell(call)}: ${response.status}`;
          expect(response.status, answer).toBeGreaterThanOrEqual(400);
          expect(response.status, answer).toBeLessThan(500);
          expect(response.headers.get('set-cookie'), answer).toBeNull();
        }
    expect([await readAll(), await countUsers()]).toEqual([before, count]);
  });

  it('does not work for the server itself', async () => {
    const { payload } = server.test;
    await expect(
      payload.login({ collection: 'users', data: { email: editor.email, password: PASSWORD } } as never),
    ).rejects.toThrow();
    await expect(payload.forgotPassword({ collection: 'users', data: { email: editor.email } })).rejects.toThrow();
  });
});

describe('change of role, verification, credential or address', () => {
  const CHANGES = {
    role: { role: 'moderator' },
    verified: { isVerified: true },
    credential: { credential: 'MD' },
    email: { email: 'evil@example.org' },
  };
  const ROUTES = Object.keys(CHANGES) as (keyof typeof CHANGES)[];
  /** The call of the CMS, and the same one of the site. */
  const send = (who: Member, whom: Member, route: keyof typeof CHANGES, password: object) => {
    const body = { ...CHANGES[route], ...password };
    return [
      () => desk('PATCH', `/users/${whom.id}/${route}`, { cookie: who.cookie, body }),
      () => site('PATCH', `/api/users/${whom.id}/${route}`, { token: who.token, body }),
    ];
  };

  it.each(ROUTES)('is refused without the right password of the administrator: %s', async (route) => {
    const before = await readAll();
    for (const whom of [reader, admin]) {
      for (const currentPassword of [undefined, '', null, 7, { like: '' }, [PASSWORD], ['']])
        for (const ask of send(admin, whom, route, { currentPassword })) expect((await ask()).status).toBe(400);
      for (const ask of send(admin, whom, route, { currentPassword: 'a guess' }))
        expect((await ask()).status).toBe(403);
    }
    expect(await readAll()).toEqual(before);
  });

  it("does not take the user's password for the administrator's", async () => {
    const other = await member('otto', 'user');
    const change = { currentPassword: PASSWORD, newPassword: 'a password of theirs' };
    const { sessionToken } = await (
      await site('PUT', '/api/auth/password', { token: other.token, body: change })
    ).json();
    for (const route of ROUTES)
      for (const ask of send(admin, other, route, { currentPassword: change.newPassword }))
        expect((await ask()).status).toBe(403);
    expect((await site('GET', '/api/auth/me', { token: sessionToken })).status).toBe(200);
  });

  it.each(ROUTES)('is refused for an editor, also with the right password: %s', async (route) => {
    const before = await readAll();
    const shown = { currentPassword: PASSWORD };
    for (const whom of [reader, admin, ...(route === 'email' ? [] : [editor])])
      for (const ask of send(editor, whom, route, shown)) expect((await ask()).status).toBe(403);
    if (route !== 'email')
      for (const body of [shown, {}]) {
        const own = { ...CHANGES[route], ...body };
        const asked = site('PATCH', `/api/users/${reader.id}/${route}`, { token: reader.token, body: own });
        expect((await asked).status).toBe(403);
      }
    expect(await readAll()).toEqual(before);
  });

  it.each(ROUTES)('is refused without a session, or with that of the other side: %s', async (route) => {
    const before = await readAll();
    const body = { ...CHANGES[route], currentPassword: PASSWORD };
    const path = `/users/${reader.id}/${route}`;
    expect((await desk('PATCH', path, { body })).status).toBe(401);
    const bearer = { authorization: `Bearer ${admin.token}`, origin: OWN_ORIGIN };
    expect((await askDesk('PATCH', path, { body, headers: bearer })).status).toBe(401);
    expect((await site('PATCH', `/api${path}`, { body, headers: { cookie: admin.cookie } })).status).toBe(401);
    expect(await readAll()).toEqual(before);
  });

  it.each(['POST', 'PUT', 'GET', 'DELETE'])('is refused by %s, with and without an override', async (method) => {
    const before = await readAll();
    for (const route of ROUTES)
      for (const override of [{}, { 'x-http-method-override': 'PATCH' }]) {
        const body = { ...CHANGES[route], currentPassword: PASSWORD };
        const headers = { cookie: admin.cookie, origin: OWN_ORIGIN, ...override };
        const path = `/users/${reader.id}/${route}`;
        expect((await askDesk(method, path, { headers, ...(method === 'GET' ? {} : { body }) })).ok).toBe(false);
        const atSite = { token: admin.token, headers: override, ...(method === 'GET' ? {} : { body }) };
        expect((await site(method, `/api${path}`, atSite)).ok).toBe(false);
      }
    expect(await readAll()).toEqual(before);
  });

  it('cannot take the role of the last administrator', async () => {
    await rows(`UPDATE users SET role = 'editor' WHERE role = 'admin' AND id <> $1`, [admin.id]);
    const before = await readAll();
    for (const ask of send(admin, admin, 'role', { currentPassword: PASSWORD })) expect((await ask()).status).toBe(409);
    expect(
      (await site('DELETE', `/api/users/${admin.id}`, { token: admin.token, body: { password: PASSWORD } })).status,
    ).toBe(409);
    expect((await desk('DELETE', `/users/${admin.id}`, { cookie: admin.cookie })).ok).toBe(false);
    expect((await desk('DELETE', `/users?where[id][equals]=${admin.id}`, { cookie: admin.cookie })).ok).toBe(false);
    expect(await readAll()).toEqual(before);
  });
});
