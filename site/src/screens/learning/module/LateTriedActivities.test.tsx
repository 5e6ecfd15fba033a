// @vitest-environment happy-dom
import type { Completion } from '@common-ground/api/contracts/learning/progress.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { type Answer, fakeServer } from '../../../testing/fakeServer.ts';
import { openBrowser, SOMEBODY } from '../../../testing/openBrowser.ts';
import { PROGRESS } from '../progress/testing/records.ts';
import { storeTried } from '../progress/triedActivities.ts';
import { LateTriedActivities } from './LateTriedActivities.tsx';

const PERSON = { ...SOMEBODY, id: 73 };
const COMPLETE = `POST /api/users/${PERSON.id}/complete-module`;
const MODULE = { id: 102, points: 10, path: { id: 1, modules: [] } };
const completion: Completion = {
  progress: PROGRESS,
  pointsEarned: 0,
  isPathCompleted: false,
  achievements: [{ id: 4, title: 'Followed to the end', points: 50 }],
  certificateCode: null,
};

it('reports that tried activities were not sent, and sends them on retry', async () => {
  openBrowser('/learning/modules/102', { person: PERSON });
  vi.stubGlobal('indexedDB', new IDBFactory());
  const answers: Record<string, Answer> = { [COMPLETE]: { status: 500, body: '' } };
  const received = fakeServer(answers);
  const foot = (untried: number) => <LateTriedActivities lang="en" module={MODULE} title="Tries" untried={untried} />;
  const { rerender } = render(foot(1));
  expect(received).toEqual([]);
  storeTried(102, 0);
  rerender(foot(0));
  expect((await screen.findByRole('alert')).textContent).toContain('Nothing is lost');
  answers[COMPLETE] = { json: completion };
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Followed to the end/)).toBeTruthy();
  expect(received.filter(({ call }) => call === COMPLETE).map(({ body }) => body.tried)).toEqual([[0], [0]]);
  expect(screen.queryByRole('button')).toBeNull();
});
