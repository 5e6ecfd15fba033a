// Imports nothing: the script of the page of help lines stands in that page, with a copy of this file.

const KEY = 'help-region';
export const INTERNATIONAL = 'international';
/** Countries in which the harmonised numbers of the EU may be there. */
export const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

export type HelpRegion = {
  region: string;
  /** Whether the region was guessed from the browser, and not chosen by the reader. */
  isGuess: boolean;
};
type Browser = {
  languages?: readonly string[];
  timeZone?: string;
};

/** Regions in the order of their names in this language; what helps in every country last. */
export function regionsOf(lines: readonly { region: string }[], lang: string, international: string) {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  const { compare } = new Intl.Collator(lang);
  return [...new Set(lines.map(({ region }) => region))]
    .map((region) => ({ region, name: region === INTERNATIONAL ? international : (names.of(region) ?? region) }))
    .sort((one, other) =>
      one.region === INTERNATIONAL ? 1 : other.region === INTERNATIONAL ? -1 : compare(one.name, other.name),
    );
}

/**
 * Returns, of these regions, the one that the reader chose in this browser; else the country of the browser's time zone,
 * because emergency numbers depend on where somebody is; else the first country that one of the browser's languages names,
 * such as fr-CA. Asks neither the reader nor a server where they are.
 */
export function helpRegion(regions: readonly string[], browser: Browser = {}): HelpRegion {
  const { languages = navigator.languages, timeZone = ownTimeZone() } = browser;
  const isThere = (region: string | null) => region !== null && regions.includes(region);
  const chosen = readChosenRegion();
  if (chosen && isThere(chosen)) return { region: chosen, isGuess: false };
  const named = languages.flatMap((tag) => /-([A-Z]{2})(?:-|$)/.exec(tag)?.[1] ?? []);
  const wished = [countryOf(timeZone, regions), ...named, ...(named.some((one) => EU.includes(one)) ? ['EU'] : [])];
  return { region: wished.find(isThere) ?? INTERNATIONAL, isGuess: true };
}

/** Stores the region in this browser alone. */
export function storeChosenRegion(region: string): void {
  try {
    localStorage.setItem(KEY, region);
  } catch {
    // Storage is closed or full: the choice lasts as long as the page.
  }
}

/** Returns the region that the reader chose; null when they chose none, or when storage is closed. */
export function readChosenRegion(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Returns the one country whose clocks this time zone names; null when there is none, or the browser cannot say. */
function countryOf(timeZone: string, regions: readonly string[]): string | null {
  // UTC and its like are no country's.
  if (!timeZone.includes('/')) return null;
  const countries = regions.filter((region) => /^[A-Z]{2}$/.test(region) && zonesOf(region).includes(timeZone));
  return countries.length === 1 ? (countries[0] ?? null) : null;
}

/** Not every browser has the call, and TypeScript does not know it yet. */
function zonesOf(region: string): readonly string[] {
  try {
    const locale = new Intl.Locale('und', { region }) as Intl.Locale & { getTimeZones?: () => string[] | undefined };
    return locale.getTimeZones?.() ?? [];
  } catch {
    return [];
  }
}

function ownTimeZone(): string {
  try {
    return Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  } catch {
    return '';
  }
}
