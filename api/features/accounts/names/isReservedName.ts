import { z } from 'zod';
import { PLACEHOLDER_NAMES, RESERVED_SITE_NAME, RESERVED_WORDS } from '../../../contracts/accounts/reservedNames.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow } from '../../../platform/statement.ts';

/** The reserved names in their look-alike forms, without spaces. `words` matches a sequence of reserved words. */
type Reserved = { nameOfSite: string; nobody: Set<string>; words: RegExp };

let reserved: Reserved | undefined;

const NAME_KEYS = defineStatement({
  name: 'account-name-keys',
  row: { forms: z.array(z.string()) },
  text: 'SELECT account.name_keys(VARIADIC $1::text[]) AS forms',
});

/**
 * Returns whether readers could take a name for that of the site's staff or for a placeholder such as "former member".
 * True for a name that contains the site's name, is a placeholder, has a reserved word as one of its words, or consists
 * of reserved words alone, however they are joined ("ad.min", "DemoEditor", "admin2").
 */
export async function isReservedName(database: Database, name: string): Promise<boolean> {
  reserved ??= await readReserved(database);
  const { nameOfSite, nobody, words } = reserved;
  const looks = await findRow(database, NAME_KEYS, [[name, name.replace(/\p{N}+/gu, '')]]);
  return (looks?.forms ?? []).map(withoutDots).some((form) => {
    const whole = joined(form);
    return (
      whole.includes(nameOfSite) || nobody.has(whole) || [whole, ...form.split(' ')].some((part) => words.test(part))
    );
  });
}

const RESERVED_LOOKS = defineStatement({
  name: 'account-reserved-looks',
  row: { names: z.array(z.string()) },
  text: `SELECT array(SELECT account.looks(word) FROM unnest($1::text[]) WITH ORDINALITY AS given (word, place)
           ORDER BY place) AS names`,
});

async function readReserved(database: Database): Promise<Reserved> {
  const looks = await findRow(database, RESERVED_LOOKS, [
    [RESERVED_SITE_NAME, ...PLACEHOLDER_NAMES, ...RESERVED_WORDS],
  ]);
  const [nameOfSite = '', ...names] = (looks?.names ?? []).map(withoutDots).map(joined);
  const words = names.slice(PLACEHOLDER_NAMES.length);
  return {
    nameOfSite,
    nobody: new Set(names.slice(0, PLACEHOLDER_NAMES.length)),
    words: new RegExp(`^(?:${words.map(escaped).join('|')})+$`),
  };
}

/** Replaces i by l, so that "adm1n" matches "admin": look-alike forms have l for 1. Not done for users' names. */
const withoutDots = (text: string) => text.replaceAll('i', 'l');
const joined = (text: string) => text.replaceAll(' ', '');
const escaped = (text: string) => text.replace(/[^\p{L}]/gu, String.raw`\$&`);
