import { ClientError } from '@common-ground/api/contracts/client.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteUserDrafts, readDraft } from '../../../session/drafts.ts';
import { $session } from '../../../session/session.ts';
import { fakeStorage } from '../../../testing/fakeStorage.ts';
import { type Attempt, toScore } from './attempt.ts';
import { SessionEnded } from './createQuiz.ts';
import {
  ADA,
  inSpanish,
  openTab,
  questions,
  quizServer,
  resetQuizServer,
  settled,
  verdict,
} from './testing/quizTab.ts';

const kept = () => readDraft<Attempt>('quiz:4', ADA);
const signIn = (id: number | null) =>
  $session.set(id === null ? null : { person: { id, displayName: 'Ada', role: 'user' }, user: null });

beforeEach(() => {
  resetQuizServer();
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('removeEventListener', () => {});
  signIn(ADA);
});

describe('quiz', () => {
  it('has the achievements that its answers unlocked, also after a reload while sending', async () => {
    const tab = await openTab();
    tab.answerAll();
    quizServer.unlocks = [{ id: 3, title: 'First answers', points: 50 }];
    quizServer.fails = (id) => (id === 2 ? new TypeError('Failed to fetch') : null);
    tab.submit();
    await settled();
    tab.close();
    quizServer.unlocks = [];
    quizServer.fails = () => null;
    const again = await openTab();
    expect(again.now()).toMatchObject({ phase: 'results', attempt: { achievements: [{ id: 3 }] } });
  });

  it('sends one request for each question, in order and with one round, then shows the results', async () => {
    const tab = await openTab();
    expect(tab.now()).toMatchObject({ phase: 'answering', attempt: { at: 0, chosen: {} } });
    await tab.sendAll();
    expect(quizServer.sent.map(({ questionId, userAnswer }) => [questionId, userAnswer])).toEqual([
      [1, 'yes'],
      [2, 'yes'],
      [3, 'yes'],
    ]);
    expect(new Set(quizServer.sent.map(({ round }) => round)).size).toBe(1);
    expect(tab.now()).toMatchObject({ phase: 'results', isLeading: true });
    expect(kept()).toBeNull();
  });

  it('is sent only when each question has an answer, and only once', async () => {
    const tab = await openTab();
    tab.choose(1, 0);
    tab.submit();
    expect(tab.now().phase).toBe('answering');
    tab.answerAll();
    tab.submit();
    tab.submit();
    tab.choose(1, 1);
    await settled();
    expect(quizServer.sent.map(({ userAnswer }) => userAnswer)).toEqual(['yes', 'yes', 'yes']);
  });

  it('restores the attempt after a reload', async () => {
    const before = await openTab();
    before.choose(1, 1);
    before.go(1);
    before.close();
    const after = await openTab();
    expect(after.now().attempt).toEqual(before.now().attempt);
    expect(after.now().phase).toBe('answering');
  });

  it('restores choices in another language by the index of the option', async () => {
    const before = await openTab();
    before.choose(1, 0);
    before.close();
    const { attempt } = (await openTab('es', inSpanish)).now();
    expect(attempt).toMatchObject({ lang: 'es', chosen: { 1: { place: 0, text: 'sí' } } });
  });

  it('drops the choice of a question that has other options now', async () => {
    const before = await openTab();
    before.answerAll();
    before.close();
    const changed = questions.map((question) => (question.id === 2 ? { ...question, options: ['a', 'b'] } : question));
    expect(Object.keys((await openTab('en', changed)).now().attempt.chosen)).toEqual(['1', '3']);
  });

  it('starts a new attempt at the first question, with another round', async () => {
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

  it('shows earlier results only when they are all of one round', async () => {
    quizServer.earlier = questions.map(({ id }) => verdict(id, 'r', true));
    expect((await openTab()).now().phase).toBe('results');
    quizServer.earlier = questions.map(({ id }) => verdict(id, `r${id}`, true));
    expect((await openTab()).now().phase).toBe('answering');
  });
});

it('shows the verdicts that the server has of the same round once all answers are sent', async () => {
  const tab = await openTab();
  tab.answerAll(1);
  quizServer.earlier = questions.map(({ id }) => verdict(id, tab.now().attempt.round, true));
  tab.submit();
  await settled();
  expect(toScore(tab.now().attempt.verdicts, questions).percent).toBe(100);
});

describe('failed sending', () => {
  it('leaves the verdicts stored, and sends only the rest on retry', async () => {
    const tab = await openTab();
    quizServer.fails = (id) => (id === 2 ? new TypeError('Failed to fetch') : null);
    await tab.sendAll();
    expect(tab.now().phase).toBe('failed');
    expect(kept()?.verdicts).toHaveLength(1);
    quizServer.fails = () => null;
    await tab.send();
    expect(quizServer.sent.map(({ questionId }) => questionId)).toEqual([1, 2, 3]);
    expect(tab.now().phase).toBe('results');
  });

  it('goes on by itself when the connection is back, and after a reload', async () => {
    const tab = await openTab();
    quizServer.fails = (id) => (id > 1 ? new TypeError('Failed to fetch') : null);
    await tab.sendAll();
    quizServer.fails = (id) => (id > 2 ? new TypeError('Failed to fetch') : null);
    tab.hears('online');
    await settled();
    expect(quizServer.sent.map(({ questionId }) => questionId)).toEqual([1, 2]);
    tab.close();
    quizServer.fails = () => null;
    const after = await openTab();
    expect(after.now().phase).toBe('results');
    expect(quizServer.sent.map(({ questionId }) => questionId)).toEqual([1, 2, 3]);
    expect(new Set(quizServer.sent.map(({ round }) => round)).size).toBe(1);
  });

  it('queues the answers without a verdict once, and shows the results after the queue was sent', async () => {
    const tab = await openTab();
    quizServer.fails = (id) => (id > 1 ? new TypeError('Failed to fetch') : null);
    await tab.sendAll();
    const { round } = tab.now().attempt;
    expect(tab.now()).toMatchObject({ phase: 'failed', isQueued: true });
    expect([...quizServer.queued]).toEqual([[round, [2, 3]]]);
    // Another page has sent the queue: the server repeats its verdicts.
    quizServer.queued.clear();
    quizServer.fails = () => null;
    tab.hearsQueue();
    await settled();
    expect(tab.now().phase).toBe('results');
    expect(new Set(quizServer.sent.map((one) => one.round))).toEqual(new Set([round]));
  });

  it('removes sent answers from the queue, and queues none that the server refuses', async () => {
    const tab = await openTab();
    quizServer.fails = () => new TypeError('Failed to fetch');
    await tab.sendAll();
    expect(quizServer.queued.size).toBe(1);
    quizServer.fails = () => null;
    localStorage.setItem('queued', '1');
    await tab.send();
    expect(quizServer.queued.size).toBe(0);
    tab.retake();
    quizServer.fails = () => new ClientError({ status: 409, body: 'Complete the module before this one first' });
    await tab.sendAll();
    expect(tab.now()).toMatchObject({ phase: 'failed', isQueued: false });
    expect(quizServer.queued.size).toBe(0);
  });

  it('sends nothing as a guest after the session ended, and goes on when the user signs in', async () => {
    const tab = await openTab();
    tab.answerAll();
    signIn(null);
    tab.submit();
    await settled();
    expect(tab.now().error).toBeInstanceOf(SessionEnded);
    expect(quizServer.sent).toEqual([]);
    signIn(ADA);
    await settled();
    expect(tab.now().phase).toBe('results');
  });

  it('deletes the answers when the drafts of the user are deleted', async () => {
    const tab = await openTab();
    tab.answerAll();
    deleteUserDrafts(ADA);
    expect(tab.now().attempt.chosen).toEqual({});
    expect(kept()).toBeNull();
  });
});

describe('quiz in two tabs', () => {
  it('shares the choices, while each tab stays at its own question', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.choose(1, 1);
    two.hearsDraft();
    two.go(2);
    one.hearsDraft();
    expect(two.now().attempt).toMatchObject({ at: 2, chosen: { 1: { place: 1 } } });
    expect(one.now().attempt).toMatchObject({ at: 0, round: two.now().attempt.round });
  });

  it('sends each answer once, and goes on by itself only in the tab that submitted', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.answerAll();
    two.hearsDraft();
    one.submit();
    two.hearsDraft();
    quizServer.earlier = questions.map(({ id }) => verdict(id, one.now().attempt.round, true));
    await settled();
    expect(quizServer.sent).toHaveLength(3);
    expect(one.now()).toMatchObject({ phase: 'results', isLeading: true });
    expect(two.now()).toMatchObject({ phase: 'results', isLeading: false });
    expect(kept()).toBeNull();
    one.hearsDraft(JSON.stringify({ at: Date.now(), value: two.now().attempt }));
    expect(one.now().isLeading).toBe(true);
  });

  it('starts over in both tabs when one starts a new attempt', async () => {
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
])('scores %s of %s right answers as %s percent', (right, total, percent, isPassed) => {
  const asked = Array.from({ length: total }, (_, id) => ({ id, question: '', options: [], points: 5 }));
  const verdicts = asked.map(({ id }) => verdict(id, 'r', id < right));
  expect(toScore(verdicts, asked)).toMatchObject({ right, percent, isPassed });
});
