/** Formats a time without fractions of a second, as in W3C's data model of credentials. */
export function inSeconds(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19)}Z`;
}
