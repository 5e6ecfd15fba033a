import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import type { SpeechWords } from '@common-ground/api/contracts/wording/preferencesSpeech.ts';
import { useStore } from '@nanostores/react';
import { PauseIcon, PlayIcon, SquareIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { hasOnlyRemote } from '../../../components/speech/findVoice.ts';
import { Text } from '../../../components/text/Text.tsx';
import { allowRemoteVoices } from '../../../session/accessibility.ts';
import type { Reader, Reading } from './createReader.ts';
import { placeBar } from './placeBar.ts';
import { readableIn } from './readableIn.ts';
import { sectionNow } from './sectionNow.ts';

type Props = { words: SpeechWords; lang: string; reader: Reader | null };

export function SpeechBar({ words, lang, reader }: Props) {
  const bar = useRef<HTMLElement>(null);
  useEffect(() => (bar.current ? placeBar(bar.current) : undefined), []);
  return (
    <section
      className="speech-bar border-t border-edge bg-raised px-gutter py-2 print:hidden"
      aria-label={words.title}
      ref={bar}
    >
      {reader ? <Controls words={words} lang={lang} reader={reader} /> : <p role="status">{words.unsupported}</p>}
    </section>
  );
}

function Controls({ words, lang, reader }: Props & { reader: Reader }) {
  const reading = useStore(reader.$reading);
  const readNow = () => {
    const section = sectionNow();
    if (section) reader.read(readableIn(section));
  };
  const isIdle = reading.is === 'idle';
  return (
    <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex flex-wrap gap-2">
        {/* One button for all states, so that it keeps the focus. */}
        <button
          className="button quiet"
          type="button"
          // Prevents a mouse press from clearing the selection that is to be read.
          onMouseDown={(event) => event.preventDefault()}
          onClick={isIdle ? readNow : reading.is === 'reading' ? reader.pause : reader.goOn}
        >
          {reading.is === 'reading' ? <PauseIcon /> : <PlayIcon />}
          <Text>{isIdle ? words.read : reading.is === 'reading' ? words.pause : words.goOn}</Text>
        </button>
        <button
          className="button quiet aria-disabled:[border-style:dashed] aria-disabled:text-ink-soft"
          type="button"
          aria-disabled={isIdle || undefined}
          onClick={reader.stop}
        >
          <SquareIcon />
          <Text>{words.stop}</Text>
        </button>
      </div>
      <Trouble words={words} lang={lang} reading={reading} onAllowed={readNow} />
    </div>
  );
}

type TroubleProps = { words: SpeechWords; lang: string; reading: Reading; onAllowed: () => void };

function Trouble({ words, lang, reading: { trouble }, onAllowed }: TroubleProps) {
  const isRemote = trouble?.kind === 'noVoice' && hasOnlyRemote(speechSynthesis.getVoices(), trouble.lang);
  const language =
    trouble?.kind === 'noVoice' ? new Intl.DisplayNames(lang, { type: 'language' }).of(trouble.lang) : '';
  const text = trouble && (isRemote ? words.remote : words[trouble.kind]);
  return (
    <div className="w-full empty:hidden">
      <p className="py-1" role="status">
        {text && fill(text, { language: language ?? '' })}
      </p>
      {isRemote && (
        <button
          className="button quiet"
          type="button"
          onClick={() => {
            allowRemoteVoices();
            onAllowed();
          }}
        >
          {words.allow}
        </button>
      )}
    </div>
  );
}
