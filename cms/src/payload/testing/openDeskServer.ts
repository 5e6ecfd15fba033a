import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endpoints } from '@common-ground/api/endpoints.ts';
import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import { waitForPendingWork } from '@common-ground/api/platform/runAfterResponse.ts';
import { createRequester } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { askDesk } from './askDesk.ts';
import { bodyOfForm } from './readUpdatedAt.ts';
import { type TestPayload, testPayload } from './testPayload.ts';

export const PASSWORD = 'long enough';

type Sent = { body?: unknown; cookie?: string; address?: string };
type RequestParts = { body?: unknown; token?: string; address?: string; headers?: Record<string, string> };
type Factor = { secret: string; used: string; recoveryCodes: string[] };
export type Member = { id: number; email: string; token: string; cookie: string };

/** Site and CMS on one database, for users with an account at both. Mails are files. */
export function openDeskServer() {
  const server = {} as { test: TestPayload; ask: ReturnType<typeof createRequester> };
  const mailFolder = path.join(String(process.env.DATA_DIR), 'mail');
  beforeAll(async () => {
    // The previous test file of this process may have left mails here.
    rmSync(mailFolder, { recursive: true, force: true });
    server.test = await testPayload();
    const { mailer } = server.test.payload.config.custom;
    server.ask = createRequester({ endpoints, database: server.test.pool, mailer });
  });
  afterEach(() => waitForPendingWork());
  afterAll(() => server.test?.close());

  async function desk(method: string, route: string, { body, cookie, address = '192.0.2.1' }: Sent = {}) {
    const headers = { 'x-client-address': address, origin: 'http://127.0.0.1:4321', ...(cookie ? { cookie } : {}) };
    const given = await bodyOfForm(server.test.payload, { method, path: route, body });
    const response = await askDesk(method, route, { body: given, headers });
    await waitForPendingWork();
    return response;
  }

  async function site(method: string, route: string, { body, token, address, headers }: RequestParts = {}) {
    const response = await server.ask(route, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: 'http://127.0.0.1:4321',
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(address ? { 'x-client-address': address } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
    await waitForPendingWork();
    return response;
  }

  const rows = async (text: string, values: unknown[] = []) => (await server.test.pool.query(text, values)).rows;
  /** File names of the CMS's mails, oldest first. */
  const mails = () => (existsSync(mailFolder) ? readdirSync(mailFolder).sort() : []);

  async function signIn(email: string, password = PASSWORD): Promise<Pick<Member, 'token' | 'cookie'>> {
    const response = await site('POST', '/api/auth/login', { body: { email, password } });
    expect(response.status, await response.clone().text()).toBe(200);
    const { sessionToken } = await response.clone().json();
    return { token: sessionToken, cookie: readCookie(response) };
  }

  async function member(name: string, role = 'translator'): Promise<Member> {
    const email = `${name}@example.org`;
    const { user } = await (
      await site('POST', '/api/auth/register', { body: { email, username: name, password: PASSWORD } })
    ).json();
    await rows('UPDATE users SET role = $2::enum_users_role WHERE id = $1', [user.id, role]);
    return { id: user.id, email, ...(await signIn(email)) };
  }

  /** Sets up a second factor at the site. @returns as `used` the code that confirmed it */
  async function setUpFactor({ token }: Pick<Member, 'token'>): Promise<Factor> {
    const begun = await site('POST', '/api/auth/second-factor', { token, body: { password: PASSWORD } });
    const { secret } = await begun.json();
    const used = appCode(secret);
    const confirmed = await site('POST', '/api/auth/second-factor/confirm', { token, body: { code: used } });
    expect(confirmed.status, await confirmed.clone().text()).toBe(200);
    return { secret, used, ...(await confirmed.json()) };
  }

  const isKnown = async (cookie: string) => (await (await desk('GET', '/users/me', { cookie })).json()).user !== null;
  const isSignedIn = async (token: string) => (await site('GET', '/api/auth/me', { token })).ok;

  return {
    server,
    desk,
    site,
    rows,
    mails,
    /** Returns the text of all mails to an address, including those sent after the response. */
    mailsTo: async (email: string) => {
      await waitForPendingWork();
      return mails()
        .map((name) => readFileSync(path.join(mailFolder, name), 'utf8'))
        .filter((text) => text.includes(`To: ${email}`))
        .join();
    },
    member,
    signIn,
    setUpFactor,
    enter: async (email: string, password?: string) => (await signIn(email, password)).cookie,
    isKnown,
    isSignedIn,
    states: ({ token, cookie }: Member) => Promise.all([isSignedIn(token), isKnown(cookie)]),
  };
}

/** Returns the cookie of the CMS that a response sets, without its attributes; empty when it sets none. */
export function readCookie(response: Response): string {
  const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  return set.find((cookie) => /^desk-key=./.test(cookie)) ?? '';
}
