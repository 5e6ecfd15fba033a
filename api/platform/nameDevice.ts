import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

const BROWSERS = new Set(Object.values(BROWSER_MAP));
const SYSTEMS = new Set(Object.values(OS_MAP));
const MAX_CHARACTERS = 512;

/**
 * Returns browser and system, such as "Firefox, Android"; empty when neither is known. Only names that the library
 * lists are used, because for an unknown client it returns what the client sent.
 */
export function nameDevice({ headers }: Request): string {
  const given = headers.get('user-agent')?.slice(0, MAX_CHARACTERS);
  if (!given) return '';
  const { browser, os } = parse(given);
  return [knownIn(BROWSERS, browser.name), knownIn(SYSTEMS, os.name)].filter(Boolean).join(', ');
}

function knownIn(names: Set<string>, name: string | undefined): string {
  return name && names.has(name) ? name : '';
}
