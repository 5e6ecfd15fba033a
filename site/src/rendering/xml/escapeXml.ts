/**
 * A text as it stands in XML, between tags or in an attribute. Characters that XML 1.0 has no way to write, such as
 * control characters and halves of pairs, are left out: one of them makes the whole file unreadable.
 */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (mark) => ESCAPED[mark] ?? mark);
}

const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
