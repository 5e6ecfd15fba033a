import { TAUGHT_SECTIONS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { describe, expect, it } from 'vitest';
import { conditionPath, loadRenderer } from '../renderer.ts';
import { sectionPath } from './screens/learning/sectionPath.ts';
import { BUILT_SITE } from './testing/builtSite.ts';
import { content, render } from './testing/render.ts';
import { sampleConditions } from './testing/sample/conditions.ts';
import { sampleContent } from './testing/sample/sampleContent.ts';
import { samplePagePaths, samplePaths } from './testing/sample/samplePaths.ts';

const readTitle = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

describe('every page of the sample content', async () => {
  const paths = await samplePagePaths(content);
  const together = await Promise.all(paths.map(async (path) => ({ path, ...(await render(path)) })));

  it('renders whole, with the same HTML concurrently as one by one', async () => {
    for (const { path, status, html } of together) {
      expect(status, path).toBe(/\/(404|0)$/.test(path) ? 404 : 200);
      expect(html.startsWith('<!DOCTYPE html><html'), path).toBe(true);
      expect(html.endsWith('</html>'), path).toBe(true);
      expect((await render(path)).html, path).toBe(html);
    }
  });

  it('has a policy, no inline style or event attribute, and no external script or style sheet', () => {
    for (const { path, html } of together) {
      expect(html, path).toContain('http-equiv="content-security-policy"');
      expect(html, path).not.toMatch(/<[^>]+\s(?:style|on\w+)=/);
      expect(html, path).not.toMatch(/<script[^>]*\ssrc=|<link[^>]+rel="?stylesheet/);
    }
  });

  it('links only to pages that exist', async () => {
    const paths = new Set(await samplePaths(content));
    for (const { path, html } of together) {
      const links = [...html.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)/g)].map(([, href = '']) => href);
      expect(
        links.filter((href) => !paths.has(href) && href !== '/cms'),
        path,
      ).toEqual([]);
    }
  });
});

describe('a missing page', () => {
  it.each([
    ['/category/99', 'Category Not Found', "The category you're looking for doesn't exist."],
    ['/category/0', 'Category Not Found', 'Return to Home'],
    ['/category/1/page/9', 'Page Not Found', 'Return to Home'],
    ['/condition/99', 'Condition Not Found', "The condition you're looking for doesn't exist."],
    ['/condition/01', 'Condition Not Found', 'Return to Home'],
    ['/somewhere/else', 'Page Not Found', 'Return to Home'],
    ['/es/nada', 'Página no encontrada', 'Volver al inicio'],
    ['/en', 'Page Not Found', 'Return to Home'],
  ])('answers %s with 404 and "%s"', async (path, title, text) => {
    const { status, html } = await render(path);
    expect(status).toBe(404);
    expect(readTitle(html)).toBe(title);
    expect(html.replaceAll('&#39;', "'")).toContain(text);
  });
});

describe('a page', () => {
  it.each([
    ['/ar/404', 'in its language', '<html lang="ar" dir="rtl">'],
    ['/condition/11', 'that has no related conditions', 'No related conditions found'],
    ['/condition/11', 'that has no resources', 'No resources available'],
    ['/condition/11', 'that has no sources', 'No sources are listed for this page yet.'],
    ['/condition/1', 'without a review', 'Not yet medically reviewed'],
    ['/condition/4', 'with its reviewer', 'Reviewed by Amina Haddad, consultant paediatrician'],
    ['/condition/8', 'whose reviewer has no account any more', 'Reviewed by a former member, endocrinologist'],
    ['/condition/5', 'whose date is unknown', 'Last updated: Unknown date'],
    ['/condition/6', 'with HTML in its text', 'A &lt;b&gt;&quot;low&quot;&lt;/b&gt; mood &amp; loss'],
    ['/privacy', 'with a date', 'Last updated: October 1, 2026'],
    ['/contact', 'about the site without a date', 'Last updated: Unknown date'],
    ['/category/1', 'with its number of conditions', '6 conditions available'],
    ['/category/2', 'with its number of conditions', '1 condition available'],
    ['/category/7', 'that is empty', 'No conditions found in this category yet.'],
    ['/ar/category/2', 'with its number of conditions', 'حالة واحدة متاحة'],
    ['/contribute', 'that links to the editorial policy', 'href="/editorial-policy">Medical Review</a>'],
  ])('%s (a page %s) contains "%s"', async (path, _, text) => expect((await render(path)).html).toContain(text));
});

