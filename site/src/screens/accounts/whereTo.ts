import { useEffect, useState } from 'react';
import { screenPath } from '../../routes.ts';

/** Where the address of this page says that the reader came from: a path of this site, or null. */
export function fromOf({ search, origin }: Pick<Location, 'search' | 'origin'>): string | null {
  const given = new URLSearchParams(search).get('from');
  return given !== null && leadsIntoSite(given, origin) ? given : null;
}

/** Where somebody goes who has just signed in. */
export function whereTo(from: string | null, language: string): string {
  return from ?? screenPath('learning', language);
}

/** Anybody can write a link to this page, so where it leads afterwards must be ours, and never back to these forms. */
function leadsIntoSite(path: string, origin: string): boolean {
  // Browsers read a backslash as a slash and leave out tabs and line ends, so `/\example.org` would be another site.
  if (!/^\/(?!\/)/.test(path) || /[\\\p{Cc}]/u.test(path)) return false;
  const url = new URL(path, origin);
  // `/.//example.org` begins like a path and ends as `//example.org`.
  if (url.origin !== origin || url.pathname.startsWith('//')) return false;
  return !/^(\/[a-z]{2,3}(-[a-z]+)*)?\/auth(\/|$)/i.test(decoded(url.pathname));
}

/** As the server reads it; a broken escape stays. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** Where the reader came from. Null in the first drawing, which has to be the server's. */
export function useFrom(): string | null {
  const [from, setFrom] = useState<string | null>(null);
  useEffect(() => setFrom(fromOf(location)), []);
  return from;
}

/** Part of the address of the page for signing in, to which a new password leads. It works without any storage. */
export const PASSWORD_CHANGED = '#password-changed';
