/** What one word of a search text may stand for: itself, or words that are near to it where it is not known. */
export type Slot = {
  word: string;
  sound: string;
  forms: Form[];
};

export type Form = {
  word: string;
  /** Its stem by the code of a language; where a language is missing or null, pages of it are not searched. */
  stems: Record<string, string | null>;
  /** How sure it is that this is meant, up to 1. */
  quality: number;
};

export function slotOf({ word, sound, stems }: { word: string; sound: string; stems: Form['stems'] }): Slot {
  return { word, sound, forms: [{ word, stems, quality: 1 }] };
}
