import { afterEach, describe, expect, it, vi } from 'vitest';
import { content, render } from '../../testing/render.ts';
import { chooseHelpRegion, helpRegion, regionsOf } from './helpRegion.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the region whose help lines are shown', () => {
  const regions = ['CA', 'EU', 'FR', 'international'];
  it.each([
    [['fr-CA', 'fr-FR'], 'CA'],
    [['en', 'zh-Hans-CN', 'fr-FR'], 'FR'],
    [['sv-SE'], 'EU'],
    [['en'], 'international'],
    [[], 'international'],
  ])('follows what the languages %j of the browser name: %s', (languages, region) =>
    expect(helpRegion(regions, languages)).toBe(region),
  );

  it('is the one that the reader chose, as long as there are lines for it', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
    chooseHelpRegion('FR');
    expect(helpRegion(regions, ['fr-CA'])).toBe('FR');
    expect(helpRegion(['CA', 'international'], ['fr-CA'])).toBe('CA');
  });

  it('stands among the others by its name in that language, every country last', () => {
    const lines = ['US', 'international', 'FR', 'FR'].map((region) => ({ region }));
    expect(regionsOf(lines, 'es', 'Todos')).toEqual([
      { region: 'US', name: 'Estados Unidos' },
      { region: 'FR', name: 'Francia' },
      { region: 'international', name: 'Todos' },
    ]);
  });
});

describe('the page of help lines', () => {
  it.each(['', '/es', '/fr', '/ar'])(
    'is whole without a script at %s/help-lines, and found in the footer',
    async (prefix) => {
      const { status, html } = await render(`${prefix}/help-lines`, content);
      expect(status).toBe(200);
      expect(html).toContain('href="tel:000000"');
      expect(html).toContain('href="https://example.org/chat"');
      expect(html).toContain('id="EG"');
      expect(html).toContain('&lt;b&gt;Everybody');
      expect(html).not.toMatch(/astro-island[^>]*HelpLine/);
      expect(html.split('<footer')[1]).toContain(`href="${prefix}/help-lines"`);
    },
  );

  it('names the day of a check where there was one', async () => {
    const { html } = await render('/help-lines', content);
    expect(html.match(/Called by us on/g)).toHaveLength(1);
    expect(html).toContain('March 2, 2026');
  });
});
