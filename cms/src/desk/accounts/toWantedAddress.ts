import { ADMIN } from '../kit/addresses.ts';

/** Stands for this site, whose address is not needed to read a path. */
const HERE = 'http://here.invalid';
const NOT_WANTED = new RegExp(`^${ADMIN}/(api|login|logout|logout-inactivity)(/|$)`, 'i');

/**
 * Returns the `redirect` of an address when it leads to a screen of the CMS, else the dashboard. Anybody can write such
 * a link, so it may not lead to another site, to a call, or to a page that begins or ends a session.
 */
export function toWantedAddress(redirect: string | string[] | undefined): string {
  const url = URL.parse([redirect].flat()[0] ?? '', HERE);
  if (url?.origin !== HERE || !`${url.pathname}/`.startsWith(`${ADMIN}/`) || NOT_WANTED.test(url.pathname))
    return ADMIN;
  return url.pathname + url.search + url.hash;
}
