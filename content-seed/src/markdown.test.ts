import { lexicalToMarkdown } from '@common-ground/api/contracts/lexicalToMarkdown.ts';
import { markdownToLexical } from '@common-ground/cms/src/payload/richtext/markdownToLexical.ts';
import { expect, it } from 'vitest';
import { toPathDocument, toPathTexts } from './pathDocument.ts';
import { readSeedContent } from './read.ts';

const { paths, pages } = readSeedContent();
const findId = () => 7;
const sections = paths.flatMap(({ source, translations }) =>
  [toPathDocument(source, findId), ...Object.values(translations).map((one) => toPathTexts(one, findId))]
    .flatMap(({ modules }) => modules)
    .flatMap((module) => module.sections ?? []),
);

/** Ignores line breaks, which the editor does not preserve. */
const inOneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

it('preserves the Markdown of every section of a learning path in the editor', () => {
  expect(sections.length).toBeGreaterThan(50);
  for (const { content } of sections) {
    const kept = markdownToLexical(content);
    const given = lexicalToMarkdown(kept);
    expect(inOneLine(given)).toBe(inOneLine(content));
    expect(markdownToLexical(given)).toEqual(kept);
    expect(given).not.toContain('\\');
  }
});

it('preserves the Markdown of the pages about the site byte for byte', () => {
  for (const { source, translations } of pages)
    for (const { body } of [source, ...Object.values(translations)])
      expect(lexicalToMarkdown(markdownToLexical(body))).toBe(body.trim());
});
