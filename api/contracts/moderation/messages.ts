import { z } from 'zod';
import { doneSchema } from '../accounts/accounts.ts';
import { defineCall } from '../call.ts';
import { idParameter } from '../parameters.ts';
import { requestKey } from '../requestKey.ts';
import { CASE_NOT_FOUND } from './cases.ts';

const PREPARED_MESSAGES = [
  'now',
  'read',
  'aboutSomebody',
  'membersOnly',
  'keptForMembers',
  'method',
  'dose',
  'away',
] as const;
export type PreparedMessage = (typeof PREPARED_MESSAGES)[number];

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
