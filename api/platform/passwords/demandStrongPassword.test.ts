import { expect, it } from 'vitest';
import { demandStrongPassword, isWeakPassword } from './demandStrongPassword.ts';

const ADA = ['Ada Lovelace', 'countess@example.org'];

it.each([
  ...[
    'password',
    'Password1',
    '12345678',
    'qwertyui',
    'azertyuiop',
    'aaaaaaaa',
    'letmein!!',
    'iloveyou1',
    'P4ssw0rd',
    '1l0v3y0u',
    'l3tm31n!',
    'commonground',
  ],
  ...[
    'كلمة السر',
    'كلمةالمرور',
    'محمد1234',
    'ضصثقفغعه',
    'ｐａｓｓｗｏｒｄ',
    'contraseña',
    'motdepasse',
    'Maria1234',
    'Ada Lovelace',
    'ecalevolada',
    'lovelace1',
    'countess',
    'countess@example.org',
  ],
])('%s is easy to guess', async (password) => expect(await isWeakPassword(password, ADA)).toBe(true));

it.each(['taken over', 'long enough', 'correct horse battery', 'kX9#mQ2!', 'سماء زرقاء بعيدة'])(
  '%s is not easy to guess',
  async (password) => expect(await isWeakPassword(password, ADA)).toBe(false),
);

it('a name is easy to guess only when the user has that name', async () => {
  expect(await isWeakPassword('wolkenkuckuck', ['Wolkenkuckuck'])).toBe(true);
  expect(await isWeakPassword('wolkenkuckuck', ADA)).toBe(false);
});

it('demandStrongPassword throws 400 with a message that names the field', async () => {
  await expect(demandStrongPassword({ field: 'newPassword', password: 'password', about: [] })).rejects.toMatchObject({
    status: 400,
    message: 'newPassword: This password is easy to guess. Please choose another one',
  });
});
