import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { get } from '../stage/get.ts';
import { answerQuestions } from '../stage/Helper.ts';
import { type Edit, LAST_UPDATED, type Page } from './editsOver.ts';
import { openDesk } from './openDesk.ts';

/**
 * Publishes edits, in a process of its own. An edit goes through the whole workflow over HTTP; then this process polls
 * the gateway until every page shows it.
 */
export type EditTimes = {
  /** Time of the click on Publish, in milliseconds since 1970. */
  clicked: number;
  /** Milliseconds from the click until the first page was new. */
  own: number;
  /** Milliseconds from the click until every page that shows what was published was new, in all languages. */
  all: number;
};
/** With `atOnce` above 1, approvals and clicks come as a burst, and the pages are polled afterwards. */
type Question = { origin: string; edits: Edit[]; atOnce: number };
export type Answer = { times: EditTimes[] };

const POLL_EVERY_MS = 2;
const MAX_MS = 120_000;
const now = () => performance.timeOrigin + performance.now();

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 2 });
const desk = await openDesk(pool);

answerQuestions<Question>(async ({ origin, edits, atOnce }): Promise<Answer> => {
  const isBurst = atOnce > 1;
  const taken: [Edit, contribution: number][] = [];
  for (const edit of edits) taken.push([edit, await desk.propose(origin, edit.id, createSummary(edit.marker))]);
  if (!isBurst) for (const [, contribution] of taken) await desk.step(origin, contribution, 'approve');
  const waiting = taken.entries();
  const times: EditTimes[] = [];
  const work = async () => {
    for (const [index, [edit, contribution]] of waiting) {
      const clicked = now();
      if (isBurst) await desk.step(origin, contribution, 'approve');
      await desk.step(origin, contribution, 'publish');
      await nameLastUpdated(edit);
      times[index] = { clicked, own: 0, all: 0 };
      if (!isBurst) await look(origin, edit, times[index]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (isBurst) for (const [index, edit] of edits.entries()) await look(origin, edit, times[index] as EditTimes);
  await waitForNothingLeft(Math.max(...times.map(({ clicked }) => clicked)));
  return { times };
});

async function look(origin: string, { pages }: Edit, times: EditTimes): Promise<void> {
  for (const [place, page] of pages.entries()) {
    await waitFor(origin, page, times.clicked);
    times.all = now() - times.clicked;
    if (place === 0) times.own = times.all;
  }
}

async function nameLastUpdated(edit: Edit): Promise<void> {
  const { rows } = await pool.query('SELECT last_updated AS at FROM conditions WHERE id = $1', [edit.id]);
  for (const page of edit.pages) if (page.shows === LAST_UPDATED) page.shows = rows[0].at.toISOString();
}

async function waitFor(origin: string, { path, shows }: Page, since: number): Promise<void> {
  while (!(await get(origin + path)).body.includes(shows)) await waitOn(since, `${path} did not show "${shows}"`);
}

async function waitForNothingLeft(since: number): Promise<void> {
  while ((await pool.query('SELECT FROM publisher.waiting LIMIT 1')).rows.length > 0)
    await waitOn(since, 'Something was left');
}

async function waitOn(since: number, problem: string): Promise<void> {
  if (now() - since > MAX_MS) throw new Error(`${problem} within ${MAX_MS / 1000} s`);
  await wait(POLL_EVERY_MS);
}

function createSummary(marker: string): string {
  return `A summary that was edited a moment ago, ${marker}, and is long enough to stand on a card of its category.`;
}
