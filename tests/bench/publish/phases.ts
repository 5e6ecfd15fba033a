import { median } from '../report/statistics.ts';
import type { EditTimes } from './editor.ts';
import type { TraceEvent } from './trace.ts';

/** Where the time of one publish went, in milliseconds after the click. */
export type Phases = {
  claimed: number;
  known: number;
  firstInPlace: number;
  lastInPlace: number;
  rendered: number;
  written: number;
  queries: number;
  rendering: number;
  writing: number;
};

/** What the publisher noted between this click and when nothing was left to do. Null when it noted nothing. */
export function phasesOf(events: TraceEvent[], { clicked, done }: EditTimes): Phases | null {
  const own = events.filter((event) => event.from >= clicked && event.from <= clicked + done);
  const named = (name: string) => own.filter((event) => event.name === name);
  const claimed = named('publisher-languages')[0];
  const known = named('publisher-pages-showing')[0];
  const renders = own.filter((event) => event.kind === 'render');
  const renames = own.filter((event) => event.kind === 'rename');
  if (!claimed || !known || renames.length === 0) return null;
  return {
    claimed: claimed.from - clicked,
    known: known.to - clicked,
    firstInPlace: Math.min(...renames.map((event) => event.to)) - clicked,
    lastInPlace: Math.max(...renames.map((event) => event.to)) - clicked,
    rendered: renders.length,
    written: renames.length,
    queries: own.filter((event) => event.kind === 'sql').length,
    rendering: covered(renders),
    writing: covered(renames),
  };
}

/** Medians of the phases of many publishes, in their order. */
export function inWords(times: EditTimes[], phases: Phases[]): string {
  const of = (name: keyof Phases) => median(phases.map((phase) => phase[name])).toFixed(0);
  const time = (name: 'saved' | 'own' | 'all' | 'done') => median(times.map((each) => each[name])).toFixed(0);
  return [
    `the click was answered ${time('saved')} ms`,
    `change seen ${of('claimed')} ms`,
    `paths known ${of('known')} ms`,
    `first file in place ${of('firstInPlace')} ms`,
    `own page served ${time('own')} ms`,
    `every page served ${time('all')} ms`,
    `last file in place ${of('lastInPlace')} ms`,
    `nothing left ${time('done')} ms`,
    `(${of('rendered')} pages rendered in ${of('rendering')} ms, ${of('written')} written in ${of('writing')} ms, ${of('queries')} queries)`,
  ].join(', ');
}

/** Milliseconds in which at least one of the events was going on. */
function covered(events: TraceEvent[]): number {
  let sum = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const { from, to } of events.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}
