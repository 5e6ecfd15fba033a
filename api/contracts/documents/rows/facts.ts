import type { Source } from '../../encyclopedia/fields.ts';
import type { FactPart } from '../parts.ts';

export const SOURCES: FactPart = {
  type: 'fact',
  name: 'sources',
  label: 'Sources',
  translated: 'never',
  toWords: (sources: Source[] | null) => (sources ?? []).map(toSourceLine),
};

/** Returns a source in one line. Publisher and year may be missing. */
export function toSourceLine({ title, publisher, url, year }: Source): string {
  const from = [publisher, year].filter(Boolean).join(', ');
  return `${from ? `${title} (${from})` : title}: ${url}`;
}

/** Returns the name of a record by its id, or the id when the record has been deleted. */
export function toName(names: ReadonlyMap<number, string> | undefined, id: number): string {
  return names?.get(id) ?? `Number ${id}`;
}
