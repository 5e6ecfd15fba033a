import { markdownOfLexical } from '@common-ground/api/contracts/markdownOfLexical.ts';
import { lexicalOfMarkdown } from '@common-ground/cms/src/payload/richtext/lexicalOfMarkdown.ts';
import { expect, it } from 'vitest';
import { toPathDocument, toPathTexts } from './pathDocument.ts';
import { readSeedContent } from './read.ts';

const { paths, pages } = readSeedContent();
const idOf = () => 7;
const sections = paths.flatMap(({ source, translations }) =>
  [toPathDocument(source, idOf), ...Object.values(translations).map((one) => toPathTexts(one, idOf))]
    .flatMap(({ modules }) => modules)
    .flatMap((module) => module.sections ?? []),
);

/** Ignores line breaks, which the editor does not preserve. */
const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

it('preserves the Markdown of every section of a learning path in the editor', () => {
  expect(sections.length).toBeGreaterThan(50);
  for (const { content } of sections) {
    const kept = lexicalOfMarkdown(content);
    const given = markdownOfLexical(kept);
    expect(inOneLine(given)).toBe(inOneLine(content));
    expect(lexicalOfMarkdown(given)).toEqual(kept);
    expect(given).not.toContain('\\');
  }
});

it('preserves the Markdown of the pages about the site byte for byte', () => {
  for (const { source, translations } of pages)
    for (const { body } of [source, ...Object.values(translations)])
      expect(markdownOfLexical(lexicalOfMarkdown(body))).toBe(body.trim());
});
