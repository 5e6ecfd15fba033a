/** As W3C's model of credentials writes times: without fractions. */
export function inSeconds(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19)}Z`;
}
