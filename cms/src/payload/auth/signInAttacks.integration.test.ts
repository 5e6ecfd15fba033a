import { WRONG_CODE } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import { CODE_NEEDED, SET_UP_NEEDED } from '@common-ground/api/contracts/client.ts';
import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import { hashToken } from '@common-ground/api/platform/session/token.ts';
import { describe, expect, it } from 'vitest';
import { handleDeskRequest } from '../calls/handleDeskRequest.ts';
import { OWN_ORIGIN } from '../testing/givenDeskSession.ts';
import { PASSWORD, readCookie } from '../testing/openDeskServer.ts';
import { openSignInServer, readAnswer } from '../testing/openSignInServer.ts';

type Headers = Record<string, string>;

const {
  server,
  site,
  rows,
  signIn,
  isKnown,
  states,
  setUpFactor,
  someone,
  login,
  openDesk,
  requireFactor,
  beginSession,
} = openSignInServer();

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
const WITHOUT_ORIGIN: Headers[] = [
  {},
  ...['cross-site', 'same-site', 'none'].map((from) => ({ 'sec-fetch-site': from })),
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

  it.each(WITHOUT_ORIGIN)('sets no key of the CMS without Origin: %o', async (headers) => {
    const { email } = await someone();
    const response = await withoutOrigin('/api/auth/login', { body: { email, password: PASSWORD }, headers });
    expect([response.status, readCookie(response)]).toEqual([200, '']);
  });

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
      expect(await readAnswer(openDesk(person, body)), JSON.stringify(body)).toEqual([400, expect.any(String), '']);
    expect(await readAnswer(openDesk(person, { password: 'a guess' }))).toEqual([403, expect.any(String), '']);
    expect((await site('POST', '/api/auth/desk', { token: person.token })).ok).toBe(false);
    const opened = await openDesk(person);
    expect([opened.status, await isKnown(readCookie(opened))]).toEqual([200, true]);
    // The earlier key ends.
    expect(await isKnown(person.cookie)).toBe(false);
  });

  it.each(FOREIGN)('needs an own origin: %s', async (_, headers) => {
    expect(await readAnswer(openDesk(await someone(), undefined, headers))).toEqual([403, expect.any(String), '']);
  });

  it.each(WITHOUT_ORIGIN)('needs an own origin, also when none is sent: %o', async (headers) => {
    const { token } = await someone();
    const response = await withoutOrigin('/api/auth/desk', { token, body: { password: PASSWORD }, headers });
    expect([response.status, readCookie(response)]).toEqual([403, '']);
  });

  it('needs a session of the site: neither the key of the CMS nor a former session', async () => {
    const person = await someone();
    const body = { password: PASSWORD };
    const key = person.cookie.replace('desk-key=', '');
    for (const headers of [{}, { cookie: person.cookie }, { authorization: `Bearer ${key}` }] as Headers[])
      expect((await site('POST', '/api/auth/desk', { body, headers })).status).toBe(401);
    await site('POST', '/api/auth/logout', { token: person.token });
    expect((await openDesk(person)).status).toBe(401);
  });

  it.each(['user', 'contributor'])('needs a role of staff: %s', async (role) => {
    expect(await readAnswer(openDesk(await someone(role)))).toEqual([403, expect.any(String), '']);
  });

  it('is refused for a suspended editor', async () => {
    const [person, admin] = [await someone(), await someone('admin')];
    const body = { days: 7, reason: 'Spam' };
    expect((await site('PUT', `/api/users/${person.id}/suspension`, { token: admin.token, body })).status).toBe(200);
    expect(await readAnswer(openDesk(person))).toEqual([403, expect.any(String), '']);
    expect(readCookie(await login(person.email))).toBe('');
  });

  it('needs a code while a second factor is on, and each code once', async () => {
    const person = await someone();
    const { secret, used, recoveryCodes } = await setUpFactor(person);
    expect(await readAnswer(openDesk(person))).toEqual([401, CODE_NEEDED, '']);
    for (const code of [used, '000000', appCode(secret, 5), 'abcde-fghij'])
      expect(await readAnswer(openDesk(person, { password: PASSWORD, code })), code).toEqual([401, WRONG_CODE, '']);
    const [code] = recoveryCodes;
    expect(await readAnswer(openDesk(person, { password: 'a guess', code }))).toEqual([403, expect.any(String), '']);
    const opened = await openDesk(person, { password: PASSWORD, code });
    expect(await isKnown(readCookie(opened))).toBe(true);
    expect((await openDesk(person, { password: PASSWORD, code })).status).toBe(401);
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
    await requireFactor('editor');
    // Simulates sign-ins that began before the role required a second factor.
    const [{ token }, early] = [await beginSession(person), await beginSession(person)];
    expect(await readAnswer(openDesk({ token }))).toEqual([403, SET_UP_NEEDED, '']);
    const key = 'a-key-that-a-sign-in-gave-meanwhile';
    const give = `UPDATE user_sessions SET desk_key = $1, desk_until = now() + interval '1 hour' WHERE session_token = $2`;
    await rows(give, [hashToken(key), hashToken(early.token)]);
    expect(await isKnown(`desk-key=${key}`)).toBe(false);
    const body = { currentPassword: PASSWORD, newPassword: 'another password' };
    const changed = await site('PUT', '/api/auth/password', { token, body });
    expect([changed.status, readCookie(changed)]).toEqual([200, '']);
    await rows('DELETE FROM account.demanding_role');
    expect(await isKnown((await signIn(person.email, body.newPassword)).cookie)).toBe(true);
  });
});
