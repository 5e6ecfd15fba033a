import type { Recogniser } from './crisis/createRecogniser.ts';
import { needsCareNote } from './crisis/responses.ts';
import { findDoses } from './findDoses.ts';
import { findPersonalData } from './findPersonalData.ts';
import { wordsIn } from './wordsIn.ts';

/** Reasons for which an author is shown a calm note before a text is sent, the most urgent first. */
export const CARE_KINDS = ['crisis', 'medicineDose', 'personalData'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** Places of characters: `text.slice(start, end)` is what was found. */
export type CareFinding = { kind: CareKind; start: number; end: number };

/**
 * Returns the findings of a text in the order of CARE_KINDS, at most one of a crisis. Every language that the recogniser has
 * is tried on every text. A finding is never a reason to refuse anything, so a miss weighs more than a note too many;
 * docs/care.md has how often each happens.
 */
export function careFindings(text: string, recognise: Recogniser): CareFinding[] {
  const words = wordsIn(text);
  const crisis = recognise(text);
  const places = {
    crisis: crisis && needsCareNote(crisis) ? [{ start: crisis.start, end: crisis.end }] : [],
    medicineDose: [...findDoses(words)].map(({ from, to }) => words.placeOf(from, to)),
    personalData: [...findPersonalData(text, words)],
  };
  return CARE_KINDS.flatMap((kind) => places[kind].map((place) => ({ kind, ...place })));
}
