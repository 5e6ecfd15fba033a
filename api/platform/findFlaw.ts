import { describeHiddenCharacter, findHidden, removeHiddenCharacters } from '../contracts/hiddenCharacters.ts';

/** Most levels of a nested body: more than any call needs, and too few to exhaust the stack. */
const MAX_LEVELS = 50;

/** Returns why a JSON value is refused: a text that PostgreSQL cannot store, or too deep nesting; null otherwise. */
export function findFlaw(value: unknown, path: (string | number)[] = []): string | null {
  const say = (flaw: string) => [path.join('.'), flaw].filter(Boolean).join(': ');
  if (typeof value === 'string') {
    const flaw = findFlawInText(value);
    return flaw && say(flaw);
  }
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= MAX_LEVELS) return 'The request body is nested too deeply';
  for (const [name, part] of Object.entries(value)) {
    const ofName = findFlawInText(name);
    if (ofName) return say(ofName);
    const flaw = findFlaw(part, [...path, name]);
    if (flaw) return flaw;
  }
  return null;
}

/** Finds only NUL and lone surrogates. The schema of a text decides about other hidden characters. */
function findFlawInText(text: string): string | null {
  const place = text.search(/[\0\p{Cs}]/u);
  const hidden = place < 0 ? null : findHidden(removeHiddenCharacters(text.slice(0, place)) + text.slice(place));
  return hidden && describeHiddenCharacter(hidden);
}
