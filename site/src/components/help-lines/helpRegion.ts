// Imports nothing: the inline script of the page of help lines contains a copy of this file.

const KEY = 'help-region';
export const INTERNATIONAL = 'international';
/** Countries that may have the harmonised numbers of the EU. */
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

/** Returns the regions in the order of their names in a language, `international` last. */
export function sortRegions(lines: readonly { region: string }[], lang: string, international: string) {
  const names = new Intl.DisplayNames(lang, { type: 'region' });
  const { compare } = new Intl.Collator(lang);
  return [...new Set(lines.map(({ region }) => region))]
    .map((region) => ({ region, name: region === INTERNATIONAL ? international : (names.of(region) ?? region) }))
    .sort((one, other) =>
      one.region === INTERNATIONAL ? 1 : other.region === INTERNATIONAL ? -1 : compare(one.name, other.name),
    );
}

/**
 * Returns the region that the reader chose in this browser, else the country of the browser's time zone (emergency
 * numbers depend on the place), else the first country in the browser's languages, such as fr-CA, else 'EU' when these
 * name one of its countries. Skips what is not in `regions`, and ends with 'international'. Sends no request.
 */
export function helpRegion(regions: readonly string[], browser: Browser = {}): HelpRegion {
  const { languages = navigator.languages, timeZone = ownTimeZone() } = browser;
  const isThere = (region: string | null) => region !== null && regions.includes(region);
  const chosen = readChosenRegion();
  if (chosen && isThere(chosen)) return { region: chosen, isGuess: false };
  const named = languages.flatMap((tag) => /-([A-Z]{2})(?:-|$)/.exec(tag)?.[1] ?? []);
  const wished = [findCountry(timeZone, regions), ...named, ...(named.some((one) => EU.includes(one)) ? ['EU'] : [])];
  return { region: wished.find(isThere) ?? INTERNATIONAL, isGuess: true };
}

export function storeChosenRegion(region: string): void {
  try {
    localStorage.setItem(KEY, region);
  } catch {
    // Storage is blocked or full: the choice lasts as long as the page.
  }
}

export function readChosenRegion(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Returns the only country with this time zone; null when there is none or several, or the browser cannot tell. */
function findCountry(timeZone: string, regions: readonly string[]): string | null {
  // UTC and similar zones belong to no country.
  if (!timeZone.includes('/')) return null;
  const countries = regions.filter((region) => /^[A-Z]{2}$/.test(region) && findTimeZones(region).includes(timeZone));
  return countries.length === 1 ? (countries[0] ?? null) : null;
}

/** Some browsers lack `getTimeZones`, and TypeScript does not know it yet. */
function findTimeZones(region: string): readonly string[] {
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
