import { SECOND_FACTOR_DEMANDED, WRONG_CODE } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import { CODE_NEEDED, SET_UP_NEEDED } from '@common-ground/api/contracts/client.ts';
import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handleDeskRequest } from '../calls/handleDeskRequest.ts';
import { OWN_ORIGIN } from '../testing/givenDeskSession.ts';
import { type Member, openDeskServer, PASSWORD, readCookie } from '../testing/openDeskServer.ts';

type Headers = Record<string, string>;

const { server, desk, site, rows, mailsTo, member, signIn, isKnown, states } = openDeskServer();

let times = 0;
beforeEach(async () => {
  times += 1;
  vi.spyOn(console, 'log').mockImplementation(() => {});
  await rows('TRUNCATE throttle.spent');
  await rows('DELETE FROM account.demanding_role');
});
const someone = (role = 'editor') => member(`${role.slice(0, 3)} of test ${times}`.replaceAll(' ', '.'), role);

const login = (email: string, more: object = {}, headers?: Headers) =>
  site('POST', '/api/auth/login', { body: { email, password: PASSWORD, ...more }, headers });
const open = ({ token }: Pick<Member, 'token'>, body: object = { password: PASSWORD }, headers?: Headers) =>
  site('POST', '/api/auth/desk', { token, body, headers });
const readAnswer = async (asked: Promise<Response>) => {
  const response = await asked;
  return [response.status, await response.text(), readCookie(response)];
};
const freeCodes = ({ id }: Member) => rows('UPDATE account.second_factor SET last_period = 0 WHERE user_id = $1', [id]);
const demand = (roles: string[]) => rows('INSERT INTO account.demanding_role SELECT unnest($1::text[])', [roles]);

async function setUpFactor({ token }: Pick<Member, 'token'>) {
  const { secret } = await (
    await site('POST', '/api/auth/second-factor', { token, body: { password: PASSWORD } })
  ).json();
  const used = appCode(secret);
  const confirmed = await site('POST', '/api/auth/second-factor/confirm', { token, body: { code: used } });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  return { secret, used, recoveryCodes };
}

const FOREIGN: [string, Headers][] = [
  ['a foreign origin', { origin: 'https://evil.example' }],
  ['the origin null', { origin: 'null' }],
  ['another port', { origin: 'http://127.0.0.1:4322' }],
  ['https instead of http', { origin: 'https://127.0.0.1:4321' }],
  ['a host that begins with the own one', { origin: 'http://127.0.0.1:4321.evil.example' }],
  [
    'a foreign origin and Sec-Fetch-Site: same-origin',
    { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  ],
];
/** Sends a request without `Origin`, which the helper `site` would add. */
const withoutOrigin = async (
  path: string,
  { token, body, headers }: { token?: string; body: object; headers?: Headers },
) =>
  server.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    body: JSON.stringify(body),
  });

describe('sign-in that another site may have sent', () => {
  it.each(FOREIGN)('sets no key of the CMS: %s', async (_, headers) => {
    const person = await someone();
    expect(readCookie(await login(person.email, {}, headers))).toBe('');
    const body = { currentPassword: PASSWORD, newPassword: 'another password' };
    const changed = await site('PUT', '/api/auth/password', { token: person.token, body, headers });
    expect([changed.status, readCookie(changed)]).toEqual([200, '']);
  });

  it.each([{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'none' }])(
    'sets no key of the CMS without Origin: %o',
    async (headers) => {
      const { email } = await someone();
      const response = await withoutOrigin('/api/auth/login', { body: { email, password: PASSWORD }, headers });
      expect([response.status, readCookie(response)]).toEqual([200, '']);
    },
  );

  it.each([
    'text/plain',
    'text/plain;charset=UTF-8',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=application/json',
    '',
  ])('is refused as a form of a page: "%s"', async (type) => {
    const { email } = await someone();
    const body = { email, password: PASSWORD };
    for (const origin of ['https://evil.example', 'null', OWN_ORIGIN])
      for (const path of ['/api/auth/login', '/api/auth/desk']) {
        const { token } = await signIn(email);
        const response = await site('POST', path, { token, body, headers: { 'content-type': type, origin } });
        expect([response.status, response.headers.get('set-cookie')]).toEqual([415, null]);
      }
  });

  it.each([
    ...['/public/auth/login', '/public/auth/login/', '/public/auth/register', '/public/auth/desk'],
    ...['//public/auth/login', '/PUBLIC/auth/login', '/%70ublic/auth/login', '/x/../public/auth/login'],
  ])('is refused as a form at the CMS: %s', async (path) => {
    const { email, token } = await someone();
    const form = new FormData();
    form.set('_payload', JSON.stringify({ email, password: PASSWORD, username: 'made.by.form' }));
    const { default: config } = await import('../../../payload.config.ts');
    for (const origin of ['https://evil.example', 'null', OWN_ORIGIN]) {
      const headers = { origin, authorization: `Bearer ${token}` };
      const request = new Request(`${OWN_ORIGIN}/cms/api${path}`, { method: 'POST', headers, body: form });
      const response = await handleDeskRequest(request, config);
      expect([response.ok, response.headers.get('set-cookie')], origin).toEqual([false, null]);
    }
  });
});

