/**
 * Digits that replace letters which no code contains: people who copy a code from paper confuse these letters with
 * digits.
 */
const READ_AS: Record<string, string> = { O: '0', I: '1', L: '1' };
const ZEROS_OF_DIGITS = [0x0660, 0x06f0];

/**
 * Returns the form in which codes are compared; empty for a text without letters and digits. The database makes the
 * same form of stored codes with `learning.certificate_key`.
 */
export function toCertificateKey(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, toPlainDigit)
    .replaceAll('ı', 'i')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);
}

function toPlainDigit(digit: string): string {
  const code = digit.charCodeAt(0);
  const zero = ZEROS_OF_DIGITS.findLast((first) => first <= code) ?? code;
  return String(code - zero);
}
