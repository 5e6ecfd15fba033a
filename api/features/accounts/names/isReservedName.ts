import { NAME_OF_SITE, NAMES_OF_NOBODY, RESERVED_WORDS } from '../../../contracts/accounts/reservedNames.ts';
import { type Database, rowOf } from '../../../platform/Database.ts';

/** What they look like, joined: the site's name, those of nobody, and what a name may be put together of. */
type Reserved = { nameOfSite: string; nobody: Set<string>; words: RegExp };

let reserved: Reserved | undefined;

/**
 * Whether a reader would take this name for that of those who run the site: one of its words is reserved, or it is made
 * of nothing else, however it is put together ("ad.min", "DemoEditor", "admin2"). Or for what stands in the place of a name.
 */
export async function isReservedName(database: Database, name: string): Promise<boolean> {
  reserved ??= await readReserved(database);
  const { nameOfSite, nobody, words } = reserved;
  const looks = await rowOf<{ forms: string[] }>(database, {
    name: 'account-name-keys',
    text: 'SELECT account.name_keys(VARIADIC $1::text[]) AS forms',
    values: [[name, name.replace(/\p{N}+/gu, '')]],
  });
  return (looks?.forms ?? []).map(withoutDots).some((form) => {
    const whole = joined(form);
    return (
      whole.includes(nameOfSite) || nobody.has(whole) || [whole, ...form.split(' ')].some((part) => words.test(part))
    );
  });
}

/** Once: these words and the table of what looks like what change with the code alone. */
async function readReserved(database: Database): Promise<Reserved> {
  const looks = await rowOf<{ names: string[] }>(database, {
    name: 'account-reserved-looks',
    text: `SELECT array(SELECT account.looks(word) FROM unnest($1::text[]) WITH ORDINALITY AS given (word, place)
             ORDER BY place) AS names`,
    values: [[NAME_OF_SITE, ...NAMES_OF_NOBODY, ...RESERVED_WORDS]],
  });
  const [nameOfSite = '', ...names] = (looks?.names ?? []).map(withoutDots).map(joined);
  const words = names.slice(NAMES_OF_NOBODY.length);
  return {
    nameOfSite,
    nobody: new Set(names.slice(0, NAMES_OF_NOBODY.length)),
    words: new RegExp(`^(?:${words.map(escaped).join('|')})+$`),
  };
}

/** A small i, too, is taken for an l where somebody counts on it ("adm1n"). Nobody else is refused a name for that. */
const withoutDots = (text: string) => text.replaceAll('i', 'l');
const joined = (text: string) => text.replaceAll(' ', '');
const escaped = (text: string) => text.replace(/[^\p{L}]/gu, String.raw`\$&`);
