import { MAX_SHOWN_ALIASES } from '@common-ground/api/contracts/limits.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { newCondition } from './testing/edits.ts';
import { publishing } from './testing/publishing.ts';

const site = await publishing();
const { cms } = site;
afterAll(() => site.close());

describe('lists A to Z', () => {
  it('show a renamed condition and its other names in each list that has it', async () => {
    const { category } = await cms.read(1);
    await cms.publish('conditions', 1, { name: 'Zebra name', aliases: ['Quagga name'] });
    const changed = await site.changes();
    expect(changed).toEqual(expect.arrayContaining(['conditions.html', `conditions/${category}.html`]));
    expect(changed).not.toContain(`es/conditions.html`);
    expect(await site.text('conditions.html')).toMatch(/Quagga name, see <a href="\/condition\/1">Zebra name<\/a>/);
  });

  it('show the name of a translation in its language only', async () => {
    const spanish = await cms.translation('condition', 2, 'es');
    await cms.publish('condition-translations', spanish.id, { name: 'Ñu' });
    const changed = await site.changes();
    expect(changed).toContain('es/conditions.html');
    expect(changed).not.toContain('conditions.html');
    expect(await site.text('es/conditions.html')).toMatch(/<h2 id="letter-ñ">Ñ<\/h2>.*>Ñu<\/a>/s);
  });

  it('have only the other names that the page of the condition shows', async () => {
    const aliases = Array.from({ length: MAX_SHOWN_ALIASES + 1 }, (_, place) => `Okapi ${place}`);
    await cms.publish('conditions', 5, { aliases });
    await site.changes();
    expect((await site.text('conditions.html')).match(/Okapi \d, see/g)).toHaveLength(MAX_SHOWN_ALIASES);
  });

  it('leave out other names that become hidden search terms', async () => {
    await cms.publish('conditions', 6, { aliases: ['Ibex name', 'Tapir feeling'] });
    await site.settle();
    await site.pool.query(
      `INSERT INTO search_terms (condition_id, language_id, terms) SELECT 6, id, '["tapir feeling"]' FROM languages WHERE code = 'en'
       ON CONFLICT (condition_id, language_id) DO UPDATE SET terms = excluded.terms`,
    );
    expect(await site.changes()).toContain('conditions.html');
    const list = await site.text('conditions.html');
    expect([list.includes('Ibex name, see'), list.includes('Tapir feeling')]).toEqual([true, false]);
  });

  it('stay as they are when another text of a condition changes', async () => {
    site.rendered.length = 0;
    await cms.publish('conditions', 3, { overview: 'Reworded.' });
    await site.publisher.settle();
    expect(site.rendered.filter((path) => path.includes('/conditions'))).toEqual([]);
  });

  it('follow a condition to another category, and lose an unpublished one', async () => {
    const { id } = await cms.add('conditions', newCondition('Yak name', 1));
    await site.settle();
    await cms.publish('conditions', id, { category: 2 });
    expect(await site.changes()).toEqual(expect.arrayContaining(['conditions/1.html', 'ar/conditions/2.html']));
    expect(await site.text('conditions/1.html')).not.toContain('Yak name');
    expect(await site.text('conditions/2.html')).toContain('Yak name');
    await cms.unpublish('conditions', id);
    expect(await site.changes()).toEqual(expect.arrayContaining(['conditions.html', 'conditions/2.html']));
    expect(await site.text('conditions.html')).not.toContain('Yak name');
  });
});

describe('pages of tags', () => {
  it('appear with the first condition in each language, and vanish with the last', async () => {
    const { id } = await cms.add('conditions', { ...newCondition('Tagged', 1), tags: ['Brand new tag'] });
    expect(await site.changes()).toEqual(
      expect.arrayContaining(['tag/brand-new-tag.html', 'ar/tag/brand-new-tag.html', 'sitemaps/pages.xml']),
    );
    expect(await site.text('sitemaps/pages.xml')).toContain('/tag/brand-new-tag<');
    await cms.publish('conditions', id, { tags: ['Another tag'] });
    const changed = await site.changes();
    expect(changed).toEqual(expect.arrayContaining(['tag/brand-new-tag.html', 'tag/another-tag.html']));
    expect((await site.tree()).has('tag/brand-new-tag.html')).toBe(false);
    await cms.remove('conditions', id);
    await site.changes();
    expect((await site.tree()).has('tag/another-tag.html')).toBe(false);
    expect(await site.text('sitemaps/pages.xml')).not.toContain('/tag/another-tag<');
  });

  it('have the tags of a translation in its language, instead of those of the source', async () => {
    const spanish = await cms.translation('condition', 4, 'es');
    await cms.publish('conditions', 4, { tags: ['Only here'] });
    await cms.publish('condition-translations', spanish.id, { tags: [] });
    await site.changes();
    expect(await site.text('es/tag/only-here.html')).toContain('lang="en"');
    await cms.publish('condition-translations', spanish.id, { tags: ['Solo aquí'] });
    await site.changes();
    const tree = await site.tree();
    expect([tree.has('es/tag/only-here.html'), tree.has('es/tag/solo-aqui.html')]).toEqual([false, true]);
  });
});
