import { NOT_STORABLE, STORABLE } from '../contracts/contributions/contents.ts';

/** How deep a body may be nested: far more than any is, and few enough that nothing runs out of stack. */
const MOST_LEVELS = 50;

/**
 * What PostgreSQL could not keep of a value that came as JSON, its names of fields too, in the words of an answer that
 * begins with where it is; null where there is nothing of the kind.
 */
export function flawIn(value: unknown, path: (string | number)[] = []): string | null {
  const say = (flaw: string) => [path.join('.'), flaw].filter(Boolean).join(': ');
  if (typeof value === 'string') return STORABLE.test(value) ? null : say(NOT_STORABLE);
  if (typeof value !== 'object' || value === null) return null;
  if (path.length >= MOST_LEVELS) return 'The request body is nested too deeply';
  for (const [name, part] of Object.entries(value)) {
    if (!STORABLE.test(name)) return say(NOT_STORABLE);
    const flaw = flawIn(part, [...path, name]);
    if (flaw) return flaw;
  }
  return null;
}
