import { describe, expect, it } from 'vitest';
import { findSources } from './findSources.ts';

describe('findSources', () => {
  it.each([
    ['WHO fact sheet: https://www.who.int/news/item', 'WHO fact sheet', 'https://www.who.int/news/item'],
    ['Guía clínica (2021) – http://example.org/guia.pdf.', 'Guía clínica (2021)', 'http://example.org/guia.pdf'],
    ['“Étude”, https://doi.org/10.1000/x(1)', 'Étude', 'https://doi.org/10.1000/x(1)'],
    ['See https://example.org/a (the guideline).', 'See (the guideline)', 'https://example.org/a'],
    ['(https://example.org/b)', 'example.org', 'https://example.org/b'],
    ['https://pubmed.ncbi.nlm.nih.gov/123/', 'pubmed.ncbi.nlm.nih.gov', 'https://pubmed.ncbi.nlm.nih.gov/123/'],
  ])('reads a source from %j', (entry, title, url) => {
    expect(findSources([entry], [])).toEqual([{ entry, source: { title, url } }]);
  });

  it('skips entries without a web address and addresses that are sources already', () => {
    const source = { title: 'Known', url: 'https://example.org/known' };
    const entries = ['A helpline', 'Site: www.example.org', 'ftp://example.org/x', 'Known: https://example.org/known'];
    expect(findSources(entries, [source])).toEqual([]);
  });
});
