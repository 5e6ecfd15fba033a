import { z } from 'zod';
import { defineCall } from '../call.ts';
import { answerSchema, ownContributionSchema, receiptSchema } from './contributions.ts';
import { WORKFLOW_STATES } from './workflow.ts';

/** Signed token of the link that is mailed to a guest. Its holder may act on that one contribution as the guest. */
const params = z.object({ token: z.string().min(20).max(200) });
export const RECEIPT_NOT_KNOWN = 'This link does not belong to a contribution';

export const openedReceiptSchema = ownContributionSchema
  .extend({
    sentAlong: z.array(z.object({ token: z.string(), title: z.string(), status: z.enum(WORKFLOW_STATES) })).meta({
      description: 'Other contributions from the same mailbox that this receipt also covers, each with its own token',
    }),
  })
  .meta({ id: 'OpenedReceipt' });
export type OpenedReceipt = z.infer<typeof openedReceiptSchema>;

export const readReceipt = defineCall({
  name: 'readReceipt',
  method: 'GET',
  path: '/api/receipts/{token}',
  summary: "State and events of a guest's contribution. Reading it confirms the guest's address",
  tag: 'Contributions',
  params,
  output: openedReceiptSchema,
  missing: RECEIPT_NOT_KNOWN,
});

export const answerByReceipt = defineCall({
  name: 'answerByReceipt',
  method: 'POST',
  path: '/api/receipts/{token}/answer',
  summary: 'Answers a change request without an account: with words, with other texts, or both',
  tag: 'Contributions',
  params,
  body: answerSchema,
  output: receiptSchema,
  missing: RECEIPT_NOT_KNOWN,
});

export const withdrawByReceipt = defineCall({
  name: 'withdrawByReceipt',
  method: 'POST',
  path: '/api/receipts/{token}/withdraw',
  summary: 'Withdraws a contribution without an account',
  tag: 'Contributions',
  params,
  output: receiptSchema,
  missing: RECEIPT_NOT_KNOWN,
});
