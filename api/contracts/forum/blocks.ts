import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';

export const MAX_BLOCKED_USERS = 500;
export const TOO_MANY_BLOCKS = `At most ${MAX_BLOCKED_USERS} people can be blocked`;
export const NOT_ONESELF = 'You cannot block yourself';
export const MEMBER_NOT_FOUND = 'There is no such member';

const ofPerson = z.object({ id: idParameter });
const ofBlock = z.object({ id: idParameter, blockedId: idParameter });

export const blockSchema = z
  .object({ userId: z.int().positive(), userName: z.string(), at: z.iso.datetime() })
  .meta({ id: 'Block' });
export type Block = z.infer<typeof blockSchema>;

export const listBlocks = defineCall({
  name: 'listBlocks',
  method: 'GET',
  path: '/api/users/{id}/blocks',
  summary: 'Users whom a user has blocked, by name; blocked users are not notified',
  tag: 'Forum',
  params: ofPerson,
  output: z.array(blockSchema),
});

export const blockMember = defineCall({
  name: 'blockMember',
  method: 'PUT',
  path: '/api/users/{id}/blocks/{blockedId}',
  summary: 'Blocks a user: their posts are collapsed, and their replies and mentions no longer notify',
  tag: 'Forum',
  params: ofBlock,
  output: doneSchema,
  missing: MEMBER_NOT_FOUND,
});

export const unblockMember = defineCall({
  name: 'unblockMember',
  method: 'DELETE',
  path: '/api/users/{id}/blocks/{blockedId}',
  summary: 'Removes a block; succeeds when there is none',
  tag: 'Forum',
  params: ofBlock,
  output: doneSchema,
});
