import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, release, totalmem } from 'node:os';
import path from 'node:path';
import { markdownTable } from '@common-ground/cms/src/payload/permissions/markdown.ts';
import pg from 'pg';

type Target = { is: 'at most' | 'at least'; value: number };
type Figure = {
  what: string;
  value: number;
  unit: string;
  /** Lowest and highest value of the rounds. */
  spread?: [number, number];
  samples?: number;
  target?: Target | undefined;
};

const root = path.resolve(import.meta.dirname, '../../..');
const results = path.resolve(import.meta.dirname, '../results');
const document = path.join(root, 'docs/performance.md');

/** The result of one benchmark: a table for the terminal and docs/performance.md, and a file in `results`. */
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

  /** Adds the median of the rounds, with their spread. */
  rounds(what: string, unit: string, values: number[], target?: Target): void {
    this.add({ what, value: median(values), unit, spread: spread(values), samples: values.length, target });
  }

  /** Adds the median and the 95th percentile of times in milliseconds. `most` limits the latter. */
  times(what: string, of: string, times: number[], most?: number): void {
    for (const [share, limit] of [[50], [95, most]] as [number, number?][]) {
      const target = limit === undefined ? undefined : atMost(limit);
      const value = percentile(times, share);
      this.add({ what: `${what}, p${share}, ${of}`, value, unit: 'ms', samples: times.length, target });
    }
  }

  note(line: string): void {
    this.#notes.push(line);
  }

  /** Prints the table and writes it to `results` and docs/performance.md; a trial writes only a trial file. */
  async finish(databaseUrl: string): Promise<void> {
    const machine = await readMachine(databaseUrl);
    const table = writeTable(this.#figures);
    console.log(`\n${this.#name}${this.#isQuick ? ' (a small trial: figures say nothing yet)' : ''}\n\n${table}`);
    for (const note of this.#notes) console.log(`  ${note}`);
    const written = {
      name: this.#name,
      takenAt: new Date().toISOString(),
      isTrial: this.#isQuick,
      machine,
      method: this.#method,
      figures: this.#figures.map((figure) => ({ ...figure, isMet: isMet(figure) })),
      notes: this.#notes,
    };
    mkdirSync(results, { recursive: true });
    const file = path.join(results, `${this.#name}${this.#isQuick ? '.trial' : ''}.json`);
    writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
    console.log(`\n  written to ${path.relative(process.cwd(), file)}`);
    if (this.#isQuick) return;
    const facts = Object.entries(machine).map(([fact, value]) => `${fact} ${value}`);
    const notes = this.#notes.map((note) => `- ${note}`).join('\n');
    const taken = `Taken on ${written.takenAt.slice(0, 10)}: ${facts.join(', ')}.`;
    writeIntoDocument(this.#name, [table, notes, taken].filter(Boolean).join('\n\n'));
  }
}

export function atMost(value: number): Target {
  return { is: 'at most', value };
}

export function atLeast(value: number): Target {
  return { is: 'at least', value };
}

function isMet({ value, target }: Figure): boolean | undefined {
  return target && (target.is === 'at most' ? value <= target.value : value >= target.value);
}

function writeTable(figures: Figure[]): string {
  const rows = figures.map((figure) => {
    const { what, value, unit, spread: [lowest, highest] = [0, 0], target } = figure;
    return [
      what,
      `${short(value)} ${unit}`,
      lowest === highest ? '' : `${short(lowest)} to ${short(highest)}`,
      target ? `${target.is} ${short(target.value)}` : '',
      target ? (isMet(figure) ? 'yes' : 'NO') : '',
    ];
  });
  return markdownTable([['what', 'figure', 'spread', 'to reach', 'reached'], ...rows]);
}

function short(value: number): string {
  if (!Number.isFinite(value)) return '?';
  if (Number.isInteger(value) || Math.abs(value) >= 100) return value.toFixed(0);
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

/** Writes the newest figures of a benchmark into docs/performance.md, between the two marks with its name. */
function writeIntoDocument(name: string, block: string): void {
  const [begin, end] = [`<!-- figures: ${name} -->`, `<!-- end of figures: ${name} -->`];
  const text = readFileSync(document, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`docs/performance.md has no marks "${begin}" and "${end}"`);
  writeFileSync(document, `${text.slice(0, from)}${begin}\n\n${block}\n\n${text.slice(to)}`);
}

async function readMachine(databaseUrl: string): Promise<Record<string, string | number>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  await client.end();
  return {
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${release()}`,
    node: process.versions.node,
    postgres: rows[0]?.server_version ?? 'unknown',
    astro: readVersion('site', 'astro'),
    payload: readVersion('cms', 'payload'),
    next: readVersion('cms', 'next'),
    load: Number((loadavg()[0] ?? 0).toFixed(2)),
  };
}

function readVersion(workspace: string, name: string): string {
  return JSON.parse(readFileSync(path.join(root, workspace, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Returns the smallest value that is at least as large as `share` percent of the values. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((share / 100) * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: number[]): number {
  return percentile(values, 50);
}

/** Returns the lowest and the highest value: there are too few rounds for a better measure of their spread. */
export function spread(values: number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}
