import type { Recogniser } from './crisis/createRecogniser.ts';
import { needsCareNote } from './crisis/responses.ts';
import { findDoses } from './findDoses.ts';
import { findPersonalData } from './findPersonalData.ts';
import { foldText } from './foldText.ts';

/** Kinds of findings for which an author sees a calm note before a text is sent, the most urgent first. */
export const CARE_KINDS = ['crisis', 'medicineDose', 'personalData'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** A finding in a text: `text.slice(start, end)` is the found part. */
export type CareFinding = { kind: CareKind; start: number; end: number };

/**
 * Returns the findings of a text in the order of CARE_KINDS, at most one of them a crisis. A finding never blocks
 * sending, so a miss weighs more than a false alarm. docs/care.md lists how often each happens.
 */
export function findCareConcerns(text: string, recognise: Recogniser): CareFinding[] {
  const words = foldText(text);
  const crisis = recognise(text);
  const places = {
    crisis: crisis && needsCareNote(crisis) ? [{ start: crisis.start, end: crisis.end }] : [],
    medicineDose: [...findDoses(words)].map(({ from, to }) => words.placeOf(from, to)),
    personalData: [...findPersonalData(text, words)],
  };
  return CARE_KINDS.flatMap((kind) => places[kind].map((place) => ({ kind, ...place })));
}
