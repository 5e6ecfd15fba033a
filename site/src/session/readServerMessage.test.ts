import { ClientError } from '@common-ground/api/contracts/client.ts';
import { describe, expect, it } from 'vitest';
import { readServerMessage } from './readServerMessage.ts';

const said = (body: string, language: string) => readServerMessage(new ClientError({ status: 400, body }), language);

describe('readServerMessage', () => {
  it.each([
    ['Email or password is incorrect', 'es', 'El correo electrónico o la contraseña no son correctos'],
    ['Too many attempts. Please wait a while and try again.', 'fr', /^Trop de tentatives/],
    ['Something went wrong. Error 1b9d-22', 'fr', 'Une erreur s’est produite. Erreur 1b9d-22'],
    ['password: Password must be at least 8 characters long', 'es', 'La contraseña debe tener al menos 8 caracteres'],
    ['email: must be an email address', 'es', 'Correo electrónico: debe ser una dirección de correo'],
    ['username: must have at most 40 characters', 'fr', 'Nom d’utilisateur\u202f: 40 caractères au maximum'],
    ['interests.3: must have at most 60 characters', 'ar', 'الاهتمامات: الحد الأقصى لعدد الأحرف هو 60'],
  ])('translates "%s" into %s', (body, language, words) => {
    const message = said(body, language);
    if (typeof words === 'string') expect(message).toBe(words);
    else expect(message).toMatch(words);
  });

  it('returns English messages unchanged except for names of fields', () => {
    expect(said('Email or password is incorrect', 'en')).toBe('Email or password is incorrect');
    expect(said('email: must be an email address', 'en')).toBe('Email: must be an email address');
  });

  it.each(['Maintenance at noon: back at one', 'colour: is required', 'email: is odd'])(
    'returns an unknown message unchanged: "%s"',
    (body) => expect(said(body, 'es')).toBe(body),
  );
});

describe('readServerMessage without a message', () => {
  it.each(['', '  ', '<html>Bad gateway</html>', 'Internal Server Error', 'x'.repeat(401)])(
    'returns null for the body "%s"',
    (body) => expect(said(body, 'en')).toBeNull(),
  );
  it('returns null without a response', () =>
    expect(readServerMessage(new TypeError('Failed to fetch'), 'en')).toBeNull());
});
