const MAX_CHARACTERS = 500;

/**
 * Parts of a text that may be personal or secret, with their replacement. A pattern must not begin anew at each
 * character of a long word, which would take seconds.
 */
const RULES: [pattern: RegExp, replacement: string][] = [
  // Drizzle's message has the statement with its values, which may have line breaks.
  [/Failed query:[\s\S]*?(?=\n\s+at |$)/g, 'Failed query'],
  [/Key \([^=]{0,200}\)=\(.*\)/g, 'Key (…)'],
  [/\b([a-z][a-z+.-]{0,20}:\/\/)[^\s/@]+@/gi, '$1…@'],
  [/(?<![^\s@<>"'(=:])[^\s@<>"'(=:]+@[^\s@<>"'),;]+\.[a-z]{2,}/gi, '[address]'],
  [/\?[\w.~%-]+=[^\s"')]*/g, '?…'],
  [/\b(?!127\.|0\.0\.0\.0)\d{1,3}(?:\.\d{1,3}){3}\b/g, '[ip]'],
  [/(?<![\w:.])(?:[\da-f]{1,4}:){3,7}(?::?[\da-f]{1,4})+(?![\w:])/gi, '[ip]'],
  [/[\w-]{40,}/g, '[token]'],
];

/**
 * Returns a text for the log without mail addresses, IP addresses, tokens, queries of addresses and values of SQL
 * statements, and shortened. A last resort for texts of libraries: our own lines have none of these.
 */
export function redactText(text: string, maxCharacters = MAX_CHARACTERS): string {
  const redacted = RULES.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);
  return redacted.length > maxCharacters ? `${redacted.slice(0, maxCharacters)}…` : redacted;
}
