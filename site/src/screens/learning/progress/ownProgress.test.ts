// @vitest-environment happy-dom
import type { Progress } from '@common-ground/api/contracts/learning/progress.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft } from '../../../session/drafts.ts';
import { $session, api } from '../../../session/session.ts';
import { $ownRecords } from './ownProgress.ts';

const records = [{ pathId: 1 }] as Progress[];
let answer: (records: Progress[]) => void;

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(api, 'call').mockReturnValue(new Promise((resolve) => (answer = resolve)) as never);
  $session.set({ person: { id: 7, displayName: 'A reader', role: 'user' }, user: null });
});
afterEach(() => $session.set(null));

describe('offline copy of the progress', () => {
  it('is stored for the user who reads it', async () => {
    const stop = $ownRecords.listen(() => {});
    answer(records);
    await vi.waitFor(() => expect(readDraft('progress', 7)).toEqual(records));
    stop();
  });

  it('is not stored when the user signs out before the response arrives', async () => {
    const stop = $ownRecords.listen(() => {});
    $session.set(null);
    answer(records);
    await new Promise((resolve) => setTimeout(resolve));
    expect(localStorage.length).toBe(0);
    stop();
  });
});
