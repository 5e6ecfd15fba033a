import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { type Figure, isMet, tableOf } from './figures.ts';
import { type Machine, readMachine } from './machine.ts';
import { writeIntoDocument } from './writeIntoDocument.ts';

const results = path.resolve(import.meta.dirname, '../results');

/** The outcome of one benchmark: a table for the terminal and a file for the repository. */
export class Report {
  #name: string;
  #isQuick: boolean;
  #method: string[];
  #figures: Figure[] = [];
  #notes: string[] = [];

  constructor(name: string, { isQuick, method }: { isQuick: boolean; method: string[] }) {
    this.#name = name;
    this.#isQuick = isQuick;
    this.#method = method;
  }

  add(figure: Figure): void {
    this.#figures.push(figure);
  }

  note(line: string): void {
    this.#notes.push(line);
  }

  /** Prints the table and writes `results/<name>.json`; a trial is written beside it and never committed for the real one. */
  async finish(databaseUrl: string): Promise<void> {
    const machine: Machine = { ...(await readMachine(databaseUrl)), loadAfter: Number((loadavg()[0] ?? 0).toFixed(2)) };
    const figures = this.#figures.map((figure) => ({ ...figure, isMet: isMet(figure) }));
    const written = {
      name: this.#name,
      takenAt: new Date().toISOString(),
      isTrial: this.#isQuick,
      machine,
      method: this.#method,
      figures,
      notes: this.#notes,
    };
    console.log(`\n${this.#name}${this.#isQuick ? ' (a small trial: figures say nothing yet)' : ''}\n`);
    console.log(tableOf(this.#figures));
    for (const note of this.#notes) console.log(`  ${note}`);
    mkdirSync(results, { recursive: true });
    const file = path.join(results, `${this.#name}${this.#isQuick ? '.trial' : ''}.json`);
    writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
    if (!this.#isQuick) writeIntoDocument({ name: this.#name, machine, figures: this.#figures, notes: this.#notes });
    console.log(`\n  written to ${path.relative(process.cwd(), file)}`);
  }
}
