// @vitest-environment happy-dom
import type { Completion } from '@common-ground/api/contracts/learning/progress.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer } from '../../../testing/fakeServer.ts';
import { openBrowser, SOMEBODY } from '../../../testing/openBrowser.ts';
import type { ActivitiesProps } from '../progress/learningProgress.ts';
import { PROGRESS } from '../progress/testing/records.ts';
import { ModuleFoot, selectUntried } from './ModuleFoot.tsx';

const PERSON = { ...SOMEBODY, id: 72 };
const COMPLETE = `POST /api/users/${PERSON.id}/complete-module`;
const completion: Completion = {
  progress: PROGRESS,
  pointsEarned: 10,
  isPathCompleted: false,
  achievements: [],
  certificateCode: null,
};

describe('foot of a module', () => {
  it('shows that completing failed, and completes the module on retry', async () => {
    openBrowser('/learning/modules/101', { person: PERSON });
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.spyOn(location, 'assign').mockReturnValue();
    const answers: Record<string, Answer> = { [COMPLETE]: { status: 503, body: '' } };
    const received = fakeServer(answers);
    render(
      <ModuleFoot
        lang="en"
        module={{ id: 101, points: 10, path: { id: 1, modules: [] } }}
        activities={[]}
        display="current"
        hasButton
        before={null}
        next={undefined}
        own={{} as never}
        isMember
        isAlive
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Mark as Complete' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Nothing is lost'));
    answers[COMPLETE] = { json: completion };
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(sessionStorage.getItem('kept-toast')).toContain('moduleCompleted'));
    expect(received.filter(({ call }) => call === COMPLETE)).toHaveLength(2);
  });
});

const ACTIVITIES = [
  { kind: 'match', title: 'Match' },
  { title: 'Only to read' },
  { kind: 'scene', title: 'Scene' },
  { kind: 'film', title: 'Film' },
] as ActivitiesProps['activities'];

it('lists untried activities with their places, and says which of them are played', () => {
  expect(selectUntried(ACTIVITIES, [3])).toEqual([
    { place: 0, title: 'Match', isPlayed: false },
    { place: 2, title: 'Scene', isPlayed: true },
  ]);
});

it('lists nothing when all activities that can be tried were tried', () => {
  expect(selectUntried(ACTIVITIES, [0, 2, 3])).toEqual([]);
  expect(selectUntried([], [])).toEqual([]);
});
