// @vitest-environment happy-dom
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { toastWords } from '@common-ground/api/contracts/wording/toasts/index.ts';
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAlert, expectToast } from '../../testing/expectAlert.ts';
import { type Answer, fakeServer } from '../../testing/fakeServer.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import Register from './Register.island.tsx';

const { account, register, shell, form } = wordingFor('es');
const NEWCOMER = {
  username: 'newcomer',
  email: 'new@example.org',
  password: 'long enough',
  confirmPassword: 'long enough',
};

describe('the form for registering', () => {
  it('says what the server refuses in the language of the page, and keeps what was typed', async () => {
    openBrowser('/es/auth/register', { lang: 'es' });
    const answers: Record<string, Answer> = {};
    const received = fakeServer(answers);
    render(<Register lang="es" words={{ ...account, ...register, ...shell }} form={form} />);
    const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
    for (const [name, value] of Object.entries(NEWCOMER)) fireEvent.change(field(name), { target: { value } });
    for (const [answer, said] of [
      [
        { status: 409, body: 'This username or email is already in use' },
        'Este nombre de usuario o correo electrónico ya está en uso',
      ],
      ['away', account.unreached],
    ] as [Answer, string][]) {
      answers['POST /api/auth/register'] = answer;
      fireEvent.click(document.querySelector('[type=submit]') as Element);
      await expectAlert(said);
      await expectToast(toastWords('es').said.registrationFailed.title, said);
      expect(field('password').value).toBe(NEWCOMER.password);
    }
    const { confirmPassword, ...sent } = NEWCOMER;
    expect(received.find(({ call }) => call === 'POST /api/auth/register')?.body).toEqual(sent);
  });
});
