// @vitest-environment happy-dom
import { loadSearchResultsWords } from '@common-ground/api/contracts/wording/searchResults.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageGroup, searchPages } from '../../shell/search/pages/searchPages.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import { OtherPages } from './OtherPages.tsx';

vi.mock('../../shell/search/pages/searchPages.ts', () => ({ searchPages: vi.fn() }));

const { searchResults: words } = await loadSearchResultsWords('en');
const GROUPS: PageGroup[] = [
  {
    kind: 'learning',
    pages: [
      {
        href: '/learning/modules/101#sleep',
        title: 'First steps',
        heading: 'Sleep',
        excerpt: 'Better sleep helps.',
        marks: [[7, 12]],
        language: 'en',
      },
    ],
  },
  {
    kind: 'helpLines',
    pages: [{ href: '/help-lines', title: 'Aide', heading: null, excerpt: '', marks: [], language: 'fr' }],
  },
];

let comeNear: () => void;

beforeEach(() => {
  openBrowser('/?search=sleep');
  vi.mocked(searchPages).mockReset();
  class FakeObserver {
    constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
      comeNear = () => act(() => onChange([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver);
});
function open() {
  const view = render(<OtherPages text="sleep" lang="en" words={words} />);
  expect(searchPages).not.toHaveBeenCalled();
  comeNear();
  return view;
}

describe('pages that are not conditions', () => {
  it('are searched once a reader comes near, with their section, marked words and language', async () => {
    vi.mocked(searchPages).mockResolvedValue(GROUPS);
    open();
    const link = await screen.findByText('First steps');
    expect(link.closest('a')?.getAttribute('href')).toBe('/learning/modules/101#sleep');
    expect(link.closest('a')?.textContent).toBe('First steps › Sleep');
    expect(document.querySelector('mark')?.textContent).toBe('sleep');
    expect([...document.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
      words.learning,
      words.helpLines,
    ]);
    expect(screen.getByText('Aide').closest('li')?.lang).toBe('fr');
  });

  it('leave out their title when nothing is found, and say quietly when the search fails', async () => {
    vi.mocked(searchPages).mockResolvedValue([]);
    const { container, unmount } = open();
    await waitFor(() => expect(searchPages).toHaveBeenCalled());
    expect(container.textContent).toBe('');
    unmount();
    vi.mocked(searchPages).mockReset().mockRejectedValue(new Error('404'));
    open();
    expect(await screen.findByText(words.otherFailed)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
