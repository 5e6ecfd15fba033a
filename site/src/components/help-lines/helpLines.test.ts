import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import {
  COUNTRIES,
  selectFirstNumbers,
} from '@common-ground/api/contracts/moderation/emergency/readEmergencyNumbers.ts';
import type { HelpLine } from '@common-ground/api/contracts/moderation/helpLines.ts';
import { care } from '@common-ground/api/contracts/wording/en/moderation/care.ts';
import { describe, expect, it, vi } from 'vitest';
import { render } from '../../testing/render.ts';
import { sampleContent } from '../../testing/sample/sampleContent.ts';
import { helpRegion, sortRegions, storeChosenRegion } from './helpRegion.ts';

/** Sample numbers that belong to nobody, so that no real line is called by mistake. */
const sampleLine: HelpLine = {
  id: 1,
  region: 'FR',
  name: 'First sample line',
  kinds: ['listening'],
  forWhom: 'Everybody',
  languages: ['fr', 'en'],
  phone: '00 00 00',
  otherPhones: [],
  sms: null,
  chat: null,
  web: null,
  reach: 'phone',
  access: [],
  hours: null,
  openingHours: null,
  checkedAt: null,
  language: 'en',
  source: 'https://example.org/about',
};
const lines: HelpLine[] = [
  { ...sampleLine, hours: 'Day and night', chat: 'https://example.org/chat' },
  { ...sampleLine, id: 2, region: 'EG', forWhom: '<b>Everybody</b>', checkedAt: '2026-03-02T09:00:00.000Z' },
  {
    ...sampleLine,
    id: 3,
    kinds: ['poison'],
    otherPhones: ['*000#'],
    sms: '00002',
    access: ['text', 'sign'],
    reach: 'mobileOnly',
    openingHours: { timeZone: 'Europe/Paris', ranges: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' }] },
  },
];
const content = sampleContent({ helpLines: async () => lines });

describe('the region of the help lines', () => {
  const regions = ['CA', 'EU', 'FR', 'international'];
  const guess = (languages: string[], timeZone = 'UTC', of = regions) => helpRegion(of, { languages, timeZone });

  it.each([
    [['fr-CA', 'fr-FR'], 'CA'],
    [['en', 'zh-Hans-CN', 'fr-FR'], 'FR'],
    [['sv-SE'], 'EU'],
    [['en'], 'international'],
    [[], 'international'],
  ])("follows the browser's languages %j: %s", (languages, region) =>
    expect(guess(languages)).toEqual({ region, isGuess: true }),
  );

  it.each([
    ['Africa/Casablanca', 'MA'],
    ['Europe/Paris', 'FR'],
    ['America/Mexico_City', 'MX'],
    ['UTC', 'US'],
    ['', 'US'],
    ['Nowhere/Else', 'US'],
  ])('follows the time zone %j before the languages: %s', (zone, region) =>
    expect(guess(['en-US'], zone, COUNTRIES as string[])).toEqual({ region, isGuess: true }),
  );

  it("is the reader's choice while it has help lines", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    storeChosenRegion('FR');
    expect(guess(['fr-CA'])).toEqual({ region: 'FR', isGuess: false });
    expect(guess(['fr-CA'], 'UTC', ['CA', 'international'])).toEqual({ region: 'CA', isGuess: true });
  });

  it('is guessed without an error when storage is blocked or full', () => {
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(() => storeChosenRegion('FR')).not.toThrow();
    expect(guess(['fr-FR'])).toEqual({ region: 'FR', isGuess: true });
  });

  it('is sorted by its name in the language, with "international" last', () => {
    const lines = ['US', 'international', 'FR', 'FR'].map((region) => ({ region }));
    expect(sortRegions(lines, 'es', 'Todos')).toEqual([
      { region: 'US', name: 'Estados Unidos' },
      { region: 'FR', name: 'Francia' },
      { region: 'international', name: 'Todos' },
    ]);
  });
});

const PREFIXES = LANGUAGE_CODES.map((code) => (code === 'en' ? '' : `/${code}`));

describe('the page of help lines', () => {
  it.each(PREFIXES)('is complete without a script at %s/help-lines, and linked in the footer', async (prefix) => {
    const { status, html } = await render(`${prefix}/help-lines`, content);
    expect(status).toBe(200);
    expect(html).toContain('href="tel:000000"');
    expect(html).toContain('href="https://example.org/chat"');
    expect(html).toContain('href="tel:*000%23"');
    expect(html).toContain('href="sms:00002"');
    expect(html).toContain('href="#FR-poison"');
    expect(html).toContain('id="FR-poison"');
    expect(html).toContain('id="EG"');
    expect(html).toMatch(/<select[^>]*id="country"[^>]*> *<option value="international"[^>]*>[^<]+<\/option>/);
    expect(html).toContain('&lt;b&gt;Everybody');
    expect(html).not.toMatch(/astro-island[^>]*HelpLine/);
    expect(html.split('<footer')[1]).toContain(`href="${prefix}/help-lines"`);
  });

  it.each(PREFIXES)('has the first emergency numbers of each country at %s/help-lines', async (prefix) => {
    const { html } = await render(`${prefix}/help-lines`, content);
    for (const country of COUNTRIES) {
      const [, place = ''] = html.split(`id="${country}"`);
      const box = place.split('</li>')[0] ?? '';
      for (const { number, isText } of selectFirstNumbers(country))
        expect(box, country).toContain(`href="${isText ? 'sms' : 'tel'}:${number}"`);
    }
    expect(html).toMatch(/<bdi dir="ltr">112<\/bdi>/);
    expect(html).toContain('href="#numbers"');
  });

  it('says when a line is open, that hours are unknown, and which phones reach it', async () => {
    const { html } = await render('/help-lines', content);
    expect(html).toMatch(/Monday to Friday, 9:00\sAM to 7:00\sPM/);
    expect(html).toContain(care.lines.unknownHours);
    expect(html).toContain(care.lines.reach.mobileOnly);
  });

  it('names the day of a check only for a line that was checked', async () => {
    const { html } = await render('/help-lines', content);
    expect(html.match(/Called by us on/g)).toHaveLength(1);
    expect(html).toContain('March 2, 2026');
  });
});
