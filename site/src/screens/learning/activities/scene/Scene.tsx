import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { useEffect, useId, useState } from 'react';
import { findVoice } from '../../../../components/speech/findVoice.ts';
import { Text } from '../../../../components/text/Text.tsx';
import { allowsRemoteVoices } from '../../../../session/accessibility.ts';
import { type KindProps, useActivityContext, useActivityState } from '../activityContext.ts';
import { Picture } from './Picture.tsx';
import { RATES, usePlayer } from './usePlayer.ts';

/** A scene in frames, with captions, a voice when the browser has one, and a transcript. */
export function Scene({ activity: { frames } }: KindProps<'scene'>) {
  const { words, lang, own, headingId, onTried } = useActivityContext();
  const { value, change } = useActivityState({ at: 0, rate: 1 });
  const [isAloud, setAloud] = useState(false);
  const voice = useVoice(own.lang ?? lang);
  const id = useId();
  const at = Math.min(value.at, frames.length - 1);
  const onFrame = (next: number) => change({ at: next });
  const { isPlaying, toggle } = usePlayer({ frames, at, rate: value.rate, voice: isAloud ? voice : null, onFrame });
  const isAtEnd = at === frames.length - 1;
  useEffect(() => {
    if (isAtEnd) onTried();
  }, [isAtEnd]);
  const frame = frames[at];
  if (!frame) return null;
  const number = (count: number) => formatNumber(lang, count);
  const place = fill(words.frameOf, { n: number(at + 1), total: number(frames.length) });
  const steps = [
    { name: words.previousFrame, to: at - 1 },
    { name: words.nextFrame, to: at + 1 },
  ];
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby={headingId}>
      <Picture frames={frames} at={at} />
      {/* Not printed: the transcript below has all captions. */}
      <div className="grid grid-cols-1 gap-4 print:hidden">
        <div className="grid grid-cols-1 rounded-soft bg-ink px-5 py-4 text-surface">
          {/* The invisible texts reserve the height of the longest, so that the buttons do not move. */}
          {frames.map(({ say }, place) => (
            <p key={place} className="invisible [grid-area:1/1]" aria-hidden="true" {...own}>
              {say}
            </p>
          ))}
          {/* The page and a screen reader must not speak at the same time. */}
          <p className="[grid-area:1/1]" aria-live={isPlaying && isAloud && voice ? 'off' : 'polite'} {...own}>
            {frame.say}
          </p>
        </div>
        <div className="grid grid-cols-1 gap-1">
          <progress
            className="h-3 w-full"
            aria-label={words.progress}
            aria-valuetext={place}
            value={at + 1}
            max={frames.length}
          />
          <p className="hint">{place}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <button className="button min-w-36" type="button" onClick={toggle}>
            {isPlaying ? words.pause : words.play}
          </button>
          {steps.map(({ name, to }) => (
            <button
              key={name}
              className="button quiet aria-disabled:cursor-not-allowed aria-disabled:[border-style:dashed] aria-disabled:border-edge aria-disabled:text-ink-soft"
              type="button"
              aria-disabled={!frames[to] || undefined}
              onClick={() => frames[to] && onFrame(to)}
            >
              {name}
            </button>
          ))}
        </div>
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <div className="field">
            <label className="block font-semibold" htmlFor={`${id}speed`}>
              {words.speed}
            </label>
            <select
              id={`${id}speed`}
              value={value.rate}
              onChange={({ target }) => change({ rate: Number(target.value) })}
            >
              {RATES.map((rate) => (
                <option key={rate} value={rate}>
                  {number(rate)}×
                </option>
              ))}
            </select>
          </div>
          {voice ? (
            <label className="inline-flex min-h-target cursor-pointer items-center gap-3 font-semibold">
              <input
                className="size-5.5 flex-none"
                type="checkbox"
                checked={isAloud}
                onChange={({ target }) => setAloud(target.checked)}
              />
              <Text>{words.readAloud}</Text>
            </label>
          ) : (
            <p className="hint">{words.noVoice}</p>
          )}
        </div>
      </div>
      <h3 className="label">{words.transcript}</h3>
      <ol className="marked grid list-decimal gap-3 ps-[1.6rem]" {...own}>
        {frames.map(({ say, heading }, place) => (
          <li
            className="border-action aria-[current]:border-s-4 aria-[current]:ps-3"
            key={place}
            aria-current={place === at ? 'step' : undefined}
          >
            {heading && <strong className="block">{heading}</strong>}
            <Text>{say}</Text>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the browser's voice for a language; null when it has none, or has not loaded its voices yet. */
function useVoice(lang: string): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
    if (!synthesis) return;
    const look = () => setVoice(findVoice(synthesis.getVoices(), lang, allowsRemoteVoices()));
    look();
    // Safari has no `voiceschanged` event.
    synthesis.addEventListener?.('voiceschanged', look);
    return () => synthesis.removeEventListener?.('voiceschanged', look);
  }, [lang]);
  return voice;
}
