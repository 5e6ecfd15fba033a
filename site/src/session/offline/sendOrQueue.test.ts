import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queuedLike } from '../../screens/forum/queued.ts';
import { fakeBrowser } from '../../testing/fakeBrowser.ts';

const ADA = 7;
const like = (isWanted: boolean, userId: number | null = ADA) => ({
  kind: queuedLike,
  input: { postId: 3, isWanted },
  userId,
  title: 'Lifts',
});
const offline = async () => {
  throw new TypeError('Failed to fetch');
};

let sendOrQueue: typeof import('./sendOrQueue.ts').sendOrQueue;
let queue: typeof import('./queue.ts');
let ClientError: typeof import('@common-ground/api/contracts/client.ts').ClientError;

beforeEach(async () => {
  fakeBrowser();
  vi.resetModules();
  localStorage.setItem('person', JSON.stringify({ id: ADA, displayName: 'Ada', role: 'user' }));
  localStorage.setItem('sessionToken', 'token');
  ({ sendOrQueue } = await import('./sendOrQueue.ts'));
  queue = await import('./queue.ts');
  ({ ClientError } = await import('@common-ground/api/contracts/client.ts'));
});

const waiting = async () => (await queue.findWrites(ADA)).map(({ input }) => input);

describe('sendOrQueue', () => {
  it('makes the call and queues nothing when it succeeds', async () => {
    expect(await sendOrQueue(like(true), async () => {})).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('queues a write without a response, and replaces it by its next state without another call', async () => {
    expect(await sendOrQueue(like(true), offline)).toBe(false);
    const call = vi.fn(offline);
    expect(await sendOrQueue(like(false), call)).toBe(false);
    expect(call).not.toHaveBeenCalled();
    expect(await waiting()).toEqual([{ postId: 3, isWanted: false }]);
  });

  it('sends the next state at once when the previous one was refused', async () => {
    await sendOrQueue(like(true), offline);
    const [write] = await queue.findWrites(ADA);
    await queue.refuseWrite(write?.id ?? 0, 'No');
    expect(await sendOrQueue(like(false), async () => {})).toBe(true);
    expect(await waiting()).toEqual([]);
  });

  it('throws a refusal of the server, and the lost connection of a guest', async () => {
    const refuse = async () => {
      throw new ClientError({ status: 404, body: 'Post not found' });
    };
    await expect(sendOrQueue(like(true), refuse)).rejects.toThrow('Post not found');
    await expect(sendOrQueue(like(true, null), offline)).rejects.toThrow('Failed to fetch');
    expect(await waiting()).toEqual([]);
  });

  it('throws when the browser cannot store the write', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await expect(sendOrQueue(like(true), offline, async () => false)).rejects.toThrow('Failed to fetch');
  });
});
