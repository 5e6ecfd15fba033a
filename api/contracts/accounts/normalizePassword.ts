/**
 * Returns a password in the one form in which it is measured, judged, hashed and compared, whatever keyboard or system it was
 * typed with (RFC 8265, OpaqueString): each space is U+0020, and composed characters are composed (NFC). Letters keep their
 * case and width.
 */
export function normalizePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
