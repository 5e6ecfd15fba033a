import { markdownOfLexical } from '@common-ground/api/contracts/markdownOfLexical.ts';
import { lexicalOfMarkdown } from '@common-ground/cms/src/payload/richtext/lexicalOfMarkdown.ts';
import { expect, it } from 'vitest';
import { pathDocumentOf, pathTextsOf } from './pathDocument.ts';
import { readSeedContent } from './read.ts';

const { paths, pages } = readSeedContent();
const idOf = () => 7;
const sections = paths.flatMap(({ source, translations }) =>
  [pathDocumentOf(source, idOf), ...Object.values(translations).map((one) => pathTextsOf(one, idOf))]
    .flatMap(({ modules }) => modules)
    .flatMap((module) => module.sections ?? []),
);

/** Where a line of a file ends is a matter of the file. */
const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

it('of every section of a learning path is kept in the editor, and given back', () => {
  expect(sections.length).toBeGreaterThan(50);
  for (const { content } of sections) {
    const kept = lexicalOfMarkdown(content);
    const given = markdownOfLexical(kept);
    expect(inOneLine(given)).toBe(inOneLine(content));
    expect(lexicalOfMarkdown(given)).toEqual(kept);
    expect(given).not.toContain('\\');
  }
});

it('of the pages about the site is given back as it was, to the byte', () => {
  for (const { source, translations } of pages)
    for (const { body } of [source, ...Object.values(translations)])
      expect(markdownOfLexical(lexicalOfMarkdown(body))).toBe(body.trim());
});
