import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';
import { findDeskKey } from '@common-ground/api/platform/session/deskKey.ts';
import { PAYLOAD_CALLS } from '../permissions/payloadCalls.ts';

/** Whether the call needs no session, such as `GET /users/me`. */
export function isOpenCall(call: string): boolean {
  return PAYLOAD_CALLS[call]?.isOpen ?? false;
}

/** Whether a request below /cms/api needs a session but has no cookie with a key. */
export function lacksSession({ method, url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  if (!`${pathname}/`.startsWith(`${DESK_PREFIX}/`)) return false;
  return !findDeskKey(headers) && !isOpenCall(`${method} ${pathname.slice(DESK_PREFIX.length)}`);
}
