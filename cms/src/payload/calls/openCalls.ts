import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';
import { PAYLOAD_CALLS } from '../permissions/payloadCalls.ts';

/** Whether the call needs no session, such as `POST /users/login`. */
export function isOpenCall(call: string): boolean {
  return PAYLOAD_CALLS[call]?.isOpen ?? false;
}

export function isSelfCall(call: string): boolean {
  return (PAYLOAD_CALLS[call]?.rule.self?.length ?? 0) > 0;
}

/** Whether a request below /cms/api needs a session but has no `Authorization` header and no cookie with a token. */
export function lacksSession({ method, url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  if (!`${pathname}/`.startsWith(`${DESK_PREFIX}/`)) return false;
  const bringsSession = headers.has('authorization') || /-token=/.test(headers.get('cookie') ?? '');
  return !bringsSession && !isOpenCall(`${method} ${pathname.slice(DESK_PREFIX.length)}`);
}
