/** Kinds of a crisis. The order breaks ties between findings, and the stored weights of the model depend on it. */
export const CRISIS_KINDS = ['poison', 'suicide', 'violence', 'emergency'] as const;
export type CrisisKind = (typeof CRISIS_KINDS)[number];

/** In the chat, "sure" has a reply of its own, and "maybe" adds a line above the ordinary reply. */
export type Certainty = 'sure' | 'maybe';

export type CrisisFinding = {
  kind: CrisisKind;
  certainty: Certainty;
  language: string;
  /** `text.slice(start, end)` holds the words that were found, or all words when only the model found a crisis. */
  start: number;
  end: number;
};
