import { type ToastKind, toastWords } from '@common-ground/api/contracts/wording/toasts/index.ts';
import { expect, it } from 'vitest';
import { writeToast } from './writeToast.ts';

it.each(['en', 'es', 'fr', 'ar'])('says every toast of the catalogue in %s', (language) => {
  for (const [kind, { title, text }] of Object.entries<{ title: string; text?: string }>(toastWords(language).said))
    expect(writeToast({ kind: kind as ToastKind }, language)).toMatchObject({
      title: title.replace('{product}', 'Common Ground'),
      text,
    });
});

it('names the product in the welcome', () => {
  expect(writeToast({ kind: 'registered' }, 'en').title).toBe('Welcome to Common Ground');
});

it('says what the server said, else the sentence of the catalogue', () => {
  expect(writeToast({ kind: 'loginFailed', text: 'Too many attempts' }, 'en').text).toBe('Too many attempts');
  expect(writeToast({ kind: 'loginFailed', text: null }, 'en').text).toBe('Please check your credentials');
  expect(writeToast({ kind: 'loginFailed' }, 'es').text).toBe('Comprueba tus datos de acceso');
});

it('is destructive where something failed or was refused, plain where it went well', () => {
  expect(writeToast({ kind: 'bookmarkFailed' }, 'en').variant).toBe('destructive');
  expect(writeToast({ kind: 'signInRequired' }, 'en').variant).toBe('destructive');
  expect(writeToast({ kind: 'loggedOut' }, 'en').variant).toBe('plain');
});

it('leads to signing in where it is told the way', () => {
  expect(writeToast({ kind: 'signInRequired', signInHref: '/es/auth/login' }, 'es').link).toEqual({
    label: 'Iniciar sesión',
    href: '/es/auth/login',
  });
  expect(writeToast({ kind: 'loggedIn' }, 'en').link).toBeUndefined();
});

it('says what a module brought, and nothing of points where it brought none', () => {
  expect(writeToast({ kind: 'moduleCompleted', points: 10 }, 'en')).toMatchObject({
    title: 'Module Completed!',
    text: 'You earned 10 points!',
  });
  expect(writeToast({ kind: 'moduleCompleted', points: 0 }, 'en').text).toBeUndefined();
});

it('has a button where something can be done at once', () => {
  const onPress = () => {};
  expect(writeToast({ kind: 'updateAvailable', onPress }, 'fr').action).toEqual({ label: 'Actualiser', onPress });
  expect(writeToast({ kind: 'wentOffline' }, 'en')).toEqual({
    title: 'Offline mode (some features limited)',
    variant: 'plain',
  });
});