describe('sign-out that another site may have sent', () => {
  it.each(FOREIGN)('deletes no cookie, and ends no session without its token: %s', async (_, headers) => {
    const person = await someone();
    for (const path of ['/api/auth/logout', '/api/auth/logout?forget=device']) {
      const response = await site('POST', path, { headers: { ...headers, cookie: person.cookie } });
      expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    }
    expect(await states(person)).toEqual([true, true]);
  });
});

describe('opening the CMS for a session of the site', () => {
  it('needs the password, not a bearer token alone', async () => {
    const person = await someone();
    for (const body of [{}, { password: '' }, { password: null }, { password: { like: '' } }, { code: '123456' }])
      expect(await readAnswer(open(person, body)), JSON.stringify(body)).toEqual([400, expect.any(String), '']);
    expect(await readAnswer(open(person, { password: 'a guess' }))).toEqual([403, expect.any(String), '']);
    expect((await site('POST', '/api/auth/desk', { token: person.token })).ok).toBe(false);
    const opened = await open(person);
    expect([opened.status, await isKnown(readCookie(opened))]).toEqual([200, true]);
    // The earlier key ends.
    expect(await isKnown(person.cookie)).toBe(false);
  });

  it.each(FOREIGN)('needs an own origin: %s', async (_, headers) => {
    expect(await readAnswer(open(await someone(), undefined, headers))).toEqual([403, expect.any(String), '']);
  });

  it.each([{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'none' }])(
    'needs an own origin, also when none is sent: %o',
    async (headers) => {
      const { token } = await someone();
      const response = await withoutOrigin('/api/auth/desk', { token, body: { password: PASSWORD }, headers });
      expect([response.status, readCookie(response)]).toEqual([403, '']);
    },
  );

  it('needs a session of the site: neither the key of the CMS nor a former session', async () => {
    const person = await someone();
    const body = { password: PASSWORD };
    const key = person.cookie.replace('desk-key=', '');
    for (const headers of [{}, { cookie: person.cookie }, { authorization: `Bearer ${key}` }] as Headers[])
      expect((await site('POST', '/api/auth/desk', { body, headers })).status).toBe(401);
    await site('POST', '/api/auth/logout', { token: person.token });
    expect((await open(person)).status).toBe(401);
  });

  it.each(['user', 'contributor'])('needs a role of staff: %s', async (role) => {
    expect(await readAnswer(open(await someone(role)))).toEqual([403, expect.any(String), '']);
  });

  it('is refused for a suspended editor', async () => {
    const [person, admin] = [await someone(), await someone('admin')];
    const body = { days: 7, reason: 'Spam' };
    expect((await site('PUT', `/api/users/${person.id}/suspension`, { token: admin.token, body })).status).toBe(200);
    expect(await readAnswer(open(person))).toEqual([403, expect.any(String), '']);
    expect(readCookie(await login(person.email))).toBe('');
  });

  it('needs a code while a second factor is on, and each code once', async () => {
    const person = await someone();
    const { secret, used, recoveryCodes } = await setUpFactor(person);
    expect(await readAnswer(open(person))).toEqual([401, CODE_NEEDED, '']);
    for (const code of [used, '000000', appCode(secret, 5), 'abcde-fghij'])
      expect(await readAnswer(open(person, { password: PASSWORD, code })), code).toEqual([401, WRONG_CODE, '']);
    const [code] = recoveryCodes;
    expect(await readAnswer(open(person, { password: 'a guess', code }))).toEqual([403, expect.any(String), '']);
    const opened = await open(person, { password: PASSWORD, code });
    expect(await isKnown(readCookie(opened))).toBe(true);
    expect((await open(person, { password: PASSWORD, code })).status).toBe(401);
    expect((await login(person.email, { code })).status).toBe(401);
  });

  it('is not done by a change of the password alone while a second factor is on', async () => {
    const person = await someone();
    await setUpFactor(person);
    const body = { currentPassword: PASSWORD, newPassword: 'another password' };
    const changed = await site('PUT', '/api/auth/password', { token: person.token, body });
    expect([changed.status, readCookie(changed)]).toEqual([200, '']);
  });

  it('is not possible for a role that requires a second factor while there is none', async () => {
    const person = await someone();
    await demand(['editor']);
    // Simulates a sign-in that began before the role required a second factor.
    const { token } = await startSession(person);
    expect(await readAnswer(open({ token }))).toEqual([403, SET_UP_NEEDED, '']);
  });
});

