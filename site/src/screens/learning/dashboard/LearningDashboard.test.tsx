// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, fakeServer } from '../../../testing/fakeServer.ts';
import { openBrowser, SOMEBODY } from '../../../testing/openBrowser.ts';
import LearningDashboard from './LearningDashboard.island.tsx';

const PERSON = { ...SOMEBODY, id: 71 };
const PROGRESS = `GET /api/users/${PERSON.id}/progress`;
const ACHIEVEMENTS = `GET /api/users/${PERSON.id}/achievements`;
const PATHS = [
  { id: 1, modules: [] },
  { id: 2, modules: [] },
];
const RECORD = {
  pathId: 1,
  status: 'completed',
  completedModules: [],
  currentModuleId: null,
  progressPercentage: 100,
  totalPoints: 90,
  newModules: [],
  completedAt: '2026-01-02T03:04:05.000Z',
};
const EARNED = [5, 4, 3, 2, 1].map((place) => ({
  id: place,
  achievementId: place,
  unlockedAt: `2026-03-0${place}T00:00:00.000Z`,
  progress: 100,
  title: `Step ${place}`,
  description: 'Earned in a test.',
  language: 'en',
  points: 50,
}));

describe('learning dashboard of a user', () => {
  it('shows that it loads, then that loading failed, and its figures after a retry', async () => {
    openBrowser('/learning', { person: PERSON });
    const answers: Record<string, Answer> = {
      [PROGRESS]: { status: 503, body: 'Temporarily unavailable' },
      [ACHIEVEMENTS]: { json: EARNED },
    };
    const received = fakeServer(answers);
    render(<LearningDashboard lang="en" source={{ lang: 'en', dir: 'ltr' }} paths={PATHS} />);
    expect(screen.getByText('Loading learning dashboard...')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not be loaded'));
    expect(screen.queryByText('Loading learning dashboard...')).toBeNull();
    answers[PROGRESS] = { json: [RECORD] };
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(document.activeElement?.textContent).toBe('Hello, \u2068Ada\u2069');
    const figures = () =>
      [...document.querySelectorAll('.stat-cards > div')].map((one) =>
        [...one.children].map((part) => part.textContent).join(': '),
      );
    await waitFor(() =>
      expect(figures()).toEqual([
        'Available paths: 2',
        'Completed paths: 1',
        'Achievements: 5',
        `Total points: ${90 + 5 * 50}`,
      ]),
    );
    // Only the failed request is repeated.
    const calls = received.map(({ call }) => call);
    expect([PROGRESS, ACHIEVEMENTS].map((one) => calls.filter((call) => call === one).length)).toEqual([2, 1]);
    const earned = [...document.querySelectorAll('.achievements li')];
    expect(earned.map((one) => one.querySelector('h4')?.textContent)).toEqual(['Step 5', 'Step 4', 'Step 3', 'Step 2']);
    expect(earned[0]?.textContent).toContain('50 points, counted in your total points');
  });
});
