import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `node scripts/generateIdentifierStatus.ts <IdentifierStatus.txt>` writes
 * api/features/accounts/names/identifierStatus.ts from Unicode's list of characters allowed in identifiers
 * (https://www.unicode.org/Public/security/latest/IdentifierStatus.txt, in Perl's sources lib/unicore/IdStatus.txt).
 */
const source = process.argv[2];
if (!source) {
  console.error('Usage: node scripts/generateIdentifierStatus.ts IdentifierStatus.txt');
  process.exit(1);
}
const target = path.resolve(import.meta.dirname, '../api/features/accounts/names/identifierStatus.ts');
const WIDTH = 110;

const text = readFileSync(source, 'utf8');
const version = /^# Version: (\S+)/m.exec(text)?.[1];
const ranges: { first: number; last: number }[] = [];
for (const line of text.split('\n')) {
  const [, from, to = from] = /^([0-9A-F]+)(?:\.\.([0-9A-F]+))?\s*;\s*Allowed/.exec(line) ?? [];
  if (!from || !to) continue;
  const range = { first: Number.parseInt(from, 16), last: Number.parseInt(to, 16) };
  const before = ranges.at(-1);
  if (before && before.last + 1 === range.first) before.last = range.last;
  else ranges.push(range);
}

let end = 0;
const steps = ranges.map(({ first, last }) => {
  const step = [first - end, last - first].map((count) => count.toString(36));
  end = last;
  return last > first ? step.join('-') : step[0];
});
const lines = steps.join(' ').match(new RegExp(`.{1,${WIDTH}}`, 'g')) ?? [];
writeFileSync(
  target,
  `/*
 * Written by scripts/generateIdentifierStatus.ts from Unicode's IdentifierStatus.txt, version ${version}.
 * Copyright © 1991-2025 Unicode, Inc. Data under the Unicode License V3 (https://www.unicode.org/license.txt).
 */

/**
 * Ranges of characters whose Identifier_Status is Allowed, as \`step\` or \`step-more\` in base 36: the first character is
 * \`step\` after the last one of the range before, and \`more\` characters follow it.
 */
export const ALLOWED =
${lines.map((line) => `  '${line}'`).join(' +\n')};
`,
);
