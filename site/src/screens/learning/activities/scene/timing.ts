/** Approximate reading speed of a calm reader. */
const CHARACTERS_A_SECOND = 13;
/** Shortest time for a caption at normal speed, because its picture has to be seen too. */
const MIN_MS = 3000;
/** Multiple of a frame's reading time after which the next frame follows even if the voice has not ended. */
export const LOST_VOICE_FACTOR = 3;

export const RATES = [0.75, 1, 1.25, 1.5] as const;

/** Returns how long a frame is shown without a voice, in milliseconds. */
export function frameMs(say: string, rate: number): number {
  return Math.max(MIN_MS, (say.length / CHARACTERS_A_SECOND) * 1000) / rate;
}
