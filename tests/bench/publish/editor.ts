import { setTimeout as wait } from 'node:timers/promises';
import config from '@common-ground/cms/payload.config.ts';
import { SEEDING } from '@common-ground/cms/src/payload/hooks/seeding.ts';
import { conditionPath } from '@common-ground/site/renderer';
import { getPayload } from 'payload';
import type pg from 'pg';
import { get } from '../stage/get.ts';
import { answerQuestions } from '../stage/Helper.ts';
import { LAST_UPDATED } from './editsOver.ts';
import { openDesk } from './openDesk.ts';

/**
 * Those who publish, in a process of their own. What is published goes through the whole workflow over HTTP; then the
 * gateway is asked for the pages until every one of them shows it.
 */
export type Page = { path: string; shows: string | null };
export type Kind = 'edit' | 'new' | 'translation' | 'scheduled' | 'unpublished' | 'renamed';
/** `pages[0]` is the page that readers look for first; null: it is gone. LAST_UPDATED stands for the time that publishing sets. */
export type Edit = { kind: Kind; id: number; marker: string; pages: Page[]; language?: string };

export type EditTimes = {
  /** When Publish was clicked (or its date came), in milliseconds since 1970. */
  clicked: number;
  /** Milliseconds from the click until the first page was new. */
  own: number;
  /** Milliseconds from the click until every page that shows what was published was new, in all languages. */
  all: number;
};
/** With `atOnce` above 1, approvals and clicks come as a burst, and the pages are looked at afterwards. */
export type Question = { origin: string; edits: Edit[]; atOnce: number };
export type Answer = { times: EditTimes[] };

const POLL_EVERY_MS = 2;
const MOST_MS = 120_000;
const SCHEDULED_IN_MS = 1500;
const now = () => performance.timeOrigin + performance.now();

const payload = await getPayload({ config, disableOnInit: true });
const { pool } = payload.db as unknown as { pool: pg.Pool };
const desk = await openDesk(pool);

/** What is left to do when the clock starts. Answers when it started. */
type Click = () => Promise<number>;

answerQuestions<Question>(async ({ origin, edits, atOnce }): Promise<Answer> => {
  const clicks: Click[] = [];
  for (const edit of edits) clicks.push(await prepare(origin, edit, { isBurst: atOnce > 1 }));
  const waiting = [...edits.entries()];
  const times: EditTimes[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, edit] = next;
      const click = clicks[index] as Click;
      times[index] = atOnce === 1 ? await publishAndLook(origin, edit, click) : await publish(edit, click);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  if (atOnce > 1) await lookAtAll(origin, edits, times);
  return { times };
});

/** All that people do before. In a burst the approvals are part of it. */
async function prepare(origin: string, edit: Edit, { isBurst }: { isBurst: boolean }): Promise<Click> {
  const { kind, id, marker, language } = edit;
  if (kind === 'renamed')
    return clicking(() =>
      payload.update({ collection: 'categories', id, data: { name: marker, reason: marker }, depth: 0 }),
    );
  if (kind === 'unpublished')
    return clicking(() =>
      payload.update({ collection: 'conditions', id, data: { _status: 'draft' }, depth: 0, context: { ...SEEDING } }),
    );
  const contribution =
    kind === 'new'
      ? await desk.proposeNew(origin, newCondition(marker))
      : await desk.propose(origin, { id, texts: { summary: summaryOf(marker) }, language });
  if (isBurst)
    return clicking(async () => {
      await desk.step(origin, contribution, 'approve');
      await desk.step(origin, contribution, 'publish');
    });
  await desk.step(origin, contribution, 'approve');
  if (kind === 'scheduled') {
    return async () => {
      const at = now() + SCHEDULED_IN_MS;
      await desk.step(origin, contribution, 'schedule', { at: new Date(at).toISOString() });
      await wait(at - now());
      while (!(await isPublished(contribution))) await waitOn(at, 'What was scheduled was not published');
      return at;
    };
  }
  return clicking(async () => {
    await desk.step(origin, contribution, 'publish');
    if (kind === 'new') await nameNewPage(edit, contribution);
  });
}

function clicking(work: () => Promise<unknown>): Click {
  return async () => {
    const clicked = now();
    await work();
    return clicked;
  };
}

async function publish(edit: Edit, click: Click): Promise<EditTimes> {
  const clicked = await click();
  if (edit.pages.some(({ shows }) => shows === LAST_UPDATED)) await nameLastUpdated(edit);
  return { clicked, own: 0, all: 0 };
}

async function publishAndLook(origin: string, edit: Edit, click: Click): Promise<EditTimes> {
  const times = await publish(edit, click);
  const [own, ...others] = edit.pages as [Page, ...Page[]];
  await waitFor(origin, own, times.clicked);
  times.own = now() - times.clicked;
  for (const page of others) await waitFor(origin, page, times.clicked);
  times.all = now() - times.clicked;
  await waitForNothingLeft(times.clicked);
  return times;
}

async function lookAtAll(origin: string, edits: Edit[], times: EditTimes[]): Promise<void> {
  for (const [index, { pages }] of edits.entries()) {
    const given = times[index] as EditTimes;
    for (const page of pages) await waitFor(origin, page, given.clicked);
    given.all = now() - given.clicked;
  }
  await waitForNothingLeft(Math.max(...times.map(({ clicked }) => clicked)));
}

async function isPublished(contribution: number): Promise<boolean> {
  const text = `SELECT FROM contributions WHERE id = $1 AND status = 'published'`;
  return (await pool.query(text, [contribution])).rows.length > 0;
}

async function nameNewPage(edit: Edit, contribution: number): Promise<void> {
  const { rows } = await pool.query('SELECT condition_id AS id FROM contributions WHERE id = $1', [contribution]);
  edit.pages = [{ path: conditionPath(rows[0].id, 'en'), shows: edit.marker }];
}

async function nameLastUpdated(edit: Edit): Promise<void> {
  const { rows } = await pool.query('SELECT last_updated AS at FROM conditions WHERE id = $1', [edit.id]);
  for (const page of edit.pages) if (page.shows === LAST_UPDATED) page.shows = rows[0].at.toISOString();
}

async function waitFor(origin: string, { path, shows }: Page, since: number): Promise<void> {
  for (;;) {
    const { status, body } = await get(origin + path);
    if (shows === null ? status === 404 : body.includes(shows)) return;
    await waitOn(since, `${path} did not show "${shows}"`);
  }
}

async function waitForNothingLeft(since: number): Promise<void> {
  while ((await pool.query('SELECT FROM publisher.waiting LIMIT 1')).rows.length > 0)
    await waitOn(since, 'Something was left');
}

async function waitOn(since: number, problem: string): Promise<void> {
  if (now() - since > MOST_MS) throw new Error(`${problem} within ${MOST_MS / 1000} s`);
  await wait(POLL_EVERY_MS);
}

function summaryOf(marker: string): string {
  return `A summary that was edited a moment ago, ${marker}, and is long enough to stand on a card of its category.`;
}

function newCondition(marker: string): object {
  return {
    name: marker,
    categoryId: 1,
    summary: summaryOf(marker),
    overview: 'One paragraph.\n\nAnother paragraph.',
    symptoms: ['One', 'Two'],
    causes: ['One'],
    treatments: ['One', 'Two'],
  };
}
