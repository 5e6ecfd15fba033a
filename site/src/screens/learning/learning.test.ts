import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import type { Difficulty } from '@common-ground/api/contracts/learning/learning.ts';
import type { LearningPathPage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { describe, expect, it } from 'vitest';
import { RenderedHead } from '../../testing/readByMachines.ts';
import { render, SITE } from '../../testing/render.ts';
import { sampleContent } from '../../testing/sample/sampleContent.ts';
import { sortFurtherPaths } from './path/pathProps.ts';

const LANGUAGES = LANGUAGE_CODES.map((code) => (code === 'en' ? '' : `/${code}`));
/** Returns the text of `<main>` in the rendered page, without tags. */
async function renderText(path: string): Promise<string> {
  const { html } = await render(path);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

describe('list of learning paths', () => {
  it('recommends a first path with its duration, and shows no figures of progress', async () => {
    const text = await renderText('/learning');
    expect(text).toMatch(
      /Where to begin A good first path is “ ?Reading a condition page ?”. It takes about 25 minutes/,
    );
    expect(text).not.toMatch(/\b0\b|Total points/);
    expect(text).toContain('Loading learning dashboard...');
    expect(text).toMatch(/Start Learning Reading a condition page/);
  });
});

describe('page of a learning path', () => {
  it('shows the modules in order, with the first one open and the others locked', async () => {
    const text = await renderText('/learning/paths/1');
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

  it('has a report button with the name of the author for each rating, and escapes their texts', async () => {
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

  it('links to the prerequisite paths and says that they must be completed first', async () => {
    const { html } = await render('/learning/paths/2');
    expect(html).toMatch(/Complete first.*href="\/learning\/paths\/1"/s);
    expect(await renderText('/learning/paths/2')).toContain('Opens when the paths before this one are complete.');
  });

  it('has its own address in languages with a whole translation, and a fallback note in others', async () => {
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

it('sorts the other paths by language, then by prerequisite, then by difficulty', () => {
  const path = (id: number, difficulty: Difficulty, language = 'en', prerequisiteIds: number[] = []) =>
    ({ id, difficulty, title: { value: '', language }, prerequisiteIds }) as unknown as LearningPathPage;
  const all = [
    path(1, 'intermediate', 'ar'),
    path(2, 'beginner', 'ar'),
    path(3, 'advanced', 'ar'),
    path(4, 'intermediate'),
    path(5, 'advanced', 'en', [1]),
  ];
  const order = (lang: string) => sortFurtherPaths(all[0] as LearningPathPage, all, lang).map(({ id }) => id);
  expect(order('ar')).toEqual([3, 2, 5, 4]);
  expect(order('en')).toEqual([5, 4, 3, 2]);
});

describe('page of a module', () => {
  it('renders the Markdown of a reading, with links in the language of the page and a button', async () => {
    const { html } = await render('/es/learning/modules/11');
    expect(html).toMatch(/<h2[^>]*>\s*Primero los datos rápidos/);
    expect(html).toContain('<strong>datos rápidos</strong>');
    expect(html).toContain('href="/es/condition/1"');
    expect(await renderText('/learning/modules/11')).toMatch(
      /Back to Reading a condition page.*Reading 10 points 6 minutes.*Mark as Complete/,
    );
  });

  it('shows the question and options of a quiz, and no button that completes the module', async () => {
    const text = await renderText('/learning/modules/14');
    expect(text).toMatch(/Where does a page say who reviewed it\? In Quick Facts In the footer Nowhere/);
    expect(text).toContain('Loading module...');
    expect(text).not.toContain('Mark as Complete');
  });

  it('shows the titles of activities, and the transcript of a module to watch', async () => {
    expect(await renderText('/learning/modules/12')).toMatch(
      /A heavy door .*Transcript .*The third asks what she is owed\./,
    );
    expect(await renderText('/learning/modules/13')).toMatch(
      /Parts and questions .*Before you believe it Put the steps/,
    );
  });

  it('says that a module has no content yet, and escapes HTML in texts', async () => {
    expect(await renderText('/learning/modules/22')).toContain('Interactive content coming soon...');
    expect(await renderText('/learning/modules/23')).toContain('No quiz questions available.');
    const { html } = await render('/learning/modules/21');
    expect(html).toContain('No &lt;b&gt;JSON&lt;/b&gt; &amp; one section.');
    // Attributes are removed first: a tag inside an attribute is only text.
    expect(html.replace(/="[^"]*"/g, '')).not.toContain('<script>alert(1)');
  });
});

it.each([
  ['/learning/paths/99', 'Learning Path Not Found'],
  ['/learning/paths/0', 'Learning Path Not Found'],
  ['/learning/modules/99', 'Module Not Found'],
])('responds to the missing %s with 404 and a link to the paths in every language', async (path, title) => {
  expect((await render(path)).html).toContain(`<h1>${title}</h1>`);
  for (const prefix of LANGUAGES) {
    const { status, html } = await render(prefix + path);
    expect(status).toBe(404);
    expect(html).toMatch(new RegExp(`<a class="button[^"]*" href="${prefix}/learning"`));
  }
});
