import type { ActivityOf } from '@common-ground/api/contracts/learning/activities.ts';
import { useEffect, useState } from 'react';
import { frameMs, LOST_VOICE_FACTOR } from './timing.ts';

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
