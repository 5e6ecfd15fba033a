/** Returns the form in which passwords are compared (RFC 8265, OpaqueString): each space is U+0020, NFC. */
export function normalizePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
