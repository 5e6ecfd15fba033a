import { expect, it } from 'vitest';
import { dutyWords } from '../wording/moderationDuty.ts';
import { sayDuty } from './sayDuty.ts';

const duty = {
  isAway: false,
  timeZone: 'Europe/Paris',
  hours: [{ day: 'monday', from: '09:00', to: '12:00' } as const],
};
const saidAt = (iso: string, lang = 'en', timeZone = 'UTC') =>
  sayDuty(duty, { lang, words: dutyWords(lang), now: new Date(iso), timeZone })?.replace(/[\u202f\u00a0]/g, ' ');

it('says until or from when a moderator is on duty, in the given time zone and language', () => {
  expect(saidAt('2026-11-23T09:00:00Z')).toBe('A moderator is on duty now, until Monday, 11:00 AM.');
  expect(saidAt('2026-11-23T12:00:00Z')).toBe(
    'No moderator is on duty now. The next one is here from Monday, 8:00 AM.',
  );
  expect(saidAt('2026-11-23T12:00:00Z', 'fr', 'Pacific/Auckland')).toContain('commence lundi à 21:00');
  expect(saidAt('2026-11-23T12:00:00Z', 'es')).toContain('el lunes a partir de las 8:00');
  expect(saidAt('2026-11-23T12:00:00Z', 'ar')).toContain('الاثنين');
});

it('names no time while moderators are away and returns null without duty hours', () => {
  const now = { lang: 'en', words: dutyWords('en'), now: new Date('2026-11-23T09:00:00Z') };
  expect(sayDuty({ ...duty, isAway: true }, now)).toBe('No moderator is on duty now.');
  expect(sayDuty({ ...duty, hours: [] }, now)).toBeNull();
  expect(sayDuty({ ...duty, isAway: true }, { ...now, isBesideHelpLines: true })).toBe(
    'No moderator is on duty now. It can be hours until one of us reads your text. Help lines that are open answer sooner.',
  );
});
