// @vitest-environment happy-dom
import { browserIndexPath } from '@common-ground/api/contracts/search/browserIndex.ts';
import { headerSearchWords } from '@common-ground/api/contracts/wording/search.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSearchText, rememberSearch } from '../../components/search-form/keepSearchText.ts';
import hydrateIsland from '../../islands/hydrateIsland.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../testing/fakeServer.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import { createBrowserEntry, createSearchFiles } from '../../testing/searchFiles.ts';
import HeaderSearch from './HeaderSearch.island.tsx';
import { HISTORY_KEY, readHistory } from './useHistory.ts';

const CALL = 'GET /api/localized/find';
const FILE = `GET ${browserIndexPath('en')}`;
const condition = (id: number, name: string, summary = '') => createBrowserEntry('en', id, [name], { summary });
const CONDITIONS = await Promise.all([
  condition(1, 'Depression', 'A common health condition with a low mood.'),
  condition(2, 'Dementia', 'Memory becomes worse.'),
  createBrowserEntry('en', 3, ['Down Syndrome'], {
    summary: 'An additional chromosome.',
    symptoms: ['Frequent colds'],
  }),
  ...[4, 5, 6, 7, 8, 9].map((id) => condition(id, `Physical condition ${id}`, 'Movement.')),
]);
const CATEGORIES = [1, 2, 3, 4].map((id) => ({ id, name: `Physical ${id}` }));
const INDEX = { entries: CONDITIONS, categories: CATEGORIES };
const ONE_FOUND = {
  json: { searchedFor: null, hasPage: true, near: [], conditions: [{ id: 1, name: 'Depression', summary: '' }] },
};
const POPULAR = ['Autism Spectrum', 'ADHD', 'Cerebral Palsy', 'Down Syndrome', 'Depression'];
const PROPS = { lang: 'en', placeholder: '', label: 'Search', button: 'Search' };

const toAnswers = (files: ReturnType<typeof createSearchFiles>): Record<string, Answer> =>
  Object.fromEntries(Object.entries(files).map(([path, json]) => [`GET ${path}`, { json }]));

let answers: Record<string, Answer>;
let asked: ReceivedCall[];
let searches: string[];
beforeEach(() => {
  openBrowser('/condition/1');
  answers = toAnswers(createSearchFiles('en', INDEX));
  asked = fakeServer(answers);
  searches = [];
});

const box = () => document.querySelector('.header-search input') as HTMLInputElement;
const note = () => document.querySelector('.search-note')?.textContent;
const panel = () => document.querySelector('.search-panel') as HTMLElement;
const names = () => [...document.querySelectorAll('.search-name')].map(({ textContent }) => textContent);
const status = () => document.querySelector('.header-search [role=status]')?.textContent;
const option = (name: string) => screen.getByText(name).closest('[role=option]') as HTMLElement;
const inGroup = (name: string) =>
  [...(screen.getByText(name).closest('[role=group]')?.querySelectorAll('[role=option]') ?? [])].map(
    ({ textContent }) => textContent,
  );
const active = () => {
  const id = box().getAttribute('aria-activedescendant');
  return (id && document.getElementById(id)?.querySelector('.search-name')?.textContent) || null;
};
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });
const press = (key: string, at: Element = box()) => fireEvent.keyDown(at, { key });

function open(lang = 'en'): void {
  render(<HeaderSearch {...PROPS} lang={lang} />);
  keepSearchText();
  box().form?.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) searches.push(box().value);
    event.preventDefault();
  });
  act(() => box().focus());
}

