/** Kinds in the order in which they are answered when a text has several. */
export const CRISIS_KINDS = ['poison', 'suicide', 'violence', 'emergency'] as const;
export type CrisisKind = (typeof CRISIS_KINDS)[number];

/** "sure" has a reply of its own; "maybe" a line above the ordinary answer. */
export type Certainty = 'sure' | 'maybe';

export type CrisisFinding = {
  kind: CrisisKind;
  certainty: Certainty;
  /** Language that the sentence was read in. */
  language: string;
  /** Characters: `text.slice(start, end)` has the words that were found. */
  start: number;
  end: number;
};
