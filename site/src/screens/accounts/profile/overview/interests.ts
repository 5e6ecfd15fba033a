/** Interests out of what was typed: split at commas, trimmed, without empty ones and without any a second time. */
export function splitInterests(text: string): string[] {
  // The Arabic comma too: it is the one that the keyboard of that language has.
  const pieces = text.split(/[,،]/).map((interest) => interest.trim());
  return [...new Set(pieces.filter(Boolean))];
}

export function joinInterests(interests: string[]): string {
  return interests.join(', ');
}
