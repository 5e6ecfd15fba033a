type Voice = { lang: string; localService?: boolean };

/**
 * A voice that speaks a language, never one of another: of the device itself before one that sends what is read elsewhere,
 * of the same country where there is one. Only of the device, unless somebody allowed others.
 */
export function voiceFor<Of extends Voice>(voices: readonly Of[], lang: string, allowsRemote: boolean): Of | null {
  const own = voices.filter(
    (voice) => languageOf(voice.lang) === languageOf(lang) && (allowsRemote || !isRemote(voice)),
  );
  // Sorting keeps the browser's own order among equals.
  const [best] = own.sort((one, other) => rank(one, lang) - rank(other, lang));
  return best ?? null;
}

/** Whether only a voice that sends what is read elsewhere speaks a language. */
export function hasOnlyRemote(voices: readonly Voice[], lang: string): boolean {
  return voiceFor(voices, lang, false) === null && voiceFor(voices, lang, true) !== null;
}

function rank(voice: Voice, lang: string): number {
  return (isRemote(voice) ? 2 : 0) + (tagOf(voice.lang) === tagOf(lang) ? 0 : 1);
}

/** Browsers that do not say where a voice speaks have those of the device. */
function isRemote({ localService }: Voice): boolean {
  return localService === false;
}

/** Android writes es_ES. */
function tagOf(lang: string): string {
  return lang.toLowerCase().replace('_', '-');
}

function languageOf(lang: string): string {
  return tagOf(lang).split('-')[0] ?? '';
}
