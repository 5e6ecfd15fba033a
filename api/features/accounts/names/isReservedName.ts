import { NAME_OF_SITE, NAMES_OF_NOBODY, RESERVED_WORDS } from '../../../contracts/accounts/reservedNames.ts';
import { type Database, rowOf } from '../../../platform/Database.ts';

type Looks = { names: string[]; forms: string[] };

/**
 * Whether a reader would take this name for that of those who run the site: one of its words is reserved, or it is made
 * of nothing else, however it is put together ("ad.min", "DemoEditor", "admin2"). Or for what stands in the place of a name.
 */
export async function isReservedName(database: Database, name: string): Promise<boolean> {
  const looks = await rowOf<Looks>(database, {
    name: 'account-name-looks',
    text: `SELECT array(SELECT account.looks(word) FROM unnest($1::text[]) WITH ORDINALITY AS given (word, place)
               ORDER BY place) AS names,
             account.name_keys(VARIADIC $2::text[]) AS forms`,
    values: [
      [NAME_OF_SITE, ...NAMES_OF_NOBODY, ...RESERVED_WORDS],
      [name, name.replace(/\p{N}+/gu, '')],
    ],
  });
  if (!looks) return false;
  const [nameOfSite = '', ...names] = looks.names.map(withoutDots).map(joined);
  const nobody = new Set(names.slice(0, NAMES_OF_NOBODY.length));
  const words = names.slice(NAMES_OF_NOBODY.length);
  const reserved = new RegExp(`^(?:${words.map(escaped).join('|')})+$`);
  return looks.forms.map(withoutDots).some((form) => {
    const whole = joined(form);
    return (
      whole.includes(nameOfSite) || nobody.has(whole) || [whole, ...form.split(' ')].some((part) => reserved.test(part))
    );
  });
}

/** A small i, too, is taken for an l where somebody counts on it ("adm1n"). Nobody else is refused a name for that. */
const withoutDots = (text: string) => text.replaceAll('i', 'l');
const joined = (text: string) => text.replaceAll(' ', '');
const escaped = (text: string) => text.replace(/[^\p{L}]/gu, String.raw`\$&`);
