import type { ActivityOf } from '@common-ground/api/contracts/learning/activities.ts';
import { useEffect, useState } from 'react';

/** Approximate reading speed of a calm reader. */
const CHARACTERS_A_SECOND = 13;
/** Shortest time for a caption at normal speed, because its picture has to be seen too. */
const MIN_MS = 3000;
/** Multiple of a frame's reading time after which the next frame follows even if the voice has not ended. */
const LOST_VOICE_FACTOR = 3;

export const RATES = [0.75, 1, 1.25, 1.5] as const;

/** Returns how long a frame is shown without a voice, in milliseconds. */
export function frameMs(say: string, rate: number): number {
  return Math.max(MIN_MS, (say.length / CHARACTERS_A_SECOND) * 1000) / rate;
}

export type Frame = ActivityOf<'scene'>['frames'][number];

type Played = {
  frames: Frame[];
  at: number;
  rate: number;
  voice: SpeechSynthesisVoice | null;
  onFrame: (at: number) => void;
};

/** Plays frames one after another: each as long as the voice speaks, or as reading its text takes. */
export function usePlayer({ frames, at, rate, voice, onFrame }: Played) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = frames[at];

  useEffect(() => {
    if (!isPlaying || !frame) return;
    const goOn = () => (at < frames.length - 1 ? onFrame(at + 1) : setPlaying(false));
    const ms = frameMs(frame.say, rate);
    const timer = setTimeout(goOn, voice ? ms * LOST_VOICE_FACTOR : ms);
    const stopSpeaking = voice && speak(frame.say, voice, rate, goOn);
    return () => {
      clearTimeout(timer);
      stopSpeaking?.();
    };
  }, [isPlaying, at, rate, voice, frame]);

  useEffect(() => {
    const pauseHidden = () => {
      if (document.visibilityState === 'hidden') setPlaying(false);
    };
    document.addEventListener('visibilitychange', pauseHidden);
    return () => document.removeEventListener('visibilitychange', pauseHidden);
  }, []);

  function toggle(): void {
    // At the end, playing starts again from the first frame.
    if (!isPlaying && at === frames.length - 1) onFrame(0);
    setPlaying(!isPlaying);
  }

  return { isPlaying, toggle };
}

/** Speaks a text and returns a function that stops it. */
function speak(text: string, voice: SpeechSynthesisVoice, rate: number, onEnd: () => void): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate });
  utterance.onend = onEnd;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return () => {
    // `cancel` may fire `end` as well, which must not go to the next frame.
    utterance.onend = null;
    speechSynthesis.cancel();
  };
}
