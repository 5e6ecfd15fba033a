import { useEffect, useState } from 'react';
import { screenPath } from '../../routes.ts';

/** Returns the `from` of the address when it is a path of this site that is not an account form, or null. */
export function findReturnPath({ search, origin }: Pick<Location, 'search' | 'origin'>): string | null {
  const given = new URLSearchParams(search).get('from');
  return given !== null && leadsIntoSite(given, origin) ? given : null;
}

/** Returns the path that follows a sign-in. */
export function pathAfterSignIn(from: string | null, language: string): string {
  return from ?? screenPath('learning', language);
}

/**
 * Anybody can write a link to this page, so the path must be on this site and neither lead to an account form again nor
 * sign the user out of the CMS.
 */
function leadsIntoSite(path: string, origin: string): boolean {
  // Browsers read a backslash as a slash and drop tabs and line ends, so `/\example.org` would be another site.
  if (!/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path)) return false;
  const url = new URL(path, origin);
  // `/.//example.org` starts like a path but resolves to `//example.org`.
  if (url.origin !== origin || url.pathname.startsWith('//')) return false;
  const pathname = decodePath(url.pathname);
  return !/^(\/[a-z]{2,3}(-[a-z]+)*)?\/auth(\/|$)/i.test(pathname) && !/^\/cms\/+log(in|out)/i.test(pathname);
}

/** Returns whether a return path leads into the CMS, which needs a cookie besides the session. */
export function leadsToDesk(path: string | null): path is string {
  return path !== null && /^\/cms(\/|$)/.test(decodePath(new URL(path, 'http://x').pathname));
}

/** Decodes a path as the server does. A broken escape stays as it is. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Returns `findReturnPath` of this page. Null in the first rendering, which must match the server's. */
export function useReturnPath(): string | null {
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => setFrom(findReturnPath(location)), []);
  return from;
}

/** Hash of the login page after a password reset. A hash needs no storage. */
export const PASSWORD_CHANGED = '#password-changed';