describe('a condition page', () => {
  it('has an anchor for each section that a learning module can name', async () => {
    const { html } = await render(conditionPath(1, 'en'));
    const anchors = TAUGHT_SECTIONS.map((section) => sectionPath(1, section, 'en').split('#')[1]);
    expect(anchors.filter((anchor) => !html.includes(`id="${anchor}"`))).toEqual([]);
  });

  it('has the specified headings in order, with its labels and figures', async () => {
    const { html } = await render(conditionPath(1, 'en'));
    const titles = [...html.matchAll(/<h[23][^>]*>(.*?)<\/h[23]>/gs)].map(([, title]) => title?.replace('&amp;', '&'));
    expect(titles.filter((title) => !/^(On this page|Explore|Legal|Community)$/.test(title ?? ''))).toEqual([
      'Overview',
      'Quick Facts',
      'Symptoms & Effects',
      'Common Symptoms',
      'Causes & Risk Factors',
      'Treatment Options',
      'Related Topics',
      'Sources',
      'Contributors & Reviewers',
      ...['Related Conditions', 'Resources & Support', 'Discussions About This Page', 'Improve This Page'],
    ]);
    for (const words of ['>Medical Condition<', '1,284 views', '3 contributors', 'Suggest Edit', '>Physical</a>'])
      expect(html).toContain(words);
    expect(html).toContain('Last updated: November 12, 2026');
    expect((await render(conditionPath(1, 'ar'))).html).toContain('3 مساهمين');
  });

  it('has a citation in its own language: name, site, revision, date and address', async () => {
    const readCitation = async (id: number, language: string) =>
      /<p class="citation[^"]*">(.*?) <span>/s.exec((await render(conditionPath(id, language))).html)?.[1];
    expect(await readCitation(1, 'en')).toBe(
      '“Cerebral Palsy.” Common Ground, revision 3. Last updated: November 12, 2026. https://example.org/condition/1',
    );
    expect(await readCitation(1, 'fr')).toContain(' 12 novembre 2026. https://example.org/fr/condition/1');
    expect(await readCitation(5, 'en')).toContain('Last updated: Unknown date.');
  });

  it('marks fallback text with its language, with one note for the whole page', async () => {
    const { html } = await render(conditionPath(1, 'ar'));
    expect(html).toMatch(/<div class="prose[^"]*" lang="en" dir="ltr">/);
    expect(html.match(/class="fallback-note\b/g)).toHaveLength(1);
    expect((await render(conditionPath(1, 'en'))).html).not.toContain('fallback-note"');
  });

  it('has the note in the section itself when only that section is not translated', async () => {
    const { html } = await render(conditionPath(1, 'es'));
    expect(html.match(/class="fallback-note\b/g)).toHaveLength(1);
    expect(html).toContain('Esta parte aún no está traducida. Se muestra en inglés.');
  });

  it('says how much of a section is translated when only part of it is', async () => {
    const { html } = await render(conditionPath(10, 'es'));
    expect(html.match(/Esta parte solo está traducida en parte: 1 de 2\./g)).toHaveLength(1);
    expect((await render(conditionPath(10, 'en'))).html).not.toContain('Only some of this');
  });

  it('shows the source version of a translation, and its stale parts at the top and in place', async () => {
    const { html } = await render(conditionPath(10, 'es'));
    expect(html).toContain('a partir de la versión del 5 de marzo de 2026.');
    // Treatments changed too, but this page shows their English text, which is current.
    expect(html).toContain('desde entonces en inglés: Descripción general y Síntomas frecuentes.');
    expect(html).toContain('Algunos de estos textos aún no están traducidos.');
    expect(html.match(/Esta parte ha cambiado en inglés/g)).toHaveLength(2);
    expect(html).toContain('href="/condition/10#overview" hreflang="en"');
    expect(html).toContain('href="/condition/10#symptoms" hreflang="en"');
  });

  it('reports a stale translation whose changes are unknown, and nothing for a current one', async () => {
    const unknown = (await render(conditionPath(10, 'ar'))).html;
    expect(unknown).toContain('تغيّرت الصفحة باللغة الإنجليزية منذ ترجمتها.');
    expect(unknown).not.toContain('أُعدّت هذه الترجمة من نسخة');
    for (const language of ['en', 'fr'])
      expect((await render(conditionPath(10, language))).html).not.toMatch(
        /has changed|a été modifiée|modifiées depuis/,
      );
  });

  it('says that it is protected only when it is', async () => {
    expect((await render(conditionPath(3, 'es'))).html).toContain('Esta página está protegida');
    expect((await render(conditionPath(4, 'en'))).html).not.toContain('is protected');
  });

  it('marks a lapsed or overdue review wherever the review is shown', async () => {
    const lapsed = (await render(conditionPath(7, 'en'))).html;
    const said = 'May 4, 2025. The text has changed since then.';
    expect(lapsed).toContain(`Last medical review: ${said}`);
    expect(lapsed).toContain(`<dd>${said}</dd>`);
    expect(lapsed).toContain('<strong>The text has changed since then.</strong>');
    expect(lapsed.match(/<strong>The medical review has lapsed.<\/strong>/g)).toHaveLength(2);
    expect(lapsed).not.toContain('Next review due');
    const overdue = (await render(conditionPath(8, 'en'))).html;
    expect(overdue).toContain('Last medical review: May 4, 2025. The next review is overdue.');
    expect(overdue).toContain('<strong>The next review is overdue.</strong>');
    expect((await render(conditionPath(4, 'en'))).html).not.toMatch(/changed since then|is overdue/);
  });

  it('says only on a translation that the source text was reviewed', async () => {
    expect((await render(conditionPath(7, 'fr'))).html).toContain('La relecture a porté sur le texte en anglais.');
    expect((await render(conditionPath(8, 'es'))).html).toContain('Se revisó el texto en inglés.');
    for (const path of [conditionPath(7, 'en'), conditionPath(4, 'fr')])
      expect((await render(path)).html).not.toMatch(/The review was of|a porté sur le texte/);
  });
});

describe('a page about the site', () => {
  const withAddress = () =>
    loadRenderer(BUILT_SITE, { siteUrl: 'https://example.org', contactEmail: 'desk@example.org' });

  it('has one address in each language, and does not replace the home page of a language', async () => {
    expect(readTitle((await render('/ar/privacy')).html)).toBe('الخصوصية');
    expect(readTitle((await render('/es')).html)).toBe('Comprender juntos las discapacidades');
    for (const path of ['/xx/about', '/en/about', '/es/es/about', '/terms', '/ar/terms'])
      expect((await render(path)).status, path).toBe(404);
  });

  it('shows its Markdown with HTML escaped and links in the language of the page', async () => {
    const { html } = await render('/es/about');
    expect(html).toContain('See &lt;b&gt;how&lt;/b&gt; <a href="/es/privacy">privacy</a> is kept.');
  });

  it('marks untranslated text with its language and says so', async () => {
    const { html } = await render('/es/about');
    expect(html).toContain('<div class="rich-text" lang="en" dir="ltr">');
    expect(html).toContain('Esta página aún no está traducida. Se muestra en inglés.');
    expect((await render('/ar/privacy')).html).not.toContain('class="fallback-note');
    expect(html).not.toContain('hreflang="es" href="https');
  });

  it('has a contents list when it has more than three sections', async () => {
    expect((await render('/privacy')).html).toContain('<a href="#section-4">Four</a>');
    expect((await render('/ar/privacy')).html).not.toContain('page-contents"');
  });

  it('shows the contact address on the contact, privacy and accessibility pages, not on about', async () => {
    const renderer = await withAddress();
    for (const path of ['/contact', '/privacy', '/ar/accessibility']) {
      const { html } = await renderer.render(path, content);
      expect(html, path).toMatch(/<a class="address[^"]*" href="mailto:desk@example.org">/);
      expect(html, path).not.toContain('have not given an address');
    }
    expect((await renderer.render('/about', content)).html).not.toContain('mailto:');
  });

  it('says that no contact address is set, and what readers can do instead', async () => {
    const { html } = await render('/contact');
    expect(html).not.toContain('mailto:');
    expect(html).toContain('The people who run this copy of Common Ground have not given an address to write to.');
    expect(html).toMatch(/<section class="write-to-us[^"]*".*href="\/contribute"/s);
  });

  it('is linked in the footer only while it is published', async () => {
    const footer = (await render('/es/condition/1')).html.split('<footer')[1];
    for (const slug of ['about', 'contact', 'privacy', 'accessibility', 'editorial-policy'])
      expect(footer).toContain(`href="/es/${slug}"`);
    expect(footer).not.toContain('/terms');
  });
});

it.each([
  ['/condition/1', 'Texts of the encyclopedia:', true],
  ['/fr/category/1', 'Textes de l’encyclopédie\u202f:', true],
  ['/es', 'Textos de la enciclopedia:', true],
  ['/ar/learning', 'نصوص الموسوعة:', true],
  ['/talk', 'Texts of the encyclopedia:', false],
  ['/community/forum', 'Texts of the encyclopedia:', false],
])('names the licence in the footer of %s, for machines only where it covers the page', async (path, words, covers) => {
  const footer = (await render(path)).html.split('<footer')[1];
  const rel = covers ? ' rel="license"' : '';
  expect(footer).toContain(`${words} <a href="https://creativecommons.org/licenses/by-sa/4.0/"${rel}>CC BY-SA 4.0</a>`);
});

it('links the pages of a long category to each other', async () => {
  expect((await render('/category/1')).html).toContain('href="/category/1/page/2"');
  expect((await render('/es/category/1/page/2')).html).toContain('href="/es/category/1"');
});

describe('the renderer', () => {
  it('rejects when the content source fails, and renders the next page', async () => {
    const broken = sampleContent({ condition: () => Promise.reject(new Error('The database is away.')) });
    await expect(render(conditionPath(1, 'en'), broken)).rejects.toThrow('The database is away.');
    expect((await render(conditionPath(1, 'en'))).status).toBe(200);
  });

  it('shows the name of each condition as its heading', async () => {
    for (const { id, name } of sampleConditions)
      expect(readTitle((await render(conditionPath(id, 'en'))).html)).toBe(name.en);
  });

  it('says what to do when the site is not built', async () => {
    await expect(loadRenderer('/nowhere')).rejects.toThrow('Build it with "pnpm --filter site build"');
  });
});