describe('the search box of the header', () => {
  it('opens on focus with popular searches, and searches for the one that is chosen', () => {
    open();
    expect(names()).toEqual(POPULAR);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(option('Cerebral Palsy'));
    expect([box().value, searches, readHistory()]).toEqual(['Cerebral Palsy', ['Cerebral Palsy'], ['Cerebral Palsy']]);
  });

  it('suggests conditions and categories from one file, and announces their number', async () => {
    open();
    const lead = vi.spyOn(location, 'assign').mockReturnValue();
    type('DEP');
    await waitFor(() => expect(names()).toEqual(['Depression']));
    expect(inGroup('Conditions')[0]).toContain('common health condition');
    await waitFor(() => expect(status()).toBe('1 suggestion'));
    type('physical');
    await waitFor(() => expect(inGroup('Conditions')).toHaveLength(5));
    expect(inGroup('Categories')).toEqual([1, 2, 3].map((id) => `Physical ${id} Category`));
    fireEvent.click(option('Physical 1'));
    expect([lead.mock.calls, searches, readHistory()]).toEqual([[['/category/1']], [], []]);
    expect(asked.map(({ call }) => call)).toEqual([FILE]);
  });

  it('suggests for a corrected text, and names it', async () => {
    open();
    type('deprresion');
    await waitFor(() => expect(names()).toEqual(['Depression']));
    const showing = 'Showing results for “depression”';
    expect(note()).toBe(showing);
    await waitFor(() => expect(status()).toBe(`${showing}. 1 suggestion`));
  });

  it('has names, groups and announcements in the language of the page', async () => {
    const entries = [await createBrowserEntry('ar', 4, ['متلازمة داون'])];
    Object.assign(answers, toAnswers(createSearchFiles('ar', { entries })));
    open('ar');
    expect(names()[0]).toBe('طيف التوحد');
    type('متلازمه داون');
    await waitFor(() => expect(names()).toEqual(['متلازمة داون']));
    expect(inGroup(headerSearchWords('ar').conditions)).toHaveLength(1);
    await waitFor(() => expect(status()).toMatch(/اقتراح/));
  });

  it('says that nothing is found only when no page is about the text, and offers to search it', async () => {
    open();
    type('<b>zz&q');
    const none = 'No results found for "<b>zz&q"';
    await waitFor(() => expect(note()).toBe(none));
    await waitFor(() => expect(status()).toBe(none));
    // The form handles Enter.
    expect(press('Enter')).toBe(true);
    fireEvent.click(option('Search all pages'));
    expect([box().value, searches]).toEqual(['<b>zz&q', ['<b>zz&q']]);
  });

  it('shows conditions that mention a text which no page is about', async () => {
    open();
    type('colds in strange weather');
    await waitFor(() => expect(inGroup('Perhaps related')[0]).toContain('Down Syndrome'));
    expect(note()).toBe('No results found for "colds in strange weather"');
    expect(names()).toEqual(['Down Syndrome', 'Search all pages']);
    await waitFor(() => expect(status()).toBe(`${note()}. 1 suggestion`));
  });

  it('shows no suggestions of an earlier text when those of the text do not arrive', async () => {
    answers = toAnswers(createSearchFiles('en', { isComplete: false, categories: [] }));
    answers[CALL] = ONE_FOUND;
    asked = fakeServer(answers);
    open();
    type('depr');
    await waitFor(() => expect(names()).toEqual(['Depression']));
    answers[CALL] = 'away';
    type('asthma');
    await waitFor(() => expect(names()).toEqual([]));
    expect(panel().hidden).toBe(true);
  });

  it('asks the server without a complete index, and says that the text is still being typed', async () => {
    answers = toAnswers(createSearchFiles('en', { isComplete: false, categories: CATEGORIES }));
    answers[CALL] = ONE_FOUND;
    asked = fakeServer(answers);
    open();
    type('depr');
    await waitFor(() => expect(names()).toEqual(['Depression']));
    const queries = asked.filter(({ call }) => call === CALL).map(({ query }) => query);
    expect(queries).toEqual(['?q=depr&lang=en&uncounted=1']);
  });

  it('shows nothing when the suggestions do not arrive, and still searches', async () => {
    answers[FILE] = 'away';
    answers[CALL] = 'away';
    open();
    type('zzzz');
    await waitFor(() => expect(panel().hidden).toBe(true));
    expect(status()).toBe('');
    expect(press('Enter')).toBe(true);
    box().form?.requestSubmit();
    expect(searches).toEqual(['zzzz']);
  });

  it('takes over text that was typed before hydration, and opens the list for it', async () => {
    const island = document.body.appendChild(document.createElement('div'));
    island.innerHTML = renderToString(<HeaderSearch {...PROPS} />);
    const early = island.querySelector('input') as HTMLInputElement;
    expect(early.hasAttribute('role')).toBe(false);
    early.value = 'deme';
    early.focus();
    // Downshift logs an error, because an island renders its list one step later.
    vi.spyOn(console, 'error').mockReturnValue();
    await act(async () => void hydrateIsland(island)(HeaderSearch as never, PROPS));
    await waitFor(() => expect(names()).toEqual(['Dementia']));
    expect([box().value, box() === early]).toEqual(['deme', true]);
    type('dementia');
    await waitFor(() => expect(names()).toEqual(['Dementia']));
    act(() => void island.dispatchEvent(new Event('astro:unmount')));
  });
});

