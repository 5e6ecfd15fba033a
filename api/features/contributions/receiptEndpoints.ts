import * as calls from '../../contracts/contributions/receipts.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { anyone } from '../../platform/access.ts';
import { defineEndpoint, type Endpoint } from '../../platform/defineEndpoint.ts';
import { NotFound } from '../../platform/errors.ts';
import { createGuessLimit } from '../../platform/throttle/createGuessLimit.ts';
import { readReceiptToken } from '../notifications/mails/guestMail.ts';
import { demandAnswer, toAnswerResult } from './answer.ts';
import { openReceipt } from './openReceipt.ts';
import { confirmAddress } from './queries/receipts.ts';
import { takeGuestStep } from './takeGuestStep.ts';
import { withdraw } from './takeStep.ts';

/** Keeps responses whose URL holds a token out of caches and search engines. */
const PRIVATE_HEADERS = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' };

export const receiptEndpoints: Endpoint[] = [
  defineEndpoint({
    call: calls.readReceipt,
    access: anyone,
    headers: PRIVATE_HEADERS,
    handler: async ({ params }, context) => {
      const id = await demandReceipt(params.token, context);
      return openReceipt({ id, linkKey: context.mailer.linkKey }, context.database);
    },
  }),
  defineEndpoint({
    call: calls.answerByReceipt,
    repeated: 'refused',
    access: anyone,
    headers: PRIVATE_HEADERS,
    handler: async ({ params, body: { reason, texts } }, context) => {
      demandAnswer({ reason, texts });
      const asked = { id: await demandReceipt(params.token, context), reason };
      return takeGuestStep('answer', asked, context.database, (step) => toAnswerResult(step, texts));
    },
  }),
  defineEndpoint({
    call: calls.withdrawByReceipt,
    repeated: 'refused',
    access: anyone,
    headers: PRIVATE_HEADERS,
    handler: async ({ params }, context) => {
      const asked = { id: await demandReceipt(params.token, context), reason: '' };
      return takeGuestStep('withdraw', asked, context.database, withdraw);
    },
  }),
];

const findByToken = createGuessLimit('receipt');

/** Also confirms the guest's address, because only that address got the token. @throws NotFound, TooManyRequests */
async function demandReceipt(token: string, context: ApiContext): Promise<number> {
  const id = await findByToken(context, () => readReceiptToken(token, context.mailer.linkKey));
  if (id === null) throw new NotFound(calls.RECEIPT_NOT_KNOWN);
  await confirmAddress(context.database, id);
  return id;
}
