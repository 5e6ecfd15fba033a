import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { type ToastKind, toastWords } from '@common-ground/api/contracts/wording/toasts.ts';
import { expect, it } from 'vitest';
import { writeToast } from './writeToast.ts';

it.each(LANGUAGE_CODES)('writes every toast of the catalogue in %s', (language) => {
  for (const [kind, { title, text }] of Object.entries<{ title: string; text?: string }>(toastWords(language).said))
    expect(writeToast({ kind: kind as ToastKind }, language)).toMatchObject({
      title: title.replace('{product}', 'Common Ground'),
      text,
    });
});

it('names the product in the welcome', () => {
  expect(writeToast({ kind: 'registered' }, 'en').title).toBe('Welcome to Common Ground');
});

it("uses the server's message, else the sentence of the catalogue", () => {
  expect(writeToast({ kind: 'loginFailed', text: 'Too many attempts' }, 'en').text).toBe('Too many attempts');
  expect(writeToast({ kind: 'loginFailed', text: null }, 'en').text).toBe('Please check your credentials');
  expect(writeToast({ kind: 'loginFailed' }, 'es').text).toBe('Comprueba tus datos de acceso');
});

it('is destructive after a failure or refusal, and plain after a success', () => {
  expect(writeToast({ kind: 'bookmarkFailed' }, 'en').variant).toBe('destructive');
  expect(writeToast({ kind: 'signInRequired' }, 'en').variant).toBe('destructive');
  expect(writeToast({ kind: 'loggedOut' }, 'en').variant).toBe('plain');
});

it('links to sign-in when the address is given', () => {
  expect(writeToast({ kind: 'signInRequired', signInHref: '/es/auth/login' }, 'es').link).toEqual({
    label: 'Iniciar sesión',
    href: '/es/auth/login',
  });
  expect(writeToast({ kind: 'loggedIn' }, 'en').link).toBeUndefined();
});

it('names the points of a module, and no points when there are none', () => {
  expect(writeToast({ kind: 'moduleCompleted', points: 10 }, 'en')).toMatchObject({
    title: 'Module Completed!',
    text: 'You earned 10 points!',
  });
  expect(writeToast({ kind: 'moduleCompleted', points: 0 }, 'en').text).toBeUndefined();
});

it('has a button when there is an action', () => {
  const onPress = () => {};
  expect(writeToast({ kind: 'updateAvailable', onPress }, 'fr').action).toEqual({ label: 'Actualiser', onPress });
  expect(writeToast({ kind: 'wentOffline' }, 'en')).toEqual({
    title: 'Offline mode (some features limited)',
    variant: 'plain',
  });
});
