import { DESK_PREFIX } from '@common-ground/api/contracts/call.ts';
import { PAYLOAD_CALLS } from '../permissions/payloadCalls.ts';

/** Whether somebody who is signed out may make the call, such as `POST /users/login`: to sign in, and what its screen asks. */
export function isOpenCall(call: string): boolean {
  return PAYLOAD_CALLS[call]?.isOpen ?? false;
}

/** Whether it is about nothing but the session and the choices of who makes it. */
export function isAboutOneself(call: string): boolean {
  return (PAYLOAD_CALLS[call]?.rule.self?.length ?? 0) > 0;
}

/** Whether a request to the desk's calls needs a session and brings nothing that could be one. */
export function isByNobody({ method, url, headers }: Request): boolean {
  const { pathname } = new URL(url);
  if (!`${pathname}/`.startsWith(`${DESK_PREFIX}/`)) return false;
  const bringsSession = headers.has('authorization') || /-token=/.test(headers.get('cookie') ?? '');
  return !bringsSession && !isOpenCall(`${method} ${pathname.slice(DESK_PREFIX.length)}`);
}
