import type { Call } from '@common-ground/api/contracts/call.ts';
import { type CallArguments, type CallOutput, ClientError, createClient } from '@common-ground/api/contracts/client.ts';

const client = createClient();

type Refusal = { message?: string; name?: string; data?: unknown };

/** A call that failed. The message is for the user. `status` is the HTTP status, 0 when no response came. */
export class FailedCall extends Error {
  readonly status: number;
  /** First error of the response; empty when it names none. */
  readonly refusal: Refusal;
  constructor(message: string, status: number, refusal: Refusal = {}) {
    super(message);
    this.status = status;
    this.refusal = refusal;
  }
}

/** @throws FailedCall */
export async function callApi<Row extends Call>(row: Row, ...input: CallArguments<Row>): Promise<CallOutput<Row>> {
  try {
    return await client.call(row, ...input);
  } catch (error) {
    throw toFailedCall(error);
  }
}

function toFailedCall(error: unknown): FailedCall {
  // A successful response that is cut off, as when the user leaves the page, counts as no response.
  if (!(error instanceof ClientError))
    return new FailedCall('The server did not answer. Nothing is lost: try again in a moment.', 0);
  const { status, body } = error;
  const refusal = readRefusal(body);
  if (status === 401)
    return new FailedCall('You are signed out. Sign in in another tab, then try again.', status, refusal);
  return new FailedCall(
    refusal.message ?? 'That did not work. Nothing is lost: try again in a moment.',
    status,
    refusal,
  );
}

/** Reads the first error of a response in Payload's format, in which all calls of the CMS are answered. */
function readRefusal(body: string): Refusal {
  try {
    return JSON.parse(body).errors?.[0] ?? {};
  } catch {
    return {};
  }
}
