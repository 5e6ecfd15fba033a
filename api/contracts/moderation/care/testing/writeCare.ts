import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { careTable } from './score.ts';

const FILE = path.resolve(import.meta.dirname, '../../../../../docs/care.md');

/** Returns docs/care.md as it is (`is`), and as it has to be with the figures computed anew (`mustBe`). */
export function careDocument(): { is: string; mustBe: string } {
  const is = readFileSync(FILE, 'utf8');
  const [before] = is.split(/^\| Sentences/m);
  return { is, mustBe: `${before}${careTable()}\n` };
}

if (import.meta.main) writeFileSync(FILE, careDocument().mustBe);
