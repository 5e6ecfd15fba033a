import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { expect, it } from 'vitest';
import { groupThreads, replacePost } from './groupThreads.ts';

const post = (id: number, parentId: number | null = null) => ({ id, parentId }) as Discussion;

it('preserves the order of threads and replies, and leaves out a reply to a missing thread', () => {
  const threads = groupThreads([post(9), post(11, 9), post(12, 9), post(3), post(8, 99)]);
  expect(threads.map(({ id, replies }) => [id, replies.map((reply) => reply.id)])).toEqual([
    [9, [11, 12]],
    [3, []],
  ]);
});

it('replaces a changed thread or reply, and leaves the others unchanged', () => {
  const threads = groupThreads([post(9), post(11, 9), post(3)]);
  const said = replacePost(replacePost(threads, { ...post(9), content: 'Anew' }), { ...post(11, 9), content: 'Too' });
  expect(said.map(({ id, content, replies }) => [id, content, replies.map((reply) => reply.content)])).toEqual([
    [9, 'Anew', ['Too']],
    [3, undefined, []],
  ]);
});
