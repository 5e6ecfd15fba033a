import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_LICENSE } from '@common-ground/api/contracts/product.ts';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isOther = (name: unknown) => /^(node_modules|\.\w[\w-]*)$/.test(path.basename(String(name)));
const documents = globSync('{*,docs/**/*,{api,cms,content-seed,scripts,site,tests}/**/*}.md', {
  cwd: root,
  exclude: isOther as (name: string) => boolean,
});

/** Matches links and pictures, and definitions of reference links. */
const LINK = /\]\((?<inline>[^)\s]+)\)|^\[[^\]]+\]: (?<defined>\S+)$/gm;

/** Removes code, in which brackets are not links and `#` begins no heading. */
function withoutCode(text: string): string {
  return text.replaceAll(/^ *```.*?^ *```$/gms, '').replaceAll(/`[^`\n]*`/g, '`');
}

/** Returns the fragments of a document's headings, as GitHub makes them. */
function readAnchors(file: string): string[] {
  const headings = read(file)
    .replaceAll(/^ *```.*?^ *```$/gms, '')
    .matchAll(/^#{1,6} (.+)$/gm);
  return [...headings].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

describe('the documents', () => {
  it('have a README of at most 150 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  });

  it('link only to files and headings that exist', () => {
    const links = documents.flatMap((file) =>
      [...withoutCode(read(file)).matchAll(LINK)]
        .map(({ groups }) => groups?.inline ?? groups?.defined ?? '')
        .filter((href) => !/^(https?|mailto):/.test(href))
        .map((href) => ({ file, href })),
    );
    expect(links.length).toBeGreaterThan(100);
    const broken = links.filter(({ file, href }) => {
      const [to = '', fragment] = href.split('#');
      const target = to === '' ? file : path.join(path.dirname(file), to);
      if (!statSync(path.join(root, target), { throwIfNoEntry: false })) return true;
      return fragment !== undefined && !readAnchors(target).includes(fragment);
    });
    expect(broken).toEqual([]);
  });

  it('list every recipe in the index of docs/how-to', () => {
    const recipes = globSync('docs/how-to/*.md', { cwd: root }).map((file) => path.basename(file));
    const listed = [...read('docs/how-to/README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file]) => file);
    expect([...listed, 'README.md'].toSorted()).toEqual(recipes.toSorted());
  });

  it('list every decision in the index of docs/decisions', () => {
    const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) => path.basename(file));
    const listed = [...read('docs/decisions/README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file]) => file);
    expect(listed).toEqual(decisions.toSorted());
  });
});

describe('the licences', () => {
  it.each([
    ['package.json', 'MIT'],
    ['api/package.json', 'MIT'],
    ['cms/package.json', 'MIT'],
    ['site/package.json', 'MIT'],
    ['tests/package.json', 'MIT'],
    ['content-seed/package.json', 'MIT AND CC-BY-SA-4.0'],
  ])('are named in %s, a private package with a description', (file, license) => {
    expect(JSON.parse(read(file))).toMatchObject({ license, private: true, description: expect.any(String) });
  });

  it('are named in the LICENSE files', () => {
    expect(read('LICENSE')).toMatch(/^MIT License\n/);
    const texts = read('content-seed/LICENSE');
    expect(texts).toContain('SPDX-License-Identifier: CC-BY-SA-4.0\n');
    expect(texts).toContain(`(${CONTENT_LICENSE.name})`);
    expect(texts).toContain(`\n${CONTENT_LICENSE.url}\n`);
  });
});