describe('keys in the search box', () => {
  it('move round the list with arrows and choose with Enter, while Home and End stay in the text', async () => {
    open();
    type('de');
    await waitFor(() => expect(names()).toEqual(['Depression', 'Dementia']));
    expect(active()).toBeNull();
    for (const [key, name] of [
      ['ArrowDown', 'Depression'],
      ['ArrowUp', 'Dementia'],
      ['ArrowDown', 'Depression'],
      ['ArrowDown', 'Dementia'],
    ] as const) {
      press(key);
      expect(active()).toBe(name);
    }
    expect([press('Home'), press('End'), active()]).toEqual([true, true, 'Dementia']);
    expect(press('Enter')).toBe(false);
    expect(searches).toEqual(['Dementia']);
  });

  it('close the list with Escape, then clear the text, and open the list again with an arrow', () => {
    open();
    type('aut');
    press('Escape');
    expect([panel().hidden, box().value]).toEqual([true, 'aut']);
    press('ArrowDown');
    expect(panel().hidden).toBe(false);
    press('Escape');
    press('Escape');
    expect([panel().hidden, box().value]).toEqual([true, '']);
    expect(document.activeElement).toBe(box());
  });
});

/** Dispatches outside of `act`, which would run all effects before the focus moves. */
async function pressAndLeave(key: string, next: HTMLElement): Promise<void> {
  box().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  // A browser runs microtasks, in which React renders, between two key presses.
  await Promise.resolve();
  next.focus();
  await waitFor(() => expect(panel().hidden).toBe(false));
  await act(async () => undefined);
}

it('leaves the focus where Tab moved it right after an arrow opened the list', async () => {
  open();
  press('Escape');
  await pressAndLeave('ArrowDown', screen.getByRole('button', { name: 'Search' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
});

describe('recent searches', () => {
  const recent = () => inGroup('Recent Searches');
  const remove = (term: string) => screen.getByLabelText(`Remove ${term} from recent searches`);

  it('are five, and are deleted one by one or all at once', () => {
    for (const term of ['six', 'five', 'four', 'three', 'two', 'one']) rememberSearch(term);
    open();
    expect(recent()).toEqual(['one', 'two', 'three', 'four', 'five']);
    fireEvent.click(remove('two'));
    expect(recent()).toEqual(['one', 'three', 'four', 'five', 'six']);
    expect(document.activeElement).toBe(box());
    fireEvent.click(screen.getByLabelText('Clear all recent searches'));
    expect(screen.queryByText('Recent Searches')).toBeNull();
    expect([names(), readHistory()]).toEqual([POPULAR, []]);
  });

  it('pass the focus to the next one when they are deleted by keys, and at last to the box', () => {
    for (const term of ['three', 'two', 'one']) rememberSearch(term);
    open();
    for (const [term, next] of [
      ['one', 'two'],
      ['two', 'three'],
      ['three', null],
    ] as const) {
      act(() => remove(term).focus());
      fireEvent.click(remove(term));
      expect(document.activeElement).toBe(next ? remove(next) : box());
    }
    expect(panel().hidden).toBe(false);
  });

  it('are left with Escape, which closes the list and focuses the box', () => {
    rememberSearch('one');
    open();
    act(() => remove('one').focus());
    expect(press('Escape', remove('one'))).toBe(false);
    expect([panel().hidden, document.activeElement === box()]).toEqual([true, true]);
  });

  it('follow a search that another tab makes', () => {
    rememberSearch('one');
    open();
    rememberSearch('from elsewhere');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: HISTORY_KEY })));
    expect(recent()).toEqual(['from elsewhere', 'one']);
  });
});
