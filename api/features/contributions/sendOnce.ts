import { receiptSchema } from '../../contracts/contributions/contributions.ts';
import type { WorkflowState } from '../../contracts/contributions/workflow.ts';
import { createOnce } from '../../platform/createOnce.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, findRow } from '../../platform/statement.ts';
import type { Sender } from './demandSender.ts';
import type { Receipt } from './insertProposal.ts';

type Sending = {
  call: string;
  sender: Sender;
  request: { key?: string | undefined } & Record<string, unknown>;
  send: (connection: Database) => Promise<Receipt>;
};

/** States in which the same text may be sent again, unless the request repeats its key. */
const REPEATABLE_STATES: WorkflowState[] = ['withdrawn', 'rejected'];

export function sendOnce({ call, sender, request, send }: Sending, database: Database): Promise<Receipt> {
  const { userId, contributorEmail = '' } = sender;
  return createOnce(database, {
    call,
    sender: userId === null ? { email: contributorEmail } : { userId },
    request,
    make: async (connection) => (await send(connection)).id,
    find: selectReceipt,
    stands: ({ status }) => !REPEATABLE_STATES.includes(status),
  });
}

const CONTRIBUTION_RECEIPT = defineStatement({
  name: 'contribution-receipt',
  row: receiptSchema,
  text: 'SELECT id, status, title FROM contributions WHERE id = $1',
});

function selectReceipt(database: Database, id: number): Promise<Receipt | null> {
  return findRow(database, CONTRIBUTION_RECEIPT, [id]);
}
