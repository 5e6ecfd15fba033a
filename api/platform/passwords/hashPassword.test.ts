import { pbkdf2Sync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './hashPassword.ts';

it('a password takes 600,000 rounds and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('a password'), hashPassword('a password')]);
  const derived = pbkdf2Sync('a password', one.salt, 600_000, 32, 'sha256').toString('hex');
  expect(one.hash).toBe(`pbkdf2-sha256-v1:${derived}`);
  expect(other.salt).not.toBe(one.salt);
  expect(await verifyPassword('a password', one)).toEqual({ isRight: true, isOutdated: false });
  expect(await verifyPassword('another', one)).toEqual({ isRight: false, isOutdated: false });
});
