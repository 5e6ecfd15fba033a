import type { Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { findDatabase } from '@common-ground/api/platform/findDatabase.ts';
import type { Payload } from 'payload';
import { handleDeskRequest } from '../calls/handleDeskRequest.ts';
import { type DeskHeaders, givenDeskSession } from './givenDeskSession.ts';

type RequestParts = { body?: unknown; session?: DeskHeaders | undefined; headers?: Record<string, string> };

/** Calls Payload's REST API as a browser does. `testPayload` must have set the environment of the configuration. */
export async function askDesk(
  method: string,
  path: string,
  { body, session, headers }: RequestParts = {},
): Promise<Response> {
  const { default: config } = await import('../../../payload.config.ts');
  const request = new Request(`http://127.0.0.1:4321/cms/api${path}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...session,
      ...headers,
    },
    body: body ? JSON.stringify(body) : null,
  });
  return handleDeskRequest(request, config);
}

let accounts = 0;

/** Creates an account and signs it in to the CMS. */
export async function signedInAtDesk(payload: Payload, role: Role): Promise<{ id: number; session: DeskHeaders }> {
  accounts += 1;
  const email = `desk${accounts}@example.org`;
  const data = { email, username: `desk-${accounts}`, displayName: `Desk ${accounts}`, role };
  const { id } = await payload.create({ collection: 'users', data });
  return { id, session: await givenDeskSession(findDatabase(payload), id) };
}
