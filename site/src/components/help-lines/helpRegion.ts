const KEY = 'help-region';
const INTERNATIONAL = 'international';
/** Countries in which the harmonised numbers of the EU may be there. */
const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(' ');

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
 * Of these regions the one that the reader chose in this browser, else the first that one of the browser's languages names,
 * such as fr-CA. Where somebody is, nobody is asked.
 */
export function helpRegion(regions: readonly string[], languages: readonly string[] = navigator.languages): string {
  const named = languages.flatMap((tag) => /-([A-Z]{2})(?:-|$)/.exec(tag)?.[1] ?? []);
  const wished = [chosen(), ...named, ...(named.some((region) => EU.includes(region)) ? ['EU'] : [])];
  return wished.find((region) => region !== null && regions.includes(region)) ?? INTERNATIONAL;
}

/** Kept in this browser alone. */
export function chooseHelpRegion(region: string): void {
  try {
    localStorage.setItem(KEY, region);
  } catch {
    // Storage is closed: the choice lasts as long as what shows it.
  }
}

function chosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
