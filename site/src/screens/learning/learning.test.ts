import type { Difficulty } from '@common-ground/api/contracts/learning/learning.ts';
import type { LearningPathPage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { describe, expect, it } from 'vitest';
import { RenderedHead } from '../../testing/readByMachines.ts';
import { render, SITE } from '../../testing/render.ts';
import { sampleContent } from '../../testing/sample/sampleContent.ts';
import { afterwards } from './path/pathProps.ts';

const LANGUAGES = ['', '/es', '/fr', '/ar'];
/** What can be read without scripts. */
async function textOf(path: string): Promise<string> {
  const { html } = await render(path);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('the list of learning paths', () => {
  it('tells a newcomer where to begin and how long that takes, without a figure about themselves', async () => {
    const text = await textOf('/learning');
    expect(text).toMatch(
      /Where to begin A good first path is “ ?Reading a condition page ?”. It takes about 25 minutes/,
    );
    expect(text).not.toMatch(/\b0\b|Total points/);
    expect(text).toContain('Loading learning dashboard...');
    expect(text).toMatch(/Start Learning Reading a condition page/);
  });
});

describe('a learning path', () => {
  it('shows its modules in order: the first can be started, the others wait for the one before', async () => {
    const text = await textOf('/learning/paths/1');
    expect(text).toMatch(/Beginner.*25 minutes.*55/);
    expect(text).toMatch(
      /What stands where Reading.*Start What stands where.*Mark Complete What stands where.*Locked One door, three views.*Locked Try it yourself.*Locked What you now know/,
    );
    expect(text).toContain('Opens when “What stands where” is complete.');
    const { html } = await render('/learning/paths/1');
    expect(html).toMatch(/<button[^>]* disabled=""[^>]*>.*?Locked/s);
    expect(html.match(/href="\/learning\/modules\/\d+"/g)).toHaveLength(5);
    expect(text).toContain('Loading learning path....');
  });

  it('offers to report each rating that is shown, named after who wrote it', async () => {
    const rating = { rating: 4, isHelpful: false, createdAt: '2026-03-02T09:00:00.000Z', editedAt: null };
    const newest = [
      { ...rating, id: 1, userName: 'First sample learner', review: null },
      { ...rating, id: 2, userName: '<b>Second</b>', review: '<script>alert("x")</script>' },
    ];
    const pathRatings = async () => ({ average: 4, count: 2, helpful: 0, newest });
    const { html } = await render('/learning/paths/1', sampleContent({ pathRatings }));
    expect(html.match(/data-rating="\d+"/g)).toHaveLength(2);
    expect(html.match(/<button[^>]* aria-label="Report: [^"]+"/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Report: First sample learner"');
    expect(html.replace(/="[^"]*"/g, '')).not.toContain('<script>alert');
  });

  it('leads to the paths that come first, and is locked until they are complete', async () => {
    const { html } = await render('/learning/paths/2');
    expect(html).toMatch(/Complete first.*href="\/learning\/paths\/1"/s);
    expect(await textOf('/learning/paths/2')).toContain('Opens when the paths before this one are complete.');
  });

  it('is another page in each language in which it is whole, and says so where it is not', async () => {
    const languages = async (path: string) => new RenderedHead((await render(path)).html).alternates;
    expect(Object.keys(await languages('/learning/paths/1')).sort()).toEqual(['ar', 'en', 'es', 'x-default']);
    const french = await render('/fr/learning/paths/1');
    expect(new RenderedHead(french.html).canonical).toBe(`${SITE}/learning/paths/1`);
    expect(french.html).toMatch(/fallback-note/);
    expect(french.html).toMatch(/<h1[^>]* lang="en"/);
    expect((await render('/es/learning/paths/1')).html).not.toMatch(/fallback-note/);
    const module = await render('/ar/learning/modules/11');
    expect(new RenderedHead(module.html).canonical).toBe(`${SITE}/ar/learning/modules/11`);
  });
});

it('after a path comes what it opens, what is as hard or harder, and first of all what can be read here', () => {
  const path = (id: number, difficulty: Difficulty, language = 'en', prerequisiteIds: number[] = []) =>
    ({ id, difficulty, title: { value: '', language }, prerequisiteIds }) as unknown as LearningPathPage;
  const all = [
    path(1, 'intermediate', 'ar'),
    path(2, 'beginner', 'ar'),
    path(3, 'advanced', 'ar'),
    path(4, 'intermediate'),
    path(5, 'advanced', 'en', [1]),
  ];
  const order = (lang: string) => afterwards(all[0] as LearningPathPage, all, lang).map(({ id }) => id);
  expect(order('ar')).toEqual([3, 2, 5, 4]);
  expect(order('en')).toEqual([5, 4, 3, 2]);
});

describe('a module', () => {
  it('to read is HTML made from its Markdown, with links to the reader’s language and a button below', async () => {
    const { html } = await render('/es/learning/modules/11');
    expect(html).toMatch(/<h2[^>]*>\s*Primero los datos rápidos/);
    expect(html).toContain('<strong>datos rápidos</strong>');
    expect(html).toContain('href="/es/condition/1"');
    expect(await textOf('/learning/modules/11')).toMatch(
      /Back to Reading a condition page.*Reading 10 points 6 minutes.*Mark as Complete/,
    );
  });

  it('that asks shows what it asks, and nothing of the answers', async () => {
    const text = await textOf('/learning/modules/14');
    expect(text).toMatch(/Where does a page say who reviewed it\? In Quick Facts In the footer Nowhere/);
    expect(text).toContain('Loading module...');
    expect(text).not.toContain('Mark as Complete');
  });

  it('that is watched or done says what it is about, and all that is said in it', async () => {
    expect(await textOf('/learning/modules/12')).toMatch(
      /A heavy door .*Transcript .*The third asks what she is owed\./,
    );
    expect(await textOf('/learning/modules/13')).toMatch(/Parts and questions .*Before you believe it Put the steps/);
  });

  it('that holds nothing says so, and text stays text', async () => {
    expect(await textOf('/learning/modules/22')).toContain('Interactive content coming soon...');
    expect(await textOf('/learning/modules/23')).toContain('No quiz questions available.');
    const { html } = await render('/learning/modules/21');
    expect(html).toContain('No &lt;b&gt;JSON&lt;/b&gt; &amp; one section.');
    // In an attribute it is text as it stands.
    expect(html.replace(/="[^"]*"/g, '')).not.toContain('<script>alert(1)');
  });
});

it.each([
  ['/learning/paths/99', 'Learning Path Not Found'],
  ['/learning/paths/0', 'Learning Path Not Found'],
  ['/learning/modules/99', 'Module Not Found'],
])('%s is not there, says so in every language and leads back', async (path, title) => {
  expect((await render(path)).html).toContain(`<h1>${title}</h1>`);
  for (const prefix of LANGUAGES) {
    const { status, html } = await render(prefix + path);
    expect(status).toBe(404);
    expect(html).toMatch(new RegExp(`<a class="button[^"]*" href="${prefix}/learning"`));
  }
});
