import { beforeAll, describe, expect, it } from 'vitest';
import { askDesk } from '../testing/askDesk.ts';
import { OWN_ORIGIN } from '../testing/givenDeskSession.ts';
import { type Member, openDeskServer, PASSWORD } from '../testing/openDeskServer.ts';
import { readAccounts } from '../testing/readAccounts.ts';

const { server, desk, rows, member } = openDeskServer();

let admin: Member;
let editor: Member;
let reader: Member;
beforeAll(async () => {
  admin = await member('chief', 'admin');
  editor = await member('penny', 'editor');
  reader = await member('rita', 'user');
});
const readAll = () => readAccounts(rows, [admin, editor, reader]);

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
    const before = await readAll();
    const secrets = {
      user: admin.id,
      sessionToken: 'x'.repeat(64),
      deskKey: 'x',
      expiresAt: '2099-01-01T00:00:00.000Z',
    };
    const body = {
      email: 'made@example.org',
      username: 'made',
      displayName: 'Made',
      role: 'admin',
      password: PASSWORD,
      ...secrets,
    };
    for (const { cookie } of [admin, editor]) {
      const headers = { cookie, origin: OWN_ORIGIN };
      for (const override of [
        {},
        { 'x-http-method-override': 'PATCH' },
        { 'x-payload-http-method-override': 'PATCH' },
      ] as Record<string, string>[]) {
        const path = route.replace(':id', String(reader.id));
        const response = await askDesk(method, path, { headers: { ...headers, ...override }, body });
        expect([403, 404, 405], `${response.status} ${await response.text()}`).toContain(response.status);
      }
    }
    expect(await readAll()).toEqual(before);
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
    const before = await readAll();
    const made = { username: 'made', displayName: 'Made', role: 'admin' };
    const body = { email: editor.email, password: PASSWORD, token: 'x'.repeat(43), ...made };
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
    expect(await readAll()).toEqual(before);
  });

  it('does not work for the server itself', async () => {
    const { payload } = server.test;
    await expect(
      payload.login({ collection: 'users', data: { email: editor.email, password: PASSWORD } } as never),
    ).rejects.toThrow();
    await expect(payload.forgotPassword({ collection: 'users', data: { email: editor.email } })).rejects.toThrow();
  });
});
