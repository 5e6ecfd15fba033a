import { readSeedContent } from '@common-ground/content-seed/src/read.ts';
import { expect, it } from 'vitest';
import { toMarkdown } from './starlight.ts';

it('gives the Starlight page every text of the condition', () => {
  for (const { source } of readSeedContent().conditions) {
    const markdown = toMarkdown(source);
    const { name, summary, aliases, overview, symptoms, causes, treatments, tags, resources, sources } = source;
    const titles = [...resources, ...sources].flatMap(({ title, url }) => [title, url]);
    const texts = [name, summary, ...aliases, overview, ...symptoms, ...causes, ...treatments, ...tags, ...titles];
    expect(
      texts.filter((text) => !markdown.includes(text)),
      name,
    ).toEqual([]);
  }
});
