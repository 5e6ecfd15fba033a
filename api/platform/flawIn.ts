import { findHidden, sayHidden, withoutHiddenCharacters } from '../contracts/hiddenCharacters.ts';

/** How deep a body may be nested: far more than any is, and few enough that nothing runs out of stack. */
const MOST_LEVELS = 50;

/**
 * What PostgreSQL could not keep of a value that came as JSON, its names of fields too, in the words of an answer that
 * begins with where it is; null where there is nothing of the kind.
 */
export function flawIn(value: unknown, path: (string | number)[] = []): string | null {
  const say = (flaw: string) => [path.join('.'), flaw].filter(Boolean).join(': ');
  if (typeof value === 'string') {
    const flaw = flawOf(value);
    return flaw && say(flaw);
  }
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= MOST_LEVELS) return 'The request body is nested too deeply';
  for (const [name, part] of Object.entries(value)) {
    const ofName = flawOf(name);
    if (ofName) return say(ofName);
    const flaw = flawIn(part, [...path, name]);
    if (flaw) return flaw;
  }
  return null;
}

/** No NUL and no half of a character. What is hidden besides is for the schema of the text. */
function flawOf(text: string): string | null {
  const place = text.search(/[\0\p{Cs}]/u);
  const hidden = place < 0 ? null : findHidden(withoutHiddenCharacters(text.slice(0, place)) + text.slice(place));
  return hidden && sayHidden(hidden);
}
