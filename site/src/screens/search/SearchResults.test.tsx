// @vitest-environment happy-dom
import { LOADING_PLACEHOLDERS } from '@common-ground/api/contracts/limits.ts';
import { manifestPath } from '@common-ground/api/contracts/search/searchIndex.ts';
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer } from '../../testing/fakeServer.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import SearchResults from './SearchResults.island.tsx';

const SEARCH = 'GET /api/localized/search';
const FALLBACK = { lang: 'en', dir: 'ltr' } as const;
const CATEGORIES = { 1: 'Physical', 2: 'Cognitive' };
const condition = (id: number, name: string) => ({
  id,
  name,
  summary: 'What it is.',
  categoryId: 1,
  lastUpdated: '2026-01-01T00:00:00.000Z',
  translation: null,
  tags: [],
});
const FOUND: Answer = { json: [condition(1, 'Autism'), condition(2, 'ADHD')] };

let answers: Record<string, Answer>;
beforeEach(() => {
  answers = { [SEARCH]: FOUND, [`GET ${manifestPath('en')}`]: 'away' };
});

function open(query: string, lang = 'en'): void {
  openBrowser(`/${query}`, { lang });
  document.title = 'Common Ground';
  // Switches analytics off, because its events are sent seconds later, after the test.
  localStorage.setItem('analytics', 'off');
  fakeServer(answers);
  // The page warns that the offline index could not be read.
  vi.spyOn(console, 'warn').mockReturnValue();
  const words = wordingFor(lang);
  render(
    <SearchResults
      lang={lang}
      fallback={FALLBACK}
      categoryNames={CATEGORIES}
      words={{ ...words.search, card: words.card }}
    />,
  );
}

const cards = () =>
  [...document.querySelectorAll('a[href*="/condition/"]')].map((link) => [link.getAttribute('href'), link.textContent]);
const status = () => document.querySelector('.results-status')?.textContent;

describe('search results', () => {
  it('show placeholders while loading', async () => {
    answers[SEARCH] = 'never';
    open('?search=autism');
    expect(document.querySelectorAll('.placeholder')).toHaveLength(LOADING_PLACEHOLDERS);
    expect(document.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    ['?search=autism', 'Search Results for “autism” · Common Ground', undefined],
    ['?search=autism&category=2', 'Search Results for “autism” in Cognitive · Common Ground', '/?search=autism'],
    ['?category=1', 'Search Results in Physical · Common Ground', undefined],
  ])('show a title, the focused heading and cards for %s', async (query, title, everywhere) => {
    open(query);
    await waitFor(() =>
      expect(cards()).toEqual([
        ['/condition/1', 'Autism'],
        ['/condition/2', 'ADHD'],
      ]),
    );
    expect(document.title).toBe(title);
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(status()).toBe('2 conditions found');
    expect(screen.queryByText('Search all categories')?.getAttribute('href')).toBe(everywhere);
  });

  it('escape the text of the search', async () => {
    const term = '<img src=x onerror=alert(1)>';
    open(`?search=${encodeURIComponent(term)}`);
    expect(await screen.findByText(`for “${term}”`)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('link to the categories when nothing is found', async () => {
    answers[SEARCH] = { json: [] };
    open('?search=zzzz');
    await waitFor(() => expect(status()).toBe('No conditions found matching your search.'));
    expect(screen.getByText(/^Check the spelling/)).toBeTruthy();
    const links = [...document.querySelectorAll('.results-categories a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/category/1', '/category/2']);
  });

  it.each<[string, Answer]>([
    ['a network error', 'away'],
    ['a 503 response', { status: 503, body: '[]' }],
    ['the HTML page of a proxy', { status: 200, body: '<!doctype html><title>A proxy</title>' }],
  ])('report a failed search after %s, and appear on retry', async (_, answer) => {
    answers[SEARCH] = answer;
    open('?search=autism');
    await waitFor(() => expect(status()).toBe('The search did not answer. Your text is still there.'));
    answers[SEARCH] = FOUND;
    const again = screen.getByText('Try again');
    again.focus();
    fireEvent.click(again);
    expect(document.activeElement).toBe(document.querySelector('h1'));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(screen.queryByText('Try again')).toBeNull();
  });
});
