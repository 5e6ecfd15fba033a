import type { FoundCondition } from '@common-ground/api/contracts/search/find.ts';
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { content, render } from '../../testing/render.ts';
import { ConditionCardView } from './ConditionCardView.tsx';

describe.each(['en', 'es', 'ar'])('a card in %s', (lang) => {
  it('has the same HTML in a page as in search results', async () => {
    const { html } = await render(lang === 'en' ? '/' : `/${lang}`, content);
    const inPage = html.match(/<li class="condition-card [^"]* tint-.*?<\/p><\/li>/gs) ?? [];
    const cards = await content.featured(lang);
    expect(inPage).toHaveLength(cards.length);
    for (const [place, card] of cards.entries()) {
      const english = (await content.featured('en'))[place] ?? card;
      const translation = { name: card.name.value, summary: card.summary.value, tags: card.tags.value };
      // The API translates a condition as a whole or not at all, so a card translated in part has no counterpart.
      const languages = new Set([card.name.language, card.summary.language, card.tags.language]);
      if (languages.size > 1) continue;
      const condition: FoundCondition = {
        id: card.id,
        categoryId: card.categoryId,
        name: english.name.value,
        summary: english.summary.value,
        tags: english.tags.value,
        lastUpdated: card.lastUpdated,
        ...(card.name.language === 'en' ? {} : { translation }),
      };
      const fallback = { lang: 'en', dir: 'ltr' } as const;
      const words = wordingFor(lang).card;
      const view = <ConditionCardView condition={condition} lang={lang} fallback={fallback} words={words} />;
      expect(plain(renderToStaticMarkup(view))).toBe(plain(inPage[place] ?? ''));
    }
  });
});

describe('a card found by another name', () => {
  const condition: FoundCondition = {
    id: 2,
    categoryId: 2,
    name: 'ADHD',
    summary: 'Attention.',
    tags: [],
    lastUpdated: '2026-01-01T00:00:00.000Z',
  };
  const matched = (lang: string, match: FoundCondition['match']) => {
    const fallback = { lang: 'en', dir: 'ltr' } as const;
    const words = wordingFor(lang).card;
    const found = { ...condition, match };
    const view = <ConditionCardView condition={found} lang={lang} fallback={fallback} words={words} />;
    return /<p class="card-match[^"]*">(.*?)<\/p>/s.exec(renderToStaticMarkup(view))?.[1];
  };

  it('shows the matched name and the name of its language in the language of the page', () => {
    const match = { name: 'TDAH', language: 'fr' };
    expect(matched('en', match)).toBe(
      '<span>Matches “</span><bdi lang="fr" dir="auto">TDAH</bdi><span>” (French)</span>',
    );
    expect(matched('es', match)).toBe(
      '<span>Coincide con «</span><bdi lang="fr" dir="auto">TDAH</bdi><span>» (francés)</span>',
    );
    expect(matched('ar', match)).toBe(
      '<span>يطابق «</span><bdi lang="fr" dir="auto">TDAH</bdi><span>» (الفرنسية)</span>',
    );
  });

  it("leaves out the language when it is the page's own, and the line when no name matched", () => {
    expect(matched('en', { name: 'Hyperactivity', language: 'en' })).toBe(
      '<span>Matches “</span><span>Hyperactivity</span><span>”</span>',
    );
    expect(matched('en', undefined)).toBeUndefined();
  });
});

describe('a card of a page that cannot be opened now', () => {
  it.each([undefined, 'Not saved'])('has no link, with the note %s', (notStored) => {
    const condition: FoundCondition = { id: 2, categoryId: 2, name: 'ADHD', summary: 'Attention.', tags: [] };
    const shared = {
      condition,
      lang: 'en',
      fallback: { lang: 'en', dir: 'ltr' },
      words: wordingFor('en').card,
    } as const;
    const html = renderToStaticMarkup(<ConditionCardView {...shared} isStored={false} notStored={notStored} />);
    expect(html).not.toContain('href=');
    expect(html.includes('Not saved')).toBe(notStored !== undefined);
  });
});

/** Removes differences between Astro and React: all classes but the tint, names of attributes, escapes, blanks. */
function plain(html: string): string {
  return html
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => ` class="${names.match(/(?<!\S)tint-\w+/) ?? ''}"`)
    .replaceAll('dateTime=', 'datetime=')
    .replaceAll(/ data-age(=""|)/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll(/\s*([<>])\s*/g, '$1');
}
