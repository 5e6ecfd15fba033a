import { SECOND_FACTOR_DEMANDED, WRONG_CODE } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import { CODE_NEEDED, SET_UP_NEEDED } from '@common-ground/api/contracts/client.ts';
import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import { describe, expect, it } from 'vitest';
import { PASSWORD, readCookie } from '../testing/openDeskServer.ts';
import { openSignInServer, readAnswer } from '../testing/openSignInServer.ts';

const {
  desk,
  site,
  rows,
  mailsTo,
  isKnown,
  states,
  setUpFactor,
  someone,
  login,
  openDesk,
  requireFactor,
  freeCodes,
  beginSession,
} = openSignInServer();

describe('second factor at sign-in', () => {
  const propose = (email: string, password: unknown = PASSWORD) =>
    site('POST', '/api/auth/login/second-factor', { body: { email, password } });

  it('is proposed only for an account whose role requires it, with the right password', async () => {
    const [person, reader] = [await someone(), await someone('user')];
    await requireFactor('editor');
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
    await requireFactor('editor');
    const before = await rows('SELECT * FROM account.second_factor');
    expect((await propose(person.email)).status).toBe(403);
    expect(await rows('SELECT * FROM account.second_factor')).toEqual(before);
    expect(await readAnswer(login(person.email))).toEqual([401, CODE_NEEDED, '']);
    expect((await login(person.email, { code: appCode(secret, 1) })).status).toBe(200);
  });

  it('does not start with a code of an earlier proposal, and with none before there is one', async () => {
    const person = await someone();
    await requireFactor('editor');
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
    await requireFactor('editor');
    const early = await beginSession(person);
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
    await requireFactor('admin');
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
      openDesk(person, { password: PASSWORD, code }),
      site('POST', '/api/auth/second-factor/end', { token, body: { password: PASSWORD, code } }),
      site('POST', '/api/auth/second-factor', { token, body: { password: PASSWORD, code } }),
    ];
    const guesses = await Promise.all(Array.from({ length: 6 }, (_, at) => guess(`00000${at}`)).flat());
    expect(guesses.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(10);
    await freeCodes(person);
    for (const asked of guess(appCode(secret))) expect((await asked).status).toBe(429);
  });
});
