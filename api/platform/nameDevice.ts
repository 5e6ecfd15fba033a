import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

const BROWSERS = new Set(Object.values(BROWSER_MAP));
const SYSTEMS = new Set(Object.values(OS_MAP));
/** Longer than any browser's; what goes beyond is not looked at. */
const MOST_CHARACTERS = 512;

/**
 * Kind of browser and system, such as "Firefox, Android", for a person to tell their sign-ins apart; empty where neither
 * is known. Only names that the library itself lists: of an unknown client it repeats what the client wrote.
 */
export function nameDevice({ headers }: Request): string {
  const given = headers.get('user-agent')?.slice(0, MOST_CHARACTERS);
  if (!given) return '';
  const { browser, os } = parse(given);
  return [knownIn(BROWSERS, browser.name), knownIn(SYSTEMS, os.name)].filter(Boolean).join(', ');
}

function knownIn(names: Set<string>, name: string | undefined): string {
  return name && names.has(name) ? name : '';
}
