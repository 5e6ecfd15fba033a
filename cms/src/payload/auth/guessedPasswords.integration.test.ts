import { describe, expect, it } from 'vitest';
import { type Member, PASSWORD } from '../testing/openDeskServer.ts';
import { openSignInServer } from '../testing/openSignInServer.ts';

const { desk, site, someone, openDesk } = openSignInServer();

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
      await openDesk(admin, undefined, { 'x-client-address': '192.0.2.1' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(60);
  });
});
