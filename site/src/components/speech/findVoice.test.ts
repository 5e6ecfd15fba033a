import { expect, it } from 'vitest';
import { findVoice, hasOnlyRemote } from './findVoice.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

it('prefers a voice of the device, and takes a remote one only when allowed', () => {
  const voices = [voice('en-GB', false), voice('en_US'), voice('es-ES', false), voice('es_MX', false)];
  expect(findVoice(voices, 'en-GB', true)).toEqual(voice('en_US'));
  expect(findVoice(voices, 'es', false)).toBeNull();
  expect(findVoice(voices, 'es-MX', true)).toEqual(voice('es_MX', false));
  expect(['en', 'es', 'ar'].map((lang) => hasOnlyRemote(voices, lang))).toEqual([false, true, false]);
});

it('returns no voice of another language', () => {
  expect(findVoice([voice('en-US'), voice('fr-FR'), voice('arn')], 'ar', true)).toBeNull();
});

it('prefers a voice of the same country, and takes a voice of unknown location for local', () => {
  const voices = ['en-US', 'es_MX', 'es-ES'].map((lang) => ({ lang }));
  expect(findVoice(voices, 'es', false)).toEqual({ lang: 'es_MX' });
  expect(findVoice(voices, 'es-ES', false)).toEqual({ lang: 'es-ES' });
});
