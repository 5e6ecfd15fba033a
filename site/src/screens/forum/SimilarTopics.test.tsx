// @vitest-environment happy-dom
import type { Similar } from '@common-ground/api/contracts/forum/similar.ts';
import type { Topic } from '@common-ground/api/contracts/forum/topics.ts';
import * as tools from '@common-ground/api/contracts/wording/en/forum/tools.ts';
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { openBrowser, SOMEBODY } from '../../testing/openBrowser.ts';
import { SimilarTopics } from './SimilarTopics.tsx';

const CALL = 'GET /api/forum/similar';
const topic = { id: 3, title: 'Ramps at stations', language: 'en', audience: 'everyone', postCount: 2 } as Topic;
const SIMILAR: Similar = {
  topics: [topic],
  sections: [
    {
      conditionId: 5,
      name: 'Cerebral Palsy',
      language: 'en',
      section: 'treatments',
      heading: 'Treatments',
      text: 'Ramps help.',
    },
  ],
};

const { topic: topicWords } = wordingFor('en');
const show = (title: string) => (
  <SimilarTopics lang="en" title={title} language="en" words={tools.similar} topicWords={topicWords} />
);
const links = () => screen.queryAllByRole('link').map((link) => `${link.getAttribute('href')} ${link.textContent}`);

describe('similar topics', () => {
  beforeEach(() => {
    openBrowser('/community/forum', { person: SOMEBODY });
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());
  const wait = () => act(() => vi.advanceTimersByTimeAsync(1000));

  it('lists topics and sections with links to them after a pause in typing', async () => {
    const received = fakeServer({ [CALL]: { json: SIMILAR } });
    const { rerender } = render(show('Ramps'));
    await wait();
    for (const title of ['Ramps at', 'Ramps at my', 'Ramps at my station']) rerender(show(title));
    await wait();
    expect(received.map(({ query }) => query)).toEqual(['?title=Ramps+at+my+station&lang=en']);
    expect(links()).toEqual([
      '/community/topics/3 Ramps at stations',
      '/condition/5#treatments Cerebral Palsy: Treatments',
    ]);
    expect(screen.getByText('Ramps help.')).toBeTruthy();
    expect(screen.getByText('2 replies')).toBeTruthy();
  });

  it('announces what was found once, and not again for another title', async () => {
    const answers: Parameters<typeof fakeServer>[0] = { [CALL]: { json: { topics: [], sections: [] } } };
    fakeServer(answers);
    const { rerender } = render(show('Nothing like it'));
    await wait();
    const status = screen.getByRole('status');
    expect([status.textContent, links()]).toEqual(['', []]);
    answers[CALL] = { json: SIMILAR };
    const texts: (string | null)[] = [];
    const observer = new MutationObserver(() => texts.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    for (const title of ['Ramps at stations', 'Ramps at schools', 'short', 'Ramps at last']) {
      rerender(show(title));
      await wait();
    }
    expect(texts).toEqual([tools.similar.found]);
  });

  it.each(['away' as const, { status: 429, body: 'Too many' }, { status: 503, body: 'Away' }])(
    'shows nothing when the request fails with %j',
    async (answer) => {
      fakeServer({ [CALL]: answer });
      render(show('Ramps at stations'));
      await wait();
      expect(links()).toEqual([]);
      expect(screen.getByRole('status').textContent).toBe('');
    },
  );
});
