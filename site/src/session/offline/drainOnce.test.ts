import type { ClientError } from '@common-ground/api/contracts/client.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as bookmarks from '../../screens/bookmarks/queued.ts';
import * as forum from '../../screens/forum/queued.ts';
import * as learning from '../../screens/learning/queued.ts';
import { fakeBrowser } from '../../testing/fakeBrowser.ts';
import type { NewWrite } from './QueuedKind.ts';

const ADA = 7;
let now: number;
let queue: typeof import('./queue.ts');
let drainOnce: typeof import('./drainOnce.ts').drainOnce;
let client: typeof import('@common-ground/api/contracts/client.ts');
let ForeignResponse: typeof import('./fetchApiResponse.ts').ForeignResponse;
let OtherUserError: typeof import('./sendWrite.ts').OtherUserError;
let fails: Record<string, unknown>;
let sent: string[];

beforeEach(async () => {
  fakeBrowser();
  vi.resetModules();
  queue = await import('./queue.ts');
  client = await import('@common-ground/api/contracts/client.ts');
  ({ drainOnce } = await import('./drainOnce.ts'));
  ({ ForeignResponse } = await import('./fetchApiResponse.ts'));
  ({ OtherUserError } = await import('./sendWrite.ts'));
  now = Date.now();
  fails = {};
  sent = [];
});

const drain = ({ isForced = false } = {}) =>
  drainOnce({
    userId: ADA,
    isForced,
    now: () => now,
    wordsOf: (error) => (error as ClientError).body,
    async send({ title }) {
      if (fails[title]) throw fails[title];
      sent.push(title);
    },
  });
const refused = (status: number, retryAfterSeconds: number | null = null) =>
  new client.ClientError({ status, body: `No ${status}`, retryAfterSeconds });
const left = async () => (await queue.findWrites(ADA)).map(({ title, refusal }) => [title, refusal]);

const bookmark = (title: string) => ({
  kind: bookmarks.queuedBookmark,
  input: { bookmarkType: 'condition', contentId: 1 },
  userId: ADA,
  title,
});
const reply = (title: string) => ({
  kind: forum.queuedReply,
  input: { topicId: 1, body: { content: title }, to: null },
  userId: ADA,
  title,
});
const step = (title: string, pathId: number) => ({
  kind: learning.queuedCompletion,
  input: { pathId, moduleId: 1 },
  userId: ADA,
  title,
});
const answers = (title: string, pathId: number) => ({
  kind: learning.queuedAnswers,
  input: { pathId, moduleId: 1, lang: 'en', answers: [] },
  userId: ADA,
  title,
});

type SomeWrite = Omit<NewWrite<never>, 'input'> & { input: object };

async function given(...writes: SomeWrite[]): Promise<void> {
  for (const write of writes) await queue.enqueue(write as NewWrite<never>);
}

it('sends writes in order and removes them from the queue', async () => {
  await given(bookmark('a'), reply('b'), step('c', 1));
  expect(await drain()).toEqual({ sent: 3, refused: 0, isSignedOut: false, nextAt: null });
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(await left()).toEqual([]);
});

describe('a refused write', () => {
  it.each([400, 403, 404, 409, 413, 422])(
    'stays in the queue with the message of a %i, while others are sent',
    async (status) => {
      await given(bookmark('a'), reply('b'), bookmark('c'));
      fails.b = refused(status);
      expect(await drain()).toMatchObject({ sent: 2, refused: 1, nextAt: null });
      expect(await left()).toEqual([['b', `No ${status}`]]);
      fails = {};
      expect(await drain({ isForced: true })).toMatchObject({ sent: 0 });
      const [write] = await queue.findWrites(ADA);
      await queue.refuseWrite(write?.id ?? 0, null);
      expect(await drain()).toMatchObject({ sent: 1 });
    },
  );

  it('holds back later steps of its learning path, and no other write', async () => {
    await given(answers('quiz', 1), step('after it', 1), step('elsewhere', 2), bookmark('a'));
    fails.quiz = refused(409);
    await drain();
    expect(sent).toEqual(['elsewhere', 'a']);
    expect(await left()).toEqual([
      ['quiz', 'No 409'],
      ['after it', null],
    ]);
    await queue.deleteWrite((await queue.findWrites(ADA))[0]?.id ?? 0);
    await drain();
    expect(sent.at(-1)).toBe('after it');
  });
});

describe('a write that has to wait', () => {
  it.each([500, 502, 503, 504, null])('is sent in order after 5 s when the status is %s', async (status) => {
    await given(bookmark('a'), bookmark('b'));
    fails.a = status === null ? new TypeError('Failed to fetch') : refused(status);
    expect(await drain()).toMatchObject({ sent: 0, refused: 0, nextAt: now + 5000 });
    fails = {};
    expect(await drain()).toMatchObject({ sent: 0, nextAt: now + 5000 });
    now += 5001;
    expect(await drain()).toMatchObject({ sent: 2, nextAt: null });
    expect(sent).toEqual(['a', 'b']);
  });

  it('waits twice as long each time, at most five minutes, and not when forced', async () => {
    await given(bookmark('a'));
    fails.a = refused(503);
    const waits: number[] = [];
    for (let times = 0; times < 9; times++) {
      const { nextAt } = await drain();
      waits.push((nextAt ?? 0) - now);
      now = nextAt ?? now;
    }
    expect(waits.slice(0, 3)).toEqual([5000, 10_000, 20_000]);
    expect(waits.at(-1)).toBe(300_000);
    await drain();
    fails = {};
    expect(await drain({ isForced: true })).toMatchObject({ sent: 1, nextAt: null });
  });

  it('waits as long as a 429 asks, and holds back only writes of its lane', async () => {
    await given(reply('a'), reply('b'), bookmark('c'));
    fails.a = refused(429, 3600);
    expect(await drain()).toMatchObject({ sent: 1, nextAt: now + 3_600_000 });
    expect(sent).toEqual(['c']);
    expect(await drain({ isForced: true })).toMatchObject({ sent: 0, nextAt: now + 3_600_000 });
    fails = {};
    now += 3_600_000;
    expect(await drain()).toMatchObject({ sent: 2, nextAt: null });
    expect(sent).toEqual(['c', 'a', 'b']);
  });

  it('stays in the queue after a 401, and when another user is signed in', async () => {
    await given(bookmark('a'), bookmark('b'));
    fails.a = refused(401);
    expect(await drain()).toEqual({ sent: 0, refused: 0, isSignedOut: true, nextAt: null });
    fails.a = new OtherUserError();
    expect(await drain()).toEqual({ sent: 0, refused: 0, isSignedOut: false, nextAt: null });
    expect(await left()).toEqual([
      ['a', null],
      ['b', null],
    ]);
  });

  it('stays in the queue when something other than the API responds', async () => {
    await given(bookmark('a'));
    fails.a = new ForeignResponse('403, text/html');
    expect(await drain()).toMatchObject({ sent: 0, refused: 0, nextAt: now + 5000 });
    expect(await left()).toEqual([['a', null]]);
  });
});
