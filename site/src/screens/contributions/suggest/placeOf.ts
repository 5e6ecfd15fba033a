import { parseId } from '../../../routes.ts';
import { type PageSection, SECTIONS } from '../form/texts.ts';

export type Place = { condition: number; section: PageSection } | { contribution: number } | null;

/** What the address asks for: the change of a condition page, or the answer about something that was sent in. */
export function placeOf(search: string): Place {
  const query = new URLSearchParams(search);
  const condition = parseId(query.get('condition') ?? undefined);
  const contribution = parseId(query.get('contribution') ?? undefined);
  const section = SECTIONS.find((name) => name === query.get('section')) ?? 'head';
  if (condition) return { condition, section };
  return contribution ? { contribution } : null;
}
