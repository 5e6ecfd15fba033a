type Voice = { lang: string; localService?: boolean };

/**
 * Returns a voice of the language, or null: one of the device before a remote one, which sends the text elsewhere, then
 * one of the same country. Remote voices only when the reader allowed them.
 */
export function findVoice<Of extends Voice>(voices: readonly Of[], lang: string, allowsRemote: boolean): Of | null {
  const own = voices.filter(
    (voice) => toPrimaryLanguage(voice.lang) === toPrimaryLanguage(lang) && (allowsRemote || !isRemote(voice)),
  );
  // Sorting is stable: equal voices keep the browser's order.
  const [best] = own.sort((one, other) => rank(one, lang) - rank(other, lang));
  return best ?? null;
}

export function hasOnlyRemote(voices: readonly Voice[], lang: string): boolean {
  return findVoice(voices, lang, false) === null && findVoice(voices, lang, true) !== null;
}

function rank(voice: Voice, lang: string): number {
  return (isRemote(voice) ? 2 : 0) + (toLanguageTag(voice.lang) === toLanguageTag(lang) ? 0 : 1);
}

/** A browser that does not set `localService` has voices of the device only. */
function isRemote({ localService }: Voice): boolean {
  return localService === false;
}

/** Android writes es_ES. */
function toLanguageTag(lang: string): string {
  return lang.toLowerCase().replace('_', '-');
}

function toPrimaryLanguage(lang: string): string {
  return toLanguageTag(lang).split('-')[0] ?? '';
}
