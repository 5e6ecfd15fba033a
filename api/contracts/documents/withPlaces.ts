import { type Part, readTexts, type TextsPart } from './parts.ts';

type Made = { texts: unknown; source: unknown; madeFrom?: Readonly<Record<string, string>> | null | undefined };

/**
 * Returns a translation in which each line or block of a text has the place of its source, although a text that is stored
 * as one has no places for those that are missing: `madeFrom` names these by an empty text.
 */
export function withPlaces(parts: readonly Part[], made: Made): Made {
  const placed = parts.flatMap((part) => {
    const texts = part.type === 'texts' && part.form !== 'list' && !part.translated ? placeTexts(part, made) : null;
    return texts ? [[part.name, texts]] : [];
  });
  if (placed.length === 0) return made;
  return { ...made, texts: { ...(made.texts as object), ...Object.fromEntries(placed) } };
}

/** Returns null for a text without missing places, and when its texts are not as many as the other places. */
function placeTexts(part: TextsPart, { texts, source, madeFrom }: Made): string[] | null {
  const places = readTexts(part, source).map((_, at) => madeFrom?.[`${part.name}.${at}`] !== '');
  const left = readTexts(part, texts).filter((text) => text.trim());
  if (places.every(Boolean) || left.length !== places.filter(Boolean).length) return null;
  return places.map((isThere) => (isThere ? (left.shift() ?? '') : ''));
}
