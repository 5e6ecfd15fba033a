import { beforeEach, expect, it, vi } from 'vitest';
import { createReader } from './createReader.ts';

beforeEach(() => void vi.useFakeTimers());

type Said = { text: string; rate: number; pitch: number; volume: number; lang: string } & Pick<
  SpeechSynthesisUtterance,
  'onend' | 'onerror'
>;

function someBrowser() {
  const said: Said[] = [];
  const cancel = vi.fn();
  const reader = createReader({
    synthesis: { speak: (utterance) => void said.push(utterance as unknown as Said), cancel },
    utter: (text) => ({ text }) as SpeechSynthesisUtterance,
    voiceOf: (lang) => (['en', 'ar'].includes(lang) ? ({ lang } as SpeechSynthesisVoice) : null),
  });
  const last = () => said.at(-1) as Said;
  return {
    reader,
    cancel,
    texts: () => said.map(({ text }) => text),
    last,
    finish: () => last().onend?.call(last() as never, {} as never),
    fail: (error: string) => last().onerror?.call(last() as never, { error } as never),
  };
}

const en = (...texts: string[]) => texts.map((text) => ({ text, lang: 'en' }));

it('reads sentence by sentence with the specified rate, pitch and volume', () => {
  const { reader, texts, last, finish } = someBrowser();
  reader.read(en('One.', 'Two.'));
  expect(texts()).toEqual(['One.']);
  expect(last()).toMatchObject({ rate: 0.9, pitch: 1, volume: 0.8, lang: 'en' });
  finish();
  expect(reader.$reading.get()).toMatchObject({ is: 'reading', sentence: { text: 'Two.' } });
  reader.add(en('Three.'));
  finish();
  finish();
  expect(texts()).toEqual(['One.', 'Two.', 'Three.']);
  expect(reader.$reading.get()).toEqual({ is: 'idle', sentence: null, trouble: null });
});

it('repeats the sentence after a pause, and ignores events of stopped utterances', () => {
  const { reader, texts, last, finish, cancel } = someBrowser();
  reader.read(en('One.', 'Two.', 'Three.'));
  finish();
  const stopped = last();
  reader.pause();
  expect(cancel).toHaveBeenCalledOnce();
  stopped.onend?.call(stopped as never, {} as never);
  expect(reader.$reading.get().is).toBe('paused');
  reader.goOn();
  expect(texts()).toEqual(['One.', 'Two.', 'Two.']);
  reader.stop();
  vi.advanceTimersByTime(600_000);
  expect(texts()).toHaveLength(3);
});

it('retries once when the voice goes silent, then stops and reports it', () => {
  const { reader, texts, finish } = someBrowser();
  reader.read(en('One.', 'Two.'));
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual(['One.']);
  vi.advanceTimersByTime(5000);
  expect(texts()).toEqual(['One.', 'One.']);
  finish();
  expect(texts().at(-1)).toBe('Two.');
  vi.advanceTimersByTime(60_000);
  expect(texts()).toEqual(['One.', 'One.', 'Two.', 'Two.']);
  expect(reader.$reading.get()).toEqual({ is: 'idle', sentence: null, trouble: { kind: 'lost' } });
});

it('skips and reports a language without a voice, and stops when the browser blocks speech', () => {
  const { reader, texts, finish, fail } = someBrowser();
  reader.read([{ text: 'Uno.', lang: 'es' }, ...en('Two.')]);
  expect(texts()).toEqual(['Two.']);
  finish();
  expect(reader.$reading.get()).toMatchObject({ is: 'idle', trouble: { kind: 'noVoice', lang: 'es' } });
  reader.read(en('Three.', 'Four.'));
  fail('not-allowed');
  vi.advanceTimersByTime(600_000);
  expect(texts()).toEqual(['Two.', 'Three.']);
  expect(reader.$reading.get().trouble).toEqual({ kind: 'blocked' });
});
