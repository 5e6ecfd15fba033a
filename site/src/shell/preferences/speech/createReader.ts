import { atom, type ReadableAtom } from 'nanostores';

const VOICE_OPTIONS = { rate: 0.9, pitch: 1, volume: 0.8 };
/** An utterance that takes much longer than expected counts as lost: the browser does not report it. */
const CHARACTERS_A_SECOND = 13;
const PATIENCE = 3;
const MIN_MS = 6000;
/** Reading stops after this number of lost utterances in a row. */
const MAX_LOST = 2;

/** A sentence, or a part of a long one. */
export type Sentence = { text: string; lang: string; range?: Range };

export type Reading = {
  is: 'idle' | 'reading' | 'paused';
  sentence: Sentence | null;
  /** Reason for silence: no voice for a language, a browser that waits for a press, or a lost voice. */
  trouble: { kind: 'noVoice'; lang: string } | { kind: 'blocked' | 'lost' } | null;
};

export type Reader = {
  $reading: ReadableAtom<Reading>;
  /** Replaces the current sentences; `add` appends to them. */
  read: (sentences: Sentence[]) => void;
  add: (sentences: Sentence[]) => void;
  pause: () => void;
  goOn: () => void;
  stop: () => void;
};

type Parts = {
  synthesis: Pick<SpeechSynthesis, 'speak' | 'cancel'>;
  utter: (text: string) => SpeechSynthesisUtterance;
  voiceOf: (lang: string) => SpeechSynthesisVoice | null;
};

/** One utterance a sentence, because browsers may stop in a long text, report no words, or not resume after a pause. */
export function createReader({ synthesis, utter, voiceOf }: Parts): Reader {
  const $reading = atom<Reading>({ is: 'idle', sentence: null, trouble: null });
  let list: Sentence[] = [];
  let at = 0;
  let lost = 0;
  /** Current utterance; events of earlier ones are ignored. */
  let current: SpeechSynthesisUtterance | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function hush(): void {
    clearTimeout(timer);
    const wasSpeaking = current !== undefined;
    current = undefined;
    if (wasSpeaking) synthesis.cancel();
  }

  function say(): void {
    const sentence = list[at];
    const voice = sentence && voiceOf(sentence.lang);
    if (!sentence) end(null);
    else if (voice) utterWith(voice, sentence);
    else passOver(sentence);
  }

  function utterWith(voice: SpeechSynthesisVoice, sentence: Sentence): void {
    const utterance = utter(sentence.text);
    Object.assign(utterance, VOICE_OPTIONS, { voice, lang: voice.lang });
    const isCurrent = () => utterance === current;
    utterance.onend = () => isCurrent() && next();
    utterance.onerror = ({ error }) => isCurrent() && (error === 'not-allowed' ? end({ kind: 'blocked' }) : lose());
    current = utterance;
    $reading.set({ ...$reading.get(), is: 'reading', sentence });
    clearTimeout(timer);
    const usual = (sentence.text.length / CHARACTERS_A_SECOND / VOICE_OPTIONS.rate) * 1000;
    timer = setTimeout(() => isCurrent() && lose(), MIN_MS + usual * PATIENCE);
    synthesis.speak(utterance);
  }

  function next(): void {
    lost = 0;
    at += 1;
    say();
  }

  /** Skips a sentence without a voice of its language, and reports it. */
  function passOver({ lang }: Sentence): void {
    $reading.set({ ...$reading.get(), trouble: { kind: 'noVoice', lang } });
    at += 1;
    say();
  }

  function lose(): void {
    hush();
    synthesis.cancel();
    lost += 1;
    if (lost >= MAX_LOST) end({ kind: 'lost' });
    else say();
  }

  function end(trouble: Reading['trouble']): void {
    hush();
    list = [];
    at = 0;
    lost = 0;
    $reading.set({ is: 'idle', sentence: null, trouble: trouble ?? $reading.get().trouble });
  }

  return {
    $reading,
    read(sentences) {
      hush();
      list = sentences;
      at = 0;
      lost = 0;
      $reading.set({ is: 'idle', sentence: null, trouble: null });
      say();
    },
    add(sentences) {
      list = [...list, ...sentences];
      if ($reading.get().is === 'idle') say();
    },
    pause() {
      if ($reading.get().is !== 'reading') return;
      hush();
      $reading.set({ ...$reading.get(), is: 'paused' });
    },
    goOn() {
      if ($reading.get().is === 'paused') say();
    },
    stop() {
      end(null);
      $reading.set({ is: 'idle', sentence: null, trouble: null });
    },
  };
}
