/**
 * Returns the form of a password in which it is measured, judged, hashed and compared, so that the keyboard or system
 * makes no difference (RFC 8265, OpaqueString): each space is U+0020, and characters are composed (NFC). Letters keep
 * their case and width.
 */
export function normalizePassword(password: string): string {
  return password.replace(/\p{Zs}/gu, ' ').normalize('NFC');
}
