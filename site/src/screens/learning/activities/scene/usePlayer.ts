import type { ActivityOf } from '@common-ground/api/contracts/learning/activities.ts';
import { useEffect, useState } from 'react';
import { frameMs, PATIENCE } from './timing.ts';

export type Frame = ActivityOf<'scene'>['frames'][number];

type Played = {
  frames: Frame[];
  at: number;
  rate: number;
  voice: SpeechSynthesisVoice | null;
  onFrame: (at: number) => void;
};

/** Plays frames one after the other: each as long as the voice speaks, or as its text takes to be read. */
export function usePlayer({ frames, at, rate, voice, onFrame }: Played) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = frames[at];

  useEffect(() => {
    if (!isPlaying || !frame) return;
    const goOn = () => (at < frames.length - 1 ? onFrame(at + 1) : setPlaying(false));
    const ms = frameMs(frame.say, rate);
    const timer = setTimeout(goOn, voice ? ms * PATIENCE : ms);
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
    // From the end it plays from the beginning.
    if (!isPlaying && at === frames.length - 1) onFrame(0);
    setPlaying(!isPlaying);
  }

  return { isPlaying, toggle };
}

/** Answers how to stop. */
function speak(text: string, voice: SpeechSynthesisVoice, rate: number, onEnd: () => void): () => void {
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate });
  utterance.onend = onEnd;
  speechSynthesis.cancel();
  speechSynthesis.speak(utterance);
  return () => {
    // What is stopped ends too.
    utterance.onend = null;
    speechSynthesis.cancel();
  };
}
