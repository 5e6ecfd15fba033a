/**
 * Returns a password in the form in which it is measured, judged, hashed and compared on any keyboard or system (RFC
 * 8265, OpaqueString): each space is U+0020, characters are composed (NFC), letters keep case and width.
 */
export function normalizePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
