import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';
import { requestKey } from '../requestKey.ts';
import type { PreparedMessage } from '../wording/moderationMessages.ts';
import { CASE_NOT_FOUND } from './cases.ts';

const NAMES = {
  now: 1,
  read: 1,
  aboutSomebody: 1,
  membersOnly: 1,
  keptForMembers: 1,
  method: 1,
  dose: 1,
  away: 1,
} satisfies Record<PreparedMessage, 1>;
export const PREPARED_MESSAGES = Object.keys(NAMES) as [PreparedMessage, ...PreparedMessage[]];

/** Sends the name of a prepared text, so that the author reads it in their own language. No other text can be sent. */
export const sendMessage = defineCall({
  name: 'sendMessage',
  method: 'POST',
  path: '/cms/api/moderation/cases/{id}/message',
  summary: 'sends a prepared private message to the author of the reported content',
  tag: 'Moderation',
  params: z.object({ id: idParameter }),
  body: z.object({
    message: z.enum(PREPARED_MESSAGES, { error: `must be one of ${PREPARED_MESSAGES.join(', ')}` }),
    key: requestKey,
  }),
  output: doneSchema,
  missing: CASE_NOT_FOUND,
});
