import { findDeskKey } from '@common-ground/api/platform/session/deskKey.ts';
import { ADMIN, toAddress } from '../../desk/kit/addresses.ts';

const SCREEN = /^\/cms(?!\/(api|_next|login|logout|logout-inactivity|forgot|reset|users)(\/|$))(\/|$)/;

/**
 * Returns the address of the sign-in when a request without a key asks for a screen of the CMS, else null. Payload would
 * send its whole script first, which redirects and loses the hash.
 */
export function leadGuest({ method, url, headers }: Request): string | null {
  const { pathname, search } = new URL(url);
  // Next follows the redirects of its own requests for a part of a page.
  const isPage = method === 'GET' && !headers.has('rsc') && SCREEN.test(pathname);
  return isPage && !findDeskKey(headers) ? toAddress(`${ADMIN}/login`, { redirect: pathname + search }) : null;
}
