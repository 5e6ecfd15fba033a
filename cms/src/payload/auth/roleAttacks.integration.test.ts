import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { askDesk } from '../testing/askDesk.ts';
import { OWN_ORIGIN } from '../testing/givenDeskSession.ts';
import { type Member, openDeskServer, PASSWORD } from '../testing/openDeskServer.ts';
import { readAccounts } from '../testing/readAccounts.ts';
import { readUpdatedAt } from '../testing/readUpdatedAt.ts';

const { server, desk, site, rows, member, states } = openDeskServer();

let admin: Member;
let editor: Member;
let reader: Member;
beforeAll(async () => {
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

const readAll = () => readAccounts(rows, [admin, editor, reader]);

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
      for (const override of [{}, { 'x-http-method-override': 'PATCH' }] as Record<string, string>[]) {
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
