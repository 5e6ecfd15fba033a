import { loadSpeechWords } from '@common-ground/api/contracts/wording/preferencesSpeech.ts';
import { createRoot } from 'react-dom/client';
import '../../../styles/late.ts';
import { findVoice } from '../../../components/speech/findVoice.ts';
import { $settings, allowsRemoteVoices } from '../../../session/accessibility.ts';
import { createReader } from './createReader.ts';
import { SpeechBar } from './SpeechBar.tsx';
import { watchNewText } from './watchNewText.ts';

/** Adds the bar to the page and reads new text aloud. Returns a function that removes the bar. */
export async function mountBar(): Promise<() => void> {
  const { lang } = document.documentElement;
  const words = await loadSpeechWords(lang);
  const place = document.createElement('div');
  place.className = 'contents';
  document.body.append(place);
  const root = createRoot(place);
  const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
  if (!synthesis) {
    root.render(<SpeechBar words={words.speech} lang={lang} reader={null} />);
    return () => takeAway(root, place);
  }
  const reader = createReader({
    synthesis,
    utter: (text) => new SpeechSynthesisUtterance(text),
    voiceOf: (of) => findVoice(synthesis.getVoices(), of, allowsRemoteVoices()),
  });
  root.render(<SpeechBar words={words.speech} lang={lang} reader={reader} />);
  const unmark = reader.$reading.subscribe(({ is, sentence }) =>
    markSpoken(is === 'idle' ? undefined : sentence?.range),
  );
  // Ignores new text for a reader with a screen reader, which announces the text itself.
  const unwatch = watchNewText((sentences) => !$settings.get().screenReader && reader.add(sentences));
  // Stops when the page is left, because the browser would continue to speak on the next page.
  addEventListener('pagehide', reader.stop);
  return () => {
    removeEventListener('pagehide', reader.stop);
    unwatch();
    reader.stop();
    unmark();
    takeAway(root, place);
  };
}

function takeAway(root: ReturnType<typeof createRoot>, place: HTMLElement): void {
  root.unmount();
  place.remove();
}

/** Highlights a sentence without changing the DOM, so that screen readers announce nothing. */
function markSpoken(range: Range | undefined): void {
  // Browsers from before 2025 may have no highlights.
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set('spoken', new Highlight(range));
  else CSS.highlights.delete('spoken');
}
