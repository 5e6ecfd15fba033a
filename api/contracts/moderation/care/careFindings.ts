import { findCrisis } from './crisis/findCrisis.ts';
import { findDoses } from './findDoses.ts';
import { findPersonalData } from './findPersonalData.ts';
import { wordsIn } from './wordsIn.ts';

/** What a text may have that its author is shown a calm note about before it is sent, the most urgent first. */
export const CARE_KINDS = ['crisis', 'medicineDose', 'personalData'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** Where in the text, as places of its characters: `text.slice(start, end)` is what was found. */
export type CareFinding = { kind: CareKind; start: number; end: number };

/**
 * What of this kind stands in a text, in the order of CARE_KINDS. Words of every language we have are looked for in every
 * text: people write in the language that is nearest, and mix them. A finding is never a reason to refuse anything, so what
 * is missed weighs more than a note too many; docs/care.md has how often each happens.
 */
export function careFindings(text: string): CareFinding[] {
  const words = wordsIn(text);
  const placed = ({ from, to }: { from: number; to: number }) => words.placeOf(from, to);
  const places = {
    crisis: [...findCrisis(words)].map(placed),
    medicineDose: [...findDoses(words)].map(placed),
    personalData: [...findPersonalData(text, words)],
  };
  return CARE_KINDS.flatMap((kind) => places[kind].map((place) => ({ kind, ...place })));
}
