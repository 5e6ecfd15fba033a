import { expect, it } from 'vitest';
import { hasOnlyRemote, voiceFor } from './voiceFor.ts';

const voice = (lang: string, localService = true) => ({ lang, localService });

it('a voice of the device comes before one that sends the text elsewhere, whatever their countries', () => {
  const voices = [voice('en-GB', false), voice('en_US'), voice('es-ES', false), voice('es_MX', false)];
  expect(voiceFor(voices, 'en-GB', true)).toEqual(voice('en_US'));
  expect(voiceFor(voices, 'es', false)).toBeNull();
  expect(voiceFor(voices, 'es-MX', true)).toEqual(voice('es_MX', false));
  expect(['en', 'es', 'ar'].map((lang) => hasOnlyRemote(voices, lang))).toEqual([false, true, false]);
});

it('no language is read by the voice of another', () => {
  expect(voiceFor([voice('en-US'), voice('fr-FR'), voice('arn')], 'ar', true)).toBeNull();
});

it('a voice of the same country comes first, and one that does not say where it speaks is the device’s', () => {
  const voices = ['en-US', 'es_MX', 'es-ES'].map((lang) => ({ lang }));
  expect(voiceFor(voices, 'es', false)).toEqual({ lang: 'es_MX' });
  expect(voiceFor(voices, 'es-ES', false)).toEqual({ lang: 'es-ES' });
});
