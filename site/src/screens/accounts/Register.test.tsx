// @vitest-environment happy-dom
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { toastWords } from '@common-ground/api/contracts/wording/toasts.ts';
import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAlert, expectToast } from '../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../testing/fakeServer.ts';
import { describedBy, field, submit, write } from '../../testing/fields.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import Register from './Register.island.tsx';

const { account, register, shell, form } = wordingFor('es');
const NEWCOMER = {
  username: 'newcomer',
  email: 'new@example.org',
  password: 'long enough',
  confirmPassword: 'long enough',
};

let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  openBrowser('/es/auth/register', { lang: 'es' });
  answers = {};
  received = fakeServer(answers);
  render(<Register lang="es" words={{ ...account, ...register, ...shell }} form={form} />);
  for (const [name, value] of Object.entries(NEWCOMER)) write(name, value);
});

describe('Register', () => {
  it.each([
    ['password', 'short', 'La contraseña debe tener al menos 8 caracteres'],
    ['confirmPassword', 'other', account.passwordsDiffer],
    ['username', 'ab', 'El nombre de usuario debe tener al menos 3 caracteres'],
  ])('marks the field %s with the value "%s" as wrong and sends nothing', async (name, value, said) => {
    write(name, value);
    if (name === 'password') write('confirmPassword', value);
    submit();
    await expectAlert(said);
    await expectToast(toastWords('es').said.registrationFailed.title, said);
    expect([...document.querySelectorAll('[aria-invalid=true]')]).toEqual([field(name)]);
    expect(describedBy(name)).toContain(said);
    expect([field('email').value, received]).toEqual([NEWCOMER.email, []]);
  });

  it('shows the failure in the language of the page and keeps what was typed', async () => {
    for (const [answer, said] of [
      [
        { status: 409, body: 'This username or email is already in use' },
        'Este nombre de usuario o correo electrónico ya está en uso',
      ],
      ['away', account.unreached],
    ] as [Answer, string][]) {
      answers['POST /api/auth/register'] = answer;
      submit();
      await expectAlert(said);
      await expectToast(toastWords('es').said.registrationFailed.title, said);
      expect(field('password').value).toBe(NEWCOMER.password);
    }
    const { confirmPassword, ...sent } = NEWCOMER;
    expect(received.find(({ call }) => call === 'POST /api/auth/register')?.body).toEqual(sent);
  });
});
