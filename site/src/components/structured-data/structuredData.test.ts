import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RenderedHead } from '../../testing/readByMachines.ts';
import { content, render, SITE } from '../../testing/render.ts';
import { sampleWith } from '../../testing/sample/sampleContent.ts';
import { dataBlock } from './pageData.ts';

const read = async (path: string, source?: ContentSource) => new RenderedHead((await render(path, source)).html);

describe('the structured data of a condition page', () => {
  it('names the condition, the language and the date of the last change', async () => {
    expect((await read('/es/condition/1')).dataOf('MedicalWebPage')).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Parálisis cerebral',
      inLanguage: 'es',
      isAccessibleForFree: true,
      license: 'https://creativecommons.org/licenses/by-sa/4.0/',
      dateModified: '2026-11-12',
      about: { '@type': 'MedicalCondition', name: 'Parálisis cerebral' },
    });
  });

  it('names the language of the text when the page has another one', async () => {
    expect((await read('/fr/condition/3')).dataOf('MedicalWebPage')).toMatchObject({ inLanguage: 'en' });
  });

  it('lists other names only in the language of the name', async () => {
    const alternateName = async (language: string) => {
      const content = sampleWith({ aliases: { value: ['CP'], language } });
      const data = (await read('/condition/1', content)).dataOf('MedicalWebPage');
      return (data?.about as { alternateName?: string[] } | undefined)?.alternateName;
    };
    expect(await alternateName('en')).toEqual(['CP']);
    expect(await alternateName('fr')).toBeUndefined();
  });

  it('names the reviewer and the date of a review, and neither without one', async () => {
    expect((await read('/condition/4')).dataOf('MedicalWebPage')).toMatchObject({
      lastReviewed: '2026-05-04',
      reviewedBy: { '@type': 'Person', name: 'Amina Haddad', jobTitle: 'consultant paediatrician' },
    });
    const data = (await read('/condition/1')).dataOf('MedicalWebPage');
    expect(Object.keys(data ?? {})).not.toEqual(expect.arrayContaining(['lastReviewed']));
    expect(data).not.toHaveProperty('reviewedBy');
  });

  it('leaves out a lapsed or overdue review, and the review on a translation', async () => {
    const review = (await content.condition(4, 'en'))?.medicalReview ?? null;
    const reviewed = async (path: string, changes: object) => {
      const data = (await read(path, sampleWith({ medicalReview: review && { ...review, ...changes } }))).dataOf(
        'MedicalWebPage',
      );
      return [data && 'lastReviewed' in data, data && 'reviewedBy' in data];
    };
    expect(await reviewed('/condition/1', {})).toEqual([true, true]);
    expect(await reviewed('/condition/1', { hasLapsed: true })).toEqual([false, false]);
    expect(await reviewed('/condition/1', { isOverdue: true })).toEqual([false, false]);
    expect(await reviewed('/es/condition/1', {})).toEqual([false, false]);
    expect(await reviewed('/condition/1', { reviewerName: null })).toEqual([true, false]);
  });

  it('has no date when the date is unknown', async () => {
    expect((await read('/condition/5')).dataOf('MedicalWebPage')).not.toHaveProperty('dateModified');
  });

  it('escapes hostile text', async () => {
    const hostile = `</script><script>alert(1)</script><!-- <script> " \\ \u2028`;
    const page = await read('/condition/1', sampleWith({ name: { value: hostile, language: 'en' } }));
    expect(page.dataOf('MedicalWebPage')?.name).toBe(hostile);
    expect(page.html.match(/<script type="application\/ld\+json">.*?<\/script>/gs)?.join('')).not.toContain('<script>');
  });
});

describe('the structured breadcrumb', () => {
  it('lists the shown steps with their addresses, the page itself last', async () => {
    expect((await read('/es/condition/1')).dataOf('BreadcrumbList')?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Inicio', item: `${SITE}/es` },
      { '@type': 'ListItem', position: 2, name: expect.any(String), item: `${SITE}/es/category/1` },
      { '@type': 'ListItem', position: 3, name: 'Parálisis cerebral' },
    ]);
  });

  it.each(['/category/1', '/contribute'])('is present on %s', async (path) => {
    expect((await read(path)).dataOf('BreadcrumbList')?.itemListElement).toHaveLength(2);
  });
});

it('describes a category as a collection', async () => {
  expect((await read('/category/1')).dataOf('CollectionPage')).toMatchObject({
    inLanguage: 'en',
    license: 'https://creativecommons.org/licenses/by-sa/4.0/',
    name: expect.any(String),
  });
});

it.each([
  ['/', `${SITE}/?search={text}`],
  ['/es', `${SITE}/es?search={text}`],
])('describes %s as a site that can be searched in its language', async (path, urlTemplate) => {
  expect((await read(path)).dataOf('WebSite')).toMatchObject({
    name: 'Common Ground',
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate },
      'query-input': 'required name=text',
    },
  });
});

it('leaves structured data out of a not-found page', async () => {
  expect((await read('/nowhere')).data).toEqual([]);
});

it('writes any data as JSON that parses back and contains no "<"', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '<script'))),
      (data) => {
        const text = dataBlock(data);
        expect(text).not.toContain('<');
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
      },
    ),
  );
});
