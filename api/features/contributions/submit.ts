import { demandSendable } from '../translations/demandSendable.ts';
import type { Verb } from './takeStep.ts';

/** An own draft of a translation goes into the queue, held against the page of now. */
export const submit: Verb = async ({ connection, contribution }) => ({
  changes: { content: await demandSendable(connection, contribution), submittedAt: new Date() },
});
