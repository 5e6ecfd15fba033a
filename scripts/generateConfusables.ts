import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `node scripts/generateConfusables.ts <confusables.txt>` writes api/features/accounts/names/confusables.ts from
 * Unicode's table (https://www.unicode.org/Public/security/latest/confusables.txt, also in ICU's sources). A newer
 * table needs a migration that computes the keys of all names again.
 */
const source = process.argv[2];
if (!source) {
  console.error('Usage: node scripts/generateConfusables.ts confusables.txt');
  process.exit(1);
}
const target = path.resolve(import.meta.dirname, '../api/features/accounts/names/confusables.ts');
const WIDTH = 110;
const LAST = 0x10ffff;

/**
 * Characters that do not turn a letter into another one: accents, points of Arabic and Hebrew, invisible ones. Vowel
 * signs of Indian scripts and the marks of kana are letters to their readers, and are not listed.
 */
const MARKS = [
  ...[
    '\\u00AD',
    '\\u034F',
    '\\u061C',
    '\\u0300-\\u036F',
    '\\u0483-\\u0489',
    '\\u0591-\\u05BD',
    '\\u05BF',
    '\\u05C1\\u05C2',
  ],
  ...['\\u05C4\\u05C5', '\\u05C7', '\\u0610-\\u061A', '\\u0640', '\\u064B-\\u065F', '\\u0670', '\\u06D6-\\u06DC'],
  ...['\\u06DF-\\u06E4', '\\u06E7\\u06E8', '\\u06EA-\\u06ED', '\\u1AB0-\\u1AFF', '\\u1DC0-\\u1DFF', '\\u200B-\\u200F'],
  ...['\\u2028-\\u202E', '\\u2060-\\u206F', '\\u20D0-\\u20FF', '\\uFE00-\\uFE0F', '\\uFE20-\\uFE2F', '\\uFEFF'],
].join('');
const marks = new RegExp(`[${MARKS}]`, 'gu');

const text = readFileSync(source, 'utf8');
const version = /^# Version: (\S+)/m.exec(text)?.[1];
const prototypes = new Map<string, string>();
for (const line of text.split('\n')) {
  const [, from, to] = /^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/.exec(line) ?? [];
  if (from && to) prototypes.set(ofCodes(from), ofCodes(to));
}

const sources = new Map<string, string[]>();
for (let code = 0; code <= LAST; code++) {
  if (code >= 0xd800 && code <= 0xdfff) continue;
  const character = String.fromCodePoint(code);
  // PostgreSQL decomposes or removes these characters before it looks names up in this table.
  if (character.normalize('NFKD') !== character || character.replace(marks, '') === '') continue;
  const looks = toPrototype(character);
  if (looks === character.toLowerCase()) continue;
  sources.set(looks, [...(sources.get(looks) ?? []), character]);
}

/** Returns the prototype of a character in lower case without marks, applied to its parts until nothing changes. */
function toPrototype(character: string): string {
  let looks = character;
  for (let before = ''; before !== looks; ) {
    before = looks;
    looks = [...looks].map((part) => prototypes.get(part) ?? part).join('');
    looks = looks.normalize('NFKD').replace(marks, '').toUpperCase().toLowerCase().normalize('NFKD').replace(marks, '');
  }
  return looks;
}

const rows = [...sources]
  .map(([looks, characters]) => `${formatCodePoints(looks)}=${formatCodePoints(characters.join(''))}`)
  .sort();
const lines = rows.join(';').match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
writeFileSync(
  target,
  `/*
 * Written by scripts/generateConfusables.ts from Unicode's confusables.txt, version ${version}.
 * Copyright © 1991-2025 Unicode, Inc. Data under the Unicode License V3 (https://www.unicode.org/license.txt).
 */

/** Marks that make no other letter, as the inside of a character class of a regular expression. */
export const MARKS = String.raw\`${MARKS}\`;

/** \`what it looks like=characters\`, all as code points in base 36, after Unicode's decomposition NFKD and without marks. */
export const CONFUSABLES =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`,
);

function ofCodes(codes: string): string {
  return String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)));
}

function formatCodePoints(characters: string): string {
  return [...characters].map((character) => character.codePointAt(0)?.toString(36)).join(' ');
}
