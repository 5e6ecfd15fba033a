import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Figure, markdownOf } from './figures.ts';
import type { Machine } from './machine.ts';

const file = path.resolve(import.meta.dirname, '../../../docs/performance.md');

type Outcome = { name: string; machine: Machine; figures: Figure[]; notes: string[] };

/** Puts the newest figures of a benchmark into docs/performance.md, between the two marks with its name. */
export function writeIntoDocument({ name, machine, figures, notes }: Outcome): void {
  const [begin, end] = [`<!-- figures: ${name} -->`, `<!-- end of figures: ${name} -->`];
  const text = readFileSync(file, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no marks "${begin}" and "${end}"`);
  const facts = Object.entries(machine).map(([fact, value]) => `${fact} ${value}`);
  const block = [
    begin,
    markdownOf(figures),
    notes.map((note) => `- ${note}`).join('\n'),
    `Taken on ${new Date().toISOString().slice(0, 10)}: ${facts.join(', ')}.`,
  ].filter(Boolean);
  writeFileSync(file, `${text.slice(0, from)}${block.join('\n\n')}\n\n${text.slice(to)}`);
}
