import crypto, { pbkdf2Sync } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './hashPassword.ts';

const DECOMPOSED_GUESS = 'gue\u0301ss';

it('hashes a password with 600,000 rounds and a random salt', async () => {
  const [one, other] = await Promise.all([hashPassword('a password'), hashPassword('a password')]);
  const derived = pbkdf2Sync('a password', one.salt, 600_000, 32, 'sha256').toString('hex');
  expect(one.hash).toBe(`pbkdf2-sha256-v1:${derived}`);
  expect(other.salt).not.toBe(one.salt);
  expect(await verifyPassword('a password', one)).toEqual({ isRight: true, isOutdated: false });
  expect(await verifyPassword('another', one)).toEqual({ isRight: false, isOutdated: false });
});

describe('a password in another Unicode form', () => {
  const COMPOSED = 'contrase\u00f1a caf\u00e9 \uac00';
  const DECOMPOSED = COMPOSED.normalize('NFD').replaceAll(' ', '\u00a0');

  it('matches the hash of its composed form and of its decomposed form', async () => {
    for (const given of [COMPOSED, DECOMPOSED])
      for (const tried of [COMPOSED, DECOMPOSED])
        expect(await verifyPassword(tried, await hashPassword(given))).toEqual({ isRight: true, isOutdated: false });
  });

  it('matches an old hash only as it was typed, and reports it as outdated', async () => {
    const salt = 'salt';
    const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(DECOMPOSED, salt, 600_000, 32, 'sha256').toString('hex')}`;
    expect(await verifyPassword(DECOMPOSED, { hash, salt })).toEqual({ isRight: true, isOutdated: true });
    expect(await verifyPassword(COMPOSED, { hash, salt })).toEqual({ isRight: false, isOutdated: false });
  });

  it.each([
    ['Password 1', 'password 1'],
    ['ｐａｓｓｗｏｒｄ one', 'password one'],
    ['ﬁrst password', 'first password'],
  ])('does not match when case, width or ligatures differ: %s', async (given, other) => {
    expect((await verifyPassword(other, await hashPassword(given))).isRight).toBe(false);
  });
});

describe('verifyPassword', () => {
  it('derives a key once for each form of a wrong password, also for an unknown account', async () => {
    const derive = vi.spyOn(crypto, 'pbkdf2');
    syncBuiltinESMExports();
    vi.resetModules();
    const { hashPassword: hash, verifyPassword: verify } = await import('./hashPassword.ts');
    const stored = await hash('a password');
    await verify('first', null);
    const worked = async (tried: string, of: typeof stored | null) => {
      derive.mockClear();
      await verify(tried, of);
      return derive.mock.calls.length;
    };
    expect([await worked('plain guess', stored), await worked('plain guess', null)]).toEqual([1, 1]);
    expect([await worked(DECOMPOSED_GUESS, stored), await worked(DECOMPOSED_GUESS, null)]).toEqual([2, 2]);
    derive.mockRestore();
    syncBuiltinESMExports();
  });
});
