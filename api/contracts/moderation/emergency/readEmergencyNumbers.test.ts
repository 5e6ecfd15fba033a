import { describe, expect, it } from 'vitest';
import { EMERGENCY_TABLE } from './emergencyTable.ts';
import { COUNTRIES, readEmergencyNumbers, selectFirstNumbers } from './readEmergencyNumbers.ts';

describe('the table of emergency numbers', () => {
  it('has rows of services with numbers that a phone can dial, each entry once', () => {
    for (const [country, row] of Object.entries(EMERGENCY_TABLE)) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      for (const entry of row.split(', ').filter(Boolean))
        expect(entry, country).toMatch(/^(all|medical|police|fire|text) \d{2,6}\??$/);
      expect(new Set(row.split(', ')).size, country).toBe(row.split(', ').length);
    }
  });

  it('has at least 240 countries, each with a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    expect(COUNTRIES.filter((country) => !names.of(country))).toEqual([]);
    expect(COUNTRIES.length).toBeGreaterThanOrEqual(240);
  });

  it('has numbers for all countries but five', () => {
    expect(COUNTRIES.filter((country) => readEmergencyNumbers(country).length === 0)).toEqual([
      'ER',
      'IO',
      'KP',
      'PN',
      'TK',
    ]);
  });
});

describe('the emergency numbers of a country', () => {
  it('are read with their service, and with a flag for text messages', () => {
    expect(readEmergencyNumbers('FR')).toContainEqual({ for: 'medical', number: '15', isText: false });
    expect(readEmergencyNumbers('FR')).toContainEqual({ for: 'all', number: '114', isText: true });
  });

  it.each(['ZZ', 'international', 'EU', 'toString', ''])('are empty for %j', (region) => {
    expect(readEmergencyNumbers(region)).toEqual([]);
  });

  it.each([
    ['FR', '112'],
    ['US', '911'],
    ['MA', '15 19'],
    ['LB', '140 112'],
    ['EG', '123 122'],
    ['BR', '192 190'],
  ])('are reduced, for %s, to the first numbers %s', (country, numbers) => {
    expect(
      selectFirstNumbers(country)
        .map(({ number }) => number)
        .join(' '),
    ).toBe(numbers);
  });
});
