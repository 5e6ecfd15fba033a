import { takeNamePage } from '@common-ground/api/contracts/encyclopedia/alphabet.ts';
import { NAME_PAGE_SIZE } from '@common-ground/api/contracts/limits.ts';
import { describe, expect, it } from 'vitest';
import { content, render } from '../../../testing/render.ts';
import { sampleContent } from '../../../testing/sample/sampleContent.ts';

const readMain = async (path: string, source = content) =>
  /<main.*<\/main>/s.exec((await render(path, source)).html)?.[0] ?? '';
const readHeadings = (html: string) =>
  [...html.matchAll(/<h2 id="(letter-[^"]+)">(.*?)<\/h2>/g)].map(([, id, text]) => `${id} ${text}`);

describe('the list A to Z', () => {
  it('has a heading with an anchor for each letter, and links only to letters with names', async () => {
    const html = await readMain('/conditions');
    expect(readHeadings(html)).toEqual([
      'letter-a A',
      'letter-c C',
      'letter-d D',
      'letter-m M',
      'letter-p P',
      'letter-r R',
      'letter-s S',
    ]);
    expect(html).toMatch(/<a [^>]*href="#letter-a"[^>]*>\s*A\s*<\/a>/);
    expect(html).not.toContain('href="#letter-b"');
    expect(html).toMatch(/<li aria-hidden="true">\s*<span [^>]*>\s*B\s*<\/span>/);
  });

  it('has the letters and the order of its language, and marks names that are not translated', async () => {
    const html = await readMain('/ar/conditions');
    expect(readHeadings(html).slice(0, 4)).toEqual(['letter-ش ش', 'letter-ض ض', 'letter-ط ط', 'letter-a A']);
    expect(html).toMatch(/href="\/ar\/condition\/4" lang="en" dir="ltr">\s*Down Syndrome/);
    expect(html).toContain('class="fallback-note');
  });

  it('has other names that lead to the condition', async () => {
    expect(await readMain('/conditions')).toMatch(
      /<li[^>]*>\s*CP, see <a href="\/condition\/1">\s*Cerebral Palsy\s*<\/a>/,
    );
  });

  it('shows the conditions of a category, and the chosen one among the links to all categories', async () => {
    const html = await readMain('/es/conditions/6');
    expect(html).toContain('Condiciones de la A a la Z: Del desarrollo');
    expect(html).toContain('Condiciones de la categoría «Del desarrollo» por su nombre');
    expect(html).not.toContain('Todas las condiciones');
    expect(html).toContain('Espectro autista');
    expect(html).not.toContain('Parálisis cerebral');
    expect(html).toMatch(/href="\/es\/conditions\/6" aria-current="page"/);
    expect(html).toMatch(/<nav class="breadcrumb".*href="\/es\/conditions".*Del desarrollo<\/li>/s);
    expect(await readMain('/conditions/7')).toContain('No conditions found in this category yet.');
  });

  it.each(['/conditions/99', '/conditions/page/2', '/conditions/1/page/2', '/conditions/01', '/conditions/x'])(
    'has no page at %s',
    async (path) => expect((await render(path)).status).toBe(404),
  );

  it('links from page to page when it is long, and to the page on which a letter begins', async () => {
    const entries = Array.from({ length: NAME_PAGE_SIZE + 1 }, (_, place) => {
      const letter = place < NAME_PAGE_SIZE ? 'A' : 'Z';
      return { conditionId: 1, text: { value: `${letter}${place}`, language: 'en' }, letter, see: null };
    });
    const long = sampleContent({ names: async (_language, _category, page) => takeNamePage(entries, page) });
    expect(await readMain('/conditions', long)).toMatch(
      /href="\/conditions\/page\/2#letter-z".*href="\/conditions\/page\/2" rel="next"/s,
    );
    expect(await readMain('/conditions/page/2', long)).toMatch(
      /href="\/conditions#letter-a".*href="\/conditions" rel="prev"/s,
    );
  });

  it('is linked in the footer, on the home page and on category pages', async () => {
    for (const path of ['/es', '/es/condition/1']) expect((await render(path)).html).toContain('href="/es/conditions"');
    expect(await readMain('/es')).toContain('href="/es/conditions"');
    expect(await readMain('/es/category/1')).toContain('href="/es/conditions/1"');
  });
});

describe('the page of a tag', () => {
  it('shows its conditions by name as cards, and further ones as links', async () => {
    const html = await readMain('/tag/daily-life');
    expect(html).toMatch(/<h1>daily life<\/h1>/);
    expect(html).toContain('10 conditions available');
    expect(html.match(/<li class="condition-card/g)).toHaveLength(8);
    expect(html).toMatch(
      />More conditions with this topic<\/h2>.*<a href="\/condition\/5">\s*Retinitis Pigmentosa\s*<\/a>/s,
    );
    expect(html.indexOf('Amyotrophic')).toBeLessThan(html.indexOf('Arthrogryposis'));
  });

  it('has a heading in the language of the page, or marked with another language', async () => {
    expect(await readMain('/ar/tag/الحركة')).toContain('<h1>الحركة</h1>');
    const { html } = await render('/ar/tag/daily-life');
    expect(html).toContain('<h1 lang="en" dir="ltr">daily life</h1>');
    expect(html).toContain('rel="canonical" href="https://example.org/tag/daily-life"');
  });

  it('leads to the list A to Z in other languages, and to no tag in the chosen language', async () => {
    const { html } = await render('/tag/movement');
    expect(html).toContain('href="/es/conditions" lang="es"');
    expect(html).not.toContain('data-languages');
    expect(html).not.toContain('rel="alternate" hreflang');
  });

  it.each(['/tag/learning', '/es/tag/accessibility', '/tag/404', '/tag/page'])(
    'exists at %s, although a page of the site has that name',
    async (path) => {
      const tag = { slug: 'x', name: { value: 'A tag', language: 'en' }, cards: [], others: [] };
      const { status, html } = await render(path, sampleContent({ tag: async () => tag }));
      expect(status).toBe(200);
      expect(html).toMatch(/<h1[^>]*>A tag<\/h1>/);
    },
  );

  it('is linked from cards and condition pages', async () => {
    expect(await readMain('/es/condition/1')).toMatch(/<a class="chip" href="\/es\/tag\/movimiento">/);
    expect(await readMain('/category/1')).toMatch(/<a class="[^"]*" href="\/tag\/movement">/);
  });

  it.each(['/tag/unknown', '/tag/Movement', '/es/tag/movement', '/tag'])('does not exist at %s', async (path) =>
    expect((await render(path)).status).toBe(404),
  );
});
