import { setTimeout as wait } from 'node:timers/promises';
import config from '@common-ground/cms/payload.config.ts';
import { SEEDING } from '@common-ground/cms/src/hooks/seeding.ts';
import { getPayload } from 'payload';
import { answerQuestions } from '../stage/Helper.ts';
import { LAST_UPDATED } from './edits.ts';
import { getText } from './getText.ts';

/**
 * An editor at work, in a process of its own: publishes through Payload's Local API, as the CMS does, and then asks the
 * gateway for the pages until every one of them shows what was published.
 */
export type Page = { path: string; shows: string };
/** `pages[0]` is the condition's own page. The word LAST_UPDATED stands for the time that publishing sets. */
export type Edit = { id: number; marker: string; pages: Page[] };

export type EditTimes = {
  /** When Publish was clicked, in milliseconds since 1970. */
  clicked: number;
  /** Milliseconds after the click: Payload had answered. */
  saved: number;
  /** The condition's own page was new. */
  own: number;
  /** Every page that shows what was edited was new, in all languages. */
  all: number;
  /** No job was left: pages that name the condition were looked at too. */
  done: number;
};
/** With `atOnce` above 1, edits are saved as a burst and looked at afterwards. */
export type Question = { origin: string; edits: Edit[]; atOnce: number };
export type Answer = { times: EditTimes[] };

const POLL_EVERY_MS = 2;
const MOST_MS = 120_000;
const now = () => performance.timeOrigin + performance.now();

const payload = await getPayload({ config, disableOnInit: true });
const { pool } = payload.db as unknown as { pool: { query(text: string): Promise<{ rows: unknown[] }> } };

answerQuestions<Question>(async ({ origin, edits, atOnce }): Promise<Answer> => {
  const waiting = [...edits.entries()];
  const times: EditTimes[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, edit] = next;
      times[index] = atOnce === 1 ? await publishAndLook(origin, edit) : await publish(edit);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (atOnce > 1) await lookAtAll(origin, edits, times);
  return { times };
});

async function publishAndLook(origin: string, edit: Edit): Promise<EditTimes> {
  const times = await publish(edit);
  const [own, ...others] = edit.pages as [Page, ...Page[]];
  await waitFor(origin, own, times.clicked);
  times.own = now() - times.clicked;
  for (const page of others) await waitFor(origin, page, times.clicked);
  times.all = now() - times.clicked;
  await waitForNoJobs(times.clicked);
  times.done = now() - times.clicked;
  return times;
}

async function lookAtAll(origin: string, edits: Edit[], times: EditTimes[]): Promise<void> {
  for (const [index, { pages }] of edits.entries()) {
    const given = times[index] as EditTimes;
    for (const page of pages) await waitFor(origin, page, given.clicked);
    given.all = now() - given.clicked;
  }
  await waitForNoJobs(Math.max(...times.map(({ clicked }) => clicked)));
  for (const given of times) given.done = now() - given.clicked;
}

async function publish({ id, marker, pages }: Edit): Promise<EditTimes> {
  const clicked = now();
  const data = {
    summary: `A summary that was edited a moment ago, ${marker}, and is long enough to stand on a card of its category.`,
    sources: [{ title: marker, publisher: 'The editor of the benchmark', url: 'https://bench.example/', year: 2026 }],
    _status: 'published' as const,
  };
  const { lastUpdated } = await payload.update({
    collection: 'conditions',
    id,
    data,
    depth: 0,
    context: { ...SEEDING },
  });
  const saved = now() - clicked;
  for (const page of pages) page.shows = page.shows.replace(LAST_UPDATED, String(lastUpdated));
  return { clicked, saved, own: 0, all: 0, done: 0 };
}

async function waitFor(origin: string, { path, shows }: Page, since: number): Promise<void> {
  while (!(await getText(origin + path)).text.includes(shows)) await waitOn(since, `${path} did not show "${shows}"`);
}

async function waitForNoJobs(since: number): Promise<void> {
  while ((await pool.query('SELECT FROM payload_jobs LIMIT 1')).rows.length > 0) await waitOn(since, 'Jobs were left');
}

async function waitOn(since: number, problem: string): Promise<void> {
  if (now() - since > MOST_MS) throw new Error(`${problem} within ${MOST_MS / 1000} s`);
  await wait(POLL_EVERY_MS);
}
