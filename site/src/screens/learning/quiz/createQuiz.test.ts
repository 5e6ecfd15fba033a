import { ClientError } from '@common-ground/api/contracts/client.ts';
import type { Unlocked } from '@common-ground/api/contracts/learning/achievements.ts';
import type { Verdict } from '@common-ground/api/contracts/learning/quiz.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftKey, forgetDraftsOf, readDraft } from '../../../session/drafts.ts';
import { $session } from '../../../session/session.ts';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { type Attempt, scoreOf } from './attempt.ts';
import { createQuiz, SignedOut } from './createQuiz.ts';

const ADA = 7;
const questions = [1, 2, 3].map((id) => ({ id, question: `Q${id}`, options: ['yes', 'no'], points: 5 }));
const inSpanish = questions.map((question) => ({ ...question, options: ['sí', 'no'] }));

/** What is sent, in order, and how the server answers. "yes" is right. */
let sent: { questionId: number; userAnswer: string; round: string }[];
let fails: (questionId: number) => unknown;
let earlier: Verdict[];
let unlocks: Unlocked[];
const server = {
  async answer({ questionId }: { questionId: number }, userAnswer: string, round: string) {
    const failure = fails(questionId);
    if (failure) throw failure;
    sent.push({ questionId, userAnswer, round });
    return { ...verdict(questionId, round, userAnswer === 'yes'), achievements: unlocks };
  },
  verdictsOn: async () => earlier,
};
const verdict = (questionId: number, round: string, isCorrect: boolean) =>
  ({ questionId, round, isCorrect, userAnswer: 'yes' }) as Verdict;

/** The queue of what waits for a line: rounds, and the questions of each. */
let queued: Map<string, number[]>;
const queue: NonNullable<Parameters<typeof createQuiz>[2]> = {
  add: async ({ round, input }) => {
    queued.set(
      round,
      input.answers.map(({ questionId }) => questionId),
    );
    return true;
  },
  has: async (round) => queued.has(round),
  remove: async (round) => void queued.delete(round),
};

