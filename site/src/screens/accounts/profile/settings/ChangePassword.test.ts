import { PASSWORD_TOO_SHORT } from '@common-ground/api/contracts/accounts/accounts.ts';
import { profile as words } from '@common-ground/api/contracts/wording/en/accounts/profile.ts';
import { expect, it } from 'vitest';
import { checkPasswords } from './ChangePassword.tsx';

const check = (newPassword: string, again = newPassword) =>
  checkPasswords({ currentPassword: 'whatever', newPassword, again }, words.password, 'en');

it('checks that both passwords are equal, then their length, with the texts of registration', () => {
  expect(check('short', 'other')).toEqual({ again: 'Passwords do not match' });
  expect(check('short')).toEqual({ newPassword: PASSWORD_TOO_SHORT });
  expect(check('12345678')).toBeNull();
});