/** Starts a session as a sign-in does after its checks. */
async function startSession({ id }: Member) {
  const { startSession: start } = await import('@common-ground/api/platform/session/sessions.ts');
  const [password] = await rows('SELECT hash, salt FROM account.password WHERE user_id = $1', [id]);
  return { token: String(await start(server.test.pool, { userId: id, password, device: '' })) };
}

describe('second factor at sign-in', () => {
  const propose = (email: string, password: unknown = PASSWORD) =>
    site('POST', '/api/auth/login/second-factor', { body: { email, password } });

  it('is proposed only for an account whose role requires it, with the right password', async () => {
    const [person, reader] = [await someone(), await someone('user')];
    await demand(['editor']);
    expect((await propose(reader.email)).status).toBe(403);
    expect((await propose(person.email, 'a guess')).status).toBe(401);
    expect((await propose(person.email, { like: '' })).status).toBe(400);
    expect((await propose('nobody@example.org')).status).toBe(401);
    await rows('DELETE FROM account.demanding_role');
    expect((await propose(person.email)).status).toBe(403);
    expect(await rows('SELECT FROM account.second_factor WHERE user_id = ANY ($1)', [[person.id, reader.id]])).toEqual(
      [],
    );
  });

  it('is not proposed again once one is on, also by somebody who knows the password', async () => {
    const person = await someone();
    const { secret } = await setUpFactor(person);
    await demand(['editor']);
    const before = await rows('SELECT * FROM account.second_factor');
    expect((await propose(person.email)).status).toBe(403);
    expect(await rows('SELECT * FROM account.second_factor')).toEqual(before);
    expect(await readAnswer(login(person.email))).toEqual([401, CODE_NEEDED, '']);
    expect((await login(person.email, { code: appCode(secret, 1) })).status).toBe(200);
  });

  it('does not start with a code of an earlier proposal, and with none before there is one', async () => {
    const person = await someone();
    await demand(['editor']);
    for (const code of [undefined, '123456'])
      expect(await readAnswer(login(person.email, { code }))).toEqual([403, SET_UP_NEEDED, '']);
    const [first, second] = [await (await propose(person.email)).json(), await (await propose(person.email)).json()];
    expect(first.secret).not.toBe(second.secret);
    expect(await readAnswer(login(person.email, { code: appCode(first.secret) }))).toEqual([403, WRONG_CODE, '']);
    for (const more of [{}, { code: '123456' }]) expect((await login(person.email, more)).status).toBe(403);
    expect((await login(person.email, { password: 'a guess', code: appCode(second.secret) })).status).toBe(401);
    const entered = await login(person.email, { code: appCode(second.secret) });
    expect([entered.status, (await entered.clone().json()).recoveryCodes.length]).toEqual([200, 10]);
    expect(await isKnown(readCookie(entered))).toBe(true);
    expect((await login(person.email, { code: appCode(second.secret) })).status).toBe(401);
  });

  it('ends the sessions that began without it', async () => {
    const person = await someone();
    await demand(['editor']);
    const early = await startSession(person);
    const { secret } = await (await propose(person.email)).json();
    expect((await login(person.email, { code: appCode(secret) })).status).toBe(200);
    expect((await site('GET', '/api/auth/me', { token: early.token })).status).toBe(401);
  });

  it('is not replaced by a session alone, by a password alone, or by a proposal of somebody else', async () => {
    const [person, other] = [await someone(), await someone('reviewer')];
    const { secret } = await setUpFactor(person);
    const begin = (body: object, token = person.token) => site('POST', '/api/auth/second-factor', { token, body });
    expect((await begin({})).status).toBe(400);
    expect((await begin({ password: PASSWORD })).status).toBe(403);
    expect((await begin({ password: PASSWORD, code: '000000' })).status).toBe(403);
    expect((await begin({ password: 'a guess', code: appCode(secret, 1) })).status).toBe(403);
    const confirm = (token: string, code: string) =>
      site('POST', '/api/auth/second-factor/confirm', { token, body: { code } });
    expect((await confirm(person.token, appCode(secret, 1))).status).toBe(409);
    const { secret: ofOther } = await (await begin({ password: PASSWORD }, other.token)).json();
    expect((await confirm(person.token, appCode(ofOther))).status).toBe(409);
    await freeCodes(person);
    expect((await login(person.email, { code: appCode(secret) })).status).toBe(200);
  });

  it('is not removed without a code by its owner, and never while the role requires it', async () => {
    const person = await someone('admin');
    const { recoveryCodes } = await setUpFactor(person);
    const end = (body: object) => site('POST', '/api/auth/second-factor/end', { token: person.token, body });
    for (const body of [{ password: PASSWORD }, { code: recoveryCodes[0] }, {}])
      expect((await end(body)).status).toBe(400);
    expect((await end({ password: PASSWORD, code: '000000' })).status).toBe(403);
    expect((await end({ password: 'a guess', code: recoveryCodes[0] })).status).toBe(403);
    const reason = 'Lost the phone';
    const removed = desk('POST', `/users/${person.id}/second-factor/remove`, {
      cookie: person.cookie,
      body: { password: PASSWORD, reason },
    });
    expect((await removed).status).toBe(403);
    await demand(['admin']);
    expect(await readAnswer(end({ password: PASSWORD, code: recoveryCodes[1] }))).toEqual([
      409,
      SECOND_FACTOR_DEMANDED,
      '',
    ]);
    expect(await readAnswer(login(person.email))).toEqual([401, CODE_NEEDED, '']);
    expect(await states(person)).toEqual([true, true]);
  });

  it('stays on after a new password by a mailed link', async () => {
    const person = await someone();
    const { secret } = await setUpFactor(person);
    await site('POST', '/api/auth/password-reset', { body: { email: person.email } });
    const [, token] = /\/auth\/reset#([\w-]{43})/.exec(await mailsTo(person.email)) ?? [];
    const password = 'another password';
    const reset = await site('PUT', '/api/auth/password-reset', { body: { token, password } });
    expect([reset.status, reset.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await readAnswer(login(person.email, { password }))).toEqual([401, CODE_NEEDED, '']);
    expect((await login(person.email, { password, code: appCode(secret, 1) })).status).toBe(200);
  });

  it('limits the codes at all calls together, also concurrent ones', async () => {
    const person = await someone();
    const { secret } = await setUpFactor(person);
    const { token } = person;
    const guess = (code: string): Promise<Response>[] => [
      login(person.email, { code }),
      open(person, { password: PASSWORD, code }),
      site('POST', '/api/auth/second-factor/end', { token, body: { password: PASSWORD, code } }),
      site('POST', '/api/auth/second-factor', { token, body: { password: PASSWORD, code } }),
    ];
    const guesses = await Promise.all(Array.from({ length: 6 }, (_, at) => guess(`00000${at}`)).flat());
    expect(guesses.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(10);
    await freeCodes(person);
    for (const asked of guess(appCode(secret))) expect((await asked).status).toBe(429);
  });
});

describe('guesses of a password', () => {
  type Call = (who: Member, password: string) => Promise<Response>;
  const atSite = (method: string, path: (who: Member) => string, body: (password: string) => object): Call => {
    return (who, password) => site(method, path(who), { token: who.token, body: body(password), address: '192.0.2.1' });
  };
  const atDesk = (method: string, path: (who: Member) => string, body: (password: string) => object): Call => {
    return (who, password) => desk(method, path(who), { cookie: who.cookie, body: body(password) });
  };
  const own = ({ id }: Member) => `/users/${id}`;
  const role = (currentPassword: string) => ({ role: 'admin', currentPassword });
  const verified = (currentPassword: string) => ({ isVerified: true, currentPassword });
  const credential = (currentPassword: string) => ({ credential: 'MD', currentPassword });
  const email = (currentPassword: string) => ({ email: 'moved@example.org', currentPassword });

  it.each<[string, Call]>([
    [
      'the sign-in',
      (who, password) =>
        site('POST', '/api/auth/login', { body: { email: who.email, password }, address: '192.0.2.1' }),
    ],
    [
      'the proposal of a second factor',
      (who, password) =>
        site('POST', '/api/auth/login/second-factor', { body: { email: who.email, password }, address: '192.0.2.1' }),
    ],
    [
      'the opening of the CMS',
      atSite(
        'POST',
        () => '/api/auth/desk',
        (password) => ({ password }),
      ),
    ],
    [
      'the change of the password',
      atSite(
        'PUT',
        () => '/api/auth/password',
        (currentPassword) => ({ currentPassword, newPassword: 'another password' }),
      ),
    ],
    [
      'the set-up of a second factor',
      atSite(
        'POST',
        () => '/api/auth/second-factor',
        (password) => ({ password }),
      ),
    ],
    [
      'the deletion of the account',
      atSite(
        'DELETE',
        (who) => `/api${own(who)}`,
        (password) => ({ password }),
      ),
    ],
    ['the change of a role', atSite('PATCH', (who) => `/api${own(who)}/role`, role)],
    ['the change of a verification', atSite('PATCH', (who) => `/api${own(who)}/verified`, verified)],
    ['the change of a credential', atSite('PATCH', (who) => `/api${own(who)}/credential`, credential)],
    ['the change of an address', atSite('PATCH', (who) => `/api${own(who)}/email`, email)],
    ['the change of a role in the CMS', atDesk('PATCH', (who) => `${own(who)}/role`, role)],
    ['the change of a verification in the CMS', atDesk('PATCH', (who) => `${own(who)}/verified`, verified)],
    ['the change of a credential in the CMS', atDesk('PATCH', (who) => `${own(who)}/credential`, credential)],
    ['the change of an address in the CMS', atDesk('PATCH', (who) => `${own(who)}/email`, email)],
    [
      'the removal of a second factor',
      atDesk(
        'POST',
        (who) => `/users/${who.id + 1}/second-factor/remove`,
        (password) => ({ password, reason: 'Lost' }),
      ),
    ],
  ])('are counted together, and stop at %s', async (_, call) => {
    const admin = await someone('admin');
    const signInFromHere = () =>
      site('POST', '/api/auth/login', { body: { email: admin.email, password: PASSWORD }, address: '192.0.2.1' });
    for (let guess = 0; guess < 10; guess++) expect([401, 403]).toContain((await call(admin, `guess ${guess}`)).status);
    const refused = [
      await call(admin, PASSWORD),
      await signInFromHere(),
      await open(admin, undefined, { 'x-client-address': '192.0.2.1' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(60);
  });
});