/** A page with the quiz in it; `hears` is what its window is told. */
async function openTab(lang = 'en', asked = questions) {
  const listeners = new Map<string, (event: unknown) => void>();
  const ofStorage: ((event: unknown) => void)[] = [];
  vi.stubGlobal('addEventListener', (name: string, listener: (event: unknown) => void) => {
    // The drafts listen for storage too, and first come the quiz's own.
    if (!listeners.has(name)) listeners.set(name, listener);
    if (name === 'storage') ofStorage.push(listener);
  });
  const quiz = createQuiz({ moduleId: 4, questions: asked, lang }, server, queue);
  const close = quiz.open();
  await settled();
  const key = draftKey('quiz:4', ADA);
  return {
    ...quiz,
    close,
    now: () => quiz.$quiz.get(),
    hearsQueue: () => {
      for (const listener of ofStorage) listener({ key: 'queued', newValue: null });
    },
    hears: (name: string, event: unknown = {}) => listeners.get(name)?.(event),
    hearsDraft: (newValue = localStorage.getItem(key)) => listeners.get('storage')?.({ key, newValue }),
    answerAll: (place = 0) => {
      for (const { id } of asked) quiz.choose(id, place);
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
const kept = () => readDraft<Attempt>('quiz:4', ADA);
const signIn = (id: number | null) =>
  $session.set(id === null ? null : { person: { id, displayName: 'Ada', role: 'user' }, user: null });

beforeEach(() => {
  sent = [];
  queued = new Map();
  fails = () => null;
  earlier = [];
  unlocks = [];
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('removeEventListener', () => {});
  signIn(ADA);
});
afterEach(() => vi.unstubAllGlobals());

describe('a quiz', () => {
  it('tells what its answers unlocked, also after a reload in the middle', async () => {
    const tab = await openTab();
    tab.answerAll();
    unlocks = [{ id: 3, title: 'First answers', points: 50 }];
    fails = (id) => (id === 2 ? new TypeError('Failed to fetch') : null);
    tab.submit();
    await settled();
    tab.close();
    unlocks = [];
    fails = () => null;
    const again = await openTab();
    expect(again.now()).toMatchObject({ phase: 'results', attempt: { achievements: [{ id: 3 }] } });
  });

  it('sends one call a question, one after another, with one round, and shows what came', async () => {
    const tab = await openTab();
    expect(tab.now()).toMatchObject({ phase: 'answering', attempt: { at: 0, chosen: {} } });
    tab.answerAll();
    tab.submit();
    await settled();
    expect(sent.map(({ questionId, userAnswer }) => [questionId, userAnswer])).toEqual([
      [1, 'yes'],
      [2, 'yes'],
      [3, 'yes'],
    ]);
    expect(new Set(sent.map(({ round }) => round)).size).toBe(1);
    expect(tab.now()).toMatchObject({ phase: 'results', isLeading: true });
    expect(kept()).toBeNull();
  });

  it('is not sent before each question has an answer, nor twice', async () => {
    const tab = await openTab();
    tab.choose(1, 0);
    tab.submit();
    expect(tab.now().phase).toBe('answering');
    tab.answerAll();
    tab.submit();
    tab.submit();
    tab.choose(1, 1);
    await settled();
    expect(sent.map(({ userAnswer }) => userAnswer)).toEqual(['yes', 'yes', 'yes']);
  });

  it('comes back after a reload where it was', async () => {
    const before = await openTab();
    before.choose(1, 1);
    before.go(1);
    before.close();
    const after = await openTab();
    expect(after.now().attempt).toEqual(before.now().attempt);
    expect(after.now().phase).toBe('answering');
  });

  it('comes back in another language by the places of its options', async () => {
    const before = await openTab();
    before.choose(1, 0);
    before.close();
    const { attempt } = (await openTab('es', inSpanish)).now();
    expect(attempt).toMatchObject({ lang: 'es', chosen: { 1: { place: 0, text: 'sí' } } });
  });

  it('asks anew what has other options now', async () => {
    const before = await openTab();
    before.answerAll();
    before.close();
    const changed = questions.map((question) => (question.id === 2 ? { ...question, options: ['a', 'b'] } : question));
    expect(Object.keys((await openTab('en', changed)).now().attempt.chosen)).toEqual(['1', '3']);
  });

  it('begins again from the first question, with another round', async () => {
    const tab = await openTab();
    tab.answerAll(1);
    tab.go(2);
    tab.submit();
    await settled();
    const { round } = tab.now().attempt;
    tab.retake();
    expect(tab.now()).toMatchObject({ phase: 'answering', attempt: { at: 0, chosen: {}, verdicts: [] } });
    expect(tab.now().attempt.round).not.toBe(round);
  });

  it('shows the last results to whoever comes back, of one go only', async () => {
    earlier = questions.map(({ id }) => verdict(id, 'r', true));
    expect((await openTab()).now().phase).toBe('results');
    earlier = questions.map(({ id }) => verdict(id, `r${id}`, true));
    expect((await openTab()).now().phase).toBe('answering');
  });
});

it('the results are as the server has them once all is sent, where they are of this go', async () => {
  const tab = await openTab();
  tab.answerAll(1);
  earlier = questions.map(({ id }) => verdict(id, tab.now().attempt.round, true));
  tab.submit();
  await settled();
  expect(scoreOf(tab.now().attempt.verdicts, questions).percent).toBe(100);
});

describe('when sending fails', () => {
  it('nothing is lost, and Retry sends only the rest', async () => {
    const tab = await openTab();
    fails = (id) => (id === 2 ? new TypeError('Failed to fetch') : null);
    tab.answerAll();
    tab.submit();
    await settled();
    expect(tab.now().phase).toBe('failed');
    expect(kept()?.verdicts).toHaveLength(1);
    fails = () => null;
    await tab.send();
    expect(sent.map(({ questionId }) => questionId)).toEqual([1, 2, 3]);
    expect(tab.now().phase).toBe('results');
  });

  it('goes on by itself when the line is back, and after a reload', async () => {
    const tab = await openTab();
    fails = (id) => (id > 1 ? new TypeError('Failed to fetch') : null);
    tab.answerAll();
    tab.submit();
    await settled();
    fails = (id) => (id > 2 ? new TypeError('Failed to fetch') : null);
    tab.hears('online');
    await settled();
    expect(sent.map(({ questionId }) => questionId)).toEqual([1, 2]);
    tab.close();
    fails = () => null;
    const after = await openTab();
    expect(after.now().phase).toBe('results');
    expect(sent.map(({ questionId }) => questionId)).toEqual([1, 2, 3]);
    expect(new Set(sent.map(({ round }) => round)).size).toBe(1);
  });

  it('leaves what has no verdict yet to the queue, once, and shows the results once the queue has sent it', async () => {
    const tab = await openTab();
    fails = (id) => (id > 1 ? new TypeError('Failed to fetch') : null);
    tab.answerAll();
    tab.submit();
    await settled();
    const { round } = tab.now().attempt;
    expect(tab.now()).toMatchObject({ phase: 'failed', isQueued: true });
    expect([...queued]).toEqual([[round, [2, 3]]]);
    // Any page has sent it; the server answers as before.
    queued.clear();
    fails = () => null;
    tab.hearsQueue();
    await settled();
    expect(tab.now().phase).toBe('results');
    expect(new Set(sent.map((one) => one.round))).toEqual(new Set([round]));
  });

  it('takes out of the queue what its own page has sent, and leaves nothing there that the server refuses', async () => {
    const tab = await openTab();
    fails = () => new TypeError('Failed to fetch');
    tab.answerAll();
    tab.submit();
    await settled();
    expect(queued.size).toBe(1);
    fails = () => null;
    localStorage.setItem('queued', '1');
    await tab.send();
    expect(queued.size).toBe(0);
    tab.retake();
    fails = () => new ClientError({ status: 409, body: 'Complete the module before this one first' });
    tab.answerAll();
    tab.submit();
    await settled();
    expect(tab.now()).toMatchObject({ phase: 'failed', isQueued: false });
    expect(queued.size).toBe(0);
  });

  it('waits for whoever was signed out meanwhile, and sends nothing as a guest', async () => {
    const tab = await openTab();
    tab.answerAll();
    signIn(null);
    tab.submit();
    await settled();
    expect(tab.now().error).toBeInstanceOf(SignedOut);
    expect(sent).toEqual([]);
    signIn(ADA);
    await settled();
    expect(tab.now().phase).toBe('results');
  });

  it('forgets what somebody answered who signs out by themselves', async () => {
    const tab = await openTab();
    tab.answerAll();
    forgetDraftsOf(ADA);
    expect(tab.now().attempt.chosen).toEqual({});
    expect(kept()).toBeNull();
  });
});

describe('two tabs', () => {
  it('have the same answers, each at its own question', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.choose(1, 1);
    two.hearsDraft();
    two.go(2);
    one.hearsDraft();
    expect(two.now().attempt).toMatchObject({ at: 2, chosen: { 1: { place: 1 } } });
    expect(one.now().attempt).toMatchObject({ at: 0, round: two.now().attempt.round });
  });

  it('send each answer once, and the one that only heard of it does not go on by itself', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.answerAll();
    two.hearsDraft();
    one.submit();
    two.hearsDraft();
    earlier = questions.map(({ id }) => verdict(id, one.now().attempt.round, true));
    await settled();
    expect(sent).toHaveLength(3);
    expect(one.now()).toMatchObject({ phase: 'results', isLeading: true });
    expect(two.now()).toMatchObject({ phase: 'results', isLeading: false });
    expect(kept()).toBeNull();
    one.hearsDraft(JSON.stringify({ at: Date.now(), value: two.now().attempt }));
    expect(one.now().isLeading).toBe(true);
  });

  it('are both asked anew when one of them begins again', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.answerAll(1);
    two.hearsDraft();
    one.retake();
    two.hearsDraft();
    expect(two.now()).toMatchObject({ phase: 'answering', attempt: { chosen: {}, round: one.now().attempt.round } });
  });
});

it.each([
  [7, 10, 70, true],
  [2, 3, 67, false],
  [25, 36, 69, false],
  [16, 23, 70, true],
])('%s of %s is %s percent', (right, total, percent, isPassed) => {
  const asked = Array.from({ length: total }, (_, id) => ({ id, question: '', options: [], points: 5 }));
  const verdicts = asked.map(({ id }) => verdict(id, 'r', id < right));
  expect(scoreOf(verdicts, asked)).toMatchObject({ right, percent, isPassed });
});
