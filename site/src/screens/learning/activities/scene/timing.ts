/** A calm reader takes in about so many characters of a caption in a second. */
const CHARACTERS_A_SECOND = 13;
/** However short a caption is: its picture has to be seen too. */
const LEAST_MS = 3000;
/** A voice that has not ended after so many times of that has been lost by the browser. */
export const PATIENCE = 3;

export const RATES = [0.75, 1, 1.25, 1.5] as const;

/** How long a frame stands where no voice says when it ends. */
export function frameMs(say: string, rate: number): number {
  return Math.max(LEAST_MS, (say.length / CHARACTERS_A_SECOND) * 1000) / rate;
}
