import type { SearchOutcome } from '@common-ground/api/contracts/search/find.ts';
import { describe, expect, it } from 'vitest';
import { type PlainSearch, renderPlainResults, renderResultsTitle } from './plainResults.ts';

type Found = SearchOutcome['conditions'][number];

const HOSTILE = `</noscript><script>alert("1")</script>&'`;
const ESCAPED = '&lt;/noscript&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;&#39;';

const condition = (changes: Partial<Found> = {}) =>
  ({ id: 7, categoryId: 2, name: 'ADHD', summary: 'It affects attention.', passage: null, ...changes }) as Found;
const outcome = (changes: Partial<SearchOutcome> = {}): SearchOutcome => ({
  searchedFor: null,
  hasPage: true,
  conditions: [],
  near: [],
  ...changes,
});
const given = (changes: Partial<PlainSearch> = {}): PlainSearch => ({
  path: '/',
  language: 'en',
  search: 'adhd',
  category: null,
  isExact: false,
  categoryName: null,
  outcome: outcome(),
  ...changes,
});
const render = (changes: Partial<SearchOutcome>, search: Partial<PlainSearch> = {}) =>
  renderPlainResults(given({ ...search, outcome: outcome(changes) }));

describe('renderPlainResults', () => {
  it('shows the number of conditions, and name, link and summary of each', () => {
    const html = render({ conditions: [condition()] });
    expect(html).toContain('1 condition found');
    expect(html).toMatch(/<a class="covering[^"]*" href="\/condition\/7">ADHD<\/a>/);
    expect(html).toContain('It affects attention.');
    expect(html).toContain('for “<bdi>adhd</bdi>”');
  });

  it('shows the translation, or the language of a text that is not translated', () => {
    const translation = { name: 'TDAH', summary: 'Afecta.', tags: [] } as unknown as Found['translation'];
    expect(render({ conditions: [condition({ translation })] }, { language: 'es' })).toMatch(
      /href="\/es\/condition\/7">TDAH</,
    );
    expect(render({ conditions: [condition()] }, { language: 'ar' })).toContain('lang="en" dir="ltr">ADHD<');
  });

  it('says why a condition is there: the other name, or the sentence with its words and section', () => {
    const match = { name: 'TDAH', language: 'fr' };
    const passage = {
      section: 'symptoms',
      heading: 'Symptoms',
      text: 'Loses focus & time.',
      language: 'en',
      marks: [[6, 11]],
    };
    const html = render({ conditions: [condition({ match, passage: passage as Found['passage'] })] });
    expect(html).toContain('Matches “<bdi lang="fr" dir="ltr">TDAH</bdi>” (French)');
    expect(html).toContain('href="/condition/7#symptoms">Symptoms</a>: Loses <mark>focus</mark> &amp; time.');
  });

  it('says what was searched instead, with a link to the search as typed', () => {
    const html = render({ searchedFor: 'autism', conditions: [condition()] }, { search: 'autizm', category: 3 });
    expect(html).toContain('Showing results for <bdi>autism</bdi>.');
    expect(html).toContain('href="/?search=autizm&amp;category=3&amp;exact=1"');
  });

  it('says that there is none, gives a hint and shows pages that mention it', () => {
    const html = render({ hasPage: false, near: [condition()] }, { search: 'asthma' });
    for (const text of [
      'No conditions found matching your search.',
      'Check the spelling',
      'We have no page on <bdi>asthma</bdi>',
    ])
      expect(html).toContain(text);
    expect(html).toContain('>These mention it</h3>');
    expect(html).toMatch(/<h4><a [^>]*>/);
  });

  it('says when the search failed, without saying that there is nothing', () => {
    const html = renderPlainResults(given({ outcome: null }));
    expect(html).toContain('The search did not answer.');
    expect(html).not.toContain('No conditions found');
  });

  it('names the category, and links to the search in all categories', () => {
    const html = render({}, { category: 2, categoryName: 'Cognitive' });
    expect(html).toContain('in Cognitive');
    expect(html).toContain('href="/?search=adhd">Search all categories');
    expect(render({}, { search: '', category: 2, categoryName: 'Cognitive' })).not.toContain('We have no page');
  });

  it('escapes markup in every text', () => {
    const passage = { section: 'overview', heading: HOSTILE, text: HOSTILE, language: HOSTILE, marks: [[0, 3]] };
    const hostile = condition({ name: HOSTILE, summary: HOSTILE, passage: passage as unknown as Found['passage'] });
    const matched = { ...hostile, match: { name: HOSTILE, language: 'fr' } };
    const texts = { search: HOSTILE, category: 1, categoryName: HOSTILE };
    for (const html of [
      render({ searchedFor: HOSTILE, conditions: [matched] }, texts),
      render({ hasPage: false, near: [matched] }, texts),
    ]) {
      expect(html).toContain(ESCAPED);
      expect(html).not.toMatch(/<\/noscript|<script/);
    }
  });
});

describe('renderResultsTitle', () => {
  it('names the search, escaped', () => {
    expect(renderResultsTitle(given({ search: '</title>', categoryName: 'A & B' }))).toBe(
      '<title>Search Results for “&lt;/title&gt;” in A &amp; B · Common Ground</title>',
    );
  });
});
