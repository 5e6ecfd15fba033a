// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepSearchText } from './keepSearchText.ts';

const happyDom = (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('search-history', '["one","aut"]');
});

function open(path: string, { hasResults = true, type = 'navigate' } = {}): void {
  happyDom.setURL(`http://localhost${path}`);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as unknown as PerformanceEntry]);
  document.body.innerHTML = `
    <form class="search-form" id="header"><input name="search"></form>
    <main>
      <form class="search-form" id="main"><input name="search"></form>
      ${hasResults ? '<div class="search-results"></div>' : ''}
      <nav class="quick-filters"><a href="/?category=1">Physical</a><a href="/?category=3">Sensory</a></nav>
    </main>`;
  keepSearchText();
}

const history = () => localStorage.getItem('search-history');
const values = (form: string) => [...new FormData(document.querySelector(form) as HTMLFormElement)];

it('stores a search once that was sent before the script loaded', () => {
  open('/?search=+Aut+');
  expect(history()).toBe('["Aut","one"]');
});

it.each([
  ['after a step back in the history', '/?search=Aut', { type: 'back_forward' }],
  ['with a blank text', '/?search=+', {}],
  ['on a page without results', '/?search=Aut', { hasResults: false }],
])('stores no search %s', (_, path, how) => {
  open(path, how);
  expect(history()).toBe('["one","aut"]');
});

it('shows the text in all boxes and filters, and keeps the category in the box of the page', () => {
  open('/?search=+palsy&category=1');
  expect(values('#header')).toEqual([['search', 'palsy']]);
  expect(values('#main')).toEqual([
    ['search', 'palsy'],
    ['category', '1'],
  ]);
  const filters = [...document.querySelectorAll<HTMLAnchorElement>('.quick-filters a')];
  expect(filters.map(({ search, ariaCurrent }) => [search, ariaCurrent ?? null])).toEqual([
    ['?search=palsy&category=1', 'true'],
    ['?search=palsy&category=3', null],
  ]);
});

it('stores a sent search without surrounding blanks, and does not send a blank one', () => {
  open('/condition/1', { hasResults: false });
  const form = document.querySelector('#main') as HTMLFormElement;
  const input = form.elements.namedItem('search') as HTMLInputElement;
  const submit = () => form.dispatchEvent(new Event('submit', { cancelable: true }));
  input.value = '  from the page ';
  expect([submit(), input.value, history()]).toEqual([true, 'from the page', '["from the page","one","aut"]']);
  input.value = '   ';
  expect([submit(), history()]).toEqual([false, '["from the page","one","aut"]']);
});
