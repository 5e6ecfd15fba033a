import { useEffect, useState } from 'react';
import { voiceFor } from '../../../../components/speech/voiceFor.ts';
import { allowsRemoteVoices } from '../../../../session/accessibility.ts';

/** The browser's voice for a language; null where it has none, or none yet: they are fetched after the page. */
export function useVoice(lang: string): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    const synthesis = window.speechSynthesis as SpeechSynthesis | undefined;
    if (!synthesis) return;
    const look = () => setVoice(voiceFor(synthesis.getVoices(), lang, allowsRemoteVoices()));
    look();
    // Safari has no event of that name.
    synthesis.addEventListener?.('voiceschanged', look);
    return () => synthesis.removeEventListener?.('voiceschanged', look);
  }, [lang]);
  return voice;
}
