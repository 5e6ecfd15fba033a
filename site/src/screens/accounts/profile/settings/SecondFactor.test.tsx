// @vitest-environment happy-dom
import { NO_SECOND_FACTOR, WRONG_CODE } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import { loadProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import { secondFactor as texts } from '@common-ground/api/contracts/wording/en/accounts/secondFactor.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormWordsProvider } from '../../../../components/form/formWords.ts';
import { expectAlert } from '../../../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../../../testing/fakeServer.ts';
import { press } from '../../../../testing/fields.ts';
import { openBrowser, SOMEBODY } from '../../../../testing/openBrowser.ts';
import { ProfileProvider } from '../context.ts';
import { SettingsTab } from './SettingsTab.tsx';

const { profile: words } = await loadProfileWords('en');
const STATE = 'GET /api/auth/second-factor';
const OFF = { isOn: false, since: null, codesLeft: 0, isDemanded: false };
const ON = { isOn: true, since: '2026-03-04T12:00:00Z', codesLeft: 10, isDemanded: false };
const CODES = ['aaaaa-bbbbb', 'ccccc-ddddd'];

/** Each test has its own user, because reads are cached for the lifetime of the page. */
let person = { ...SOMEBODY, role: 'reviewer' };
let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  person = { ...person, id: person.id + 1 };
  openBrowser('/profile#settings', { person });
  answers = { [STATE]: { json: OFF } };
  received = fakeServer(answers);
});

function open(): void {
  render(
    <ProfileProvider value={{ lang: 'en', words }}>
      <FormWordsProvider value={formWords('en')}>
        <SettingsTab />
      </FormWordsProvider>
    </ProfileProvider>,
  );
}

const dialog = () => document.querySelector('dialog[open]') as HTMLElement;
function send(fields: Record<string, string>): void {
  for (const [name, value] of Object.entries(fields)) {
    const input = dialog().querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
    input.value = value;
  }
  dialog().querySelector<HTMLButtonElement>('[type=submit]')?.click();
}
const sent = (call: string) => received.filter((one) => one.call === call).map(({ body }) => body);

describe('the second factor in the profile', () => {
  it('is shown to staff only', async () => {
    openBrowser('/profile#settings', { person: SOMEBODY });
    open();
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('heading', { name: texts.title })).toBeNull();
    const placeholders = screen.getAllByText(words.part.loading).filter((one) => !one.matches('.sr-only'));
    expect(placeholders).toEqual([]);
    expect(received.map(({ call }) => call)).not.toContain(STATE);
  });

  it('is set up with password and code, and shows the recovery codes', async () => {
    open();
    await screen.findByText(texts.off);
    expect(screen.queryByRole('button', { name: texts.turnOff })).toBeNull();
    press(texts.setUp);
    answers['POST /api/auth/second-factor'] = { status: 403, body: 'The current password is incorrect' };
    send({ password: 'wrong' });
    await expectAlert('The current password is incorrect');
    answers['POST /api/auth/second-factor'] = { json: { secret: 'ABCDEFGH', address: 'otpauth://totp/x' } };
    send({ password: 'my password' });
    await screen.findByText('ABCD EFGH');
    expect(document.activeElement?.textContent).toBe(texts.steps);
    answers['POST /api/auth/second-factor/confirm'] = { status: 403, body: WRONG_CODE };
    send({ code: '000000' });
    await expectAlert(WRONG_CODE);
    answers['POST /api/auth/second-factor/confirm'] = { json: { recoveryCodes: CODES } };
    answers[STATE] = { json: ON };
    send({ code: '123456' });
    const list = await screen.findByRole('list', { name: texts.recoveryCodes });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(CODES);
    expect(dialog()).toBeNull();
    await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.title));
    expect(screen.getByText(texts.done)).toBeTruthy();
    expect(await screen.findByText('Recovery codes left: 10')).toBeTruthy();
    expect(sent('POST /api/auth/second-factor')).toEqual([{ password: 'wrong' }, { password: 'my password' }]);
  });

  it('is set up anew and turned off with password and code', async () => {
    answers[STATE] = { json: ON };
    open();
    await screen.findByText('Recovery codes left: 10');
    press(texts.setUpAnew);
    answers['POST /api/auth/second-factor'] = { json: { secret: 'ABCDEFGH', address: 'otpauth://totp/x' } };
    send({ password: 'my password', code: '123456' });
    await screen.findByText('ABCD EFGH');
    expect(sent('POST /api/auth/second-factor')).toEqual([{ password: 'my password', code: '123456' }]);
    press('Cancel');
    press(texts.turnOff);
    answers['POST /api/auth/second-factor/end'] = { json: { success: true } };
    answers[STATE] = { json: OFF };
    send({ password: 'my password', code: '123456' });
    await screen.findByText(texts.ended);
    expect(sent('POST /api/auth/second-factor/end')).toEqual([{ password: 'my password', code: '123456' }]);
    expect(await screen.findByText(texts.off)).toBeTruthy();
  });

  it('shows its state anew when it was changed elsewhere', async () => {
    answers[STATE] = { json: ON };
    open();
    await screen.findByText('Recovery codes left: 10');
    press(texts.turnOff);
    answers['POST /api/auth/second-factor/end'] = { status: 409, body: NO_SECOND_FACTOR };
    answers[STATE] = { json: OFF };
    send({ password: 'my password', code: '123456' });
    await expectAlert(texts.outdated);
    expect(await screen.findByText(texts.off)).toBeTruthy();
  });

  it('cannot be turned off when the role demands it', async () => {
    answers[STATE] = { json: { ...ON, isDemanded: true } };
    open();
    await screen.findByText('Recovery codes left: 10');
    expect(screen.queryByRole('button', { name: texts.turnOff })).toBeNull();
  });
});
