import pg from 'pg';
import { Judgement } from '../../search/Judgement.ts';
import { JUDGED_CODES, type JudgedQuery, readJudgedQueries } from '../../search/judged.ts';
import { makeSlips } from '../../search/slips.ts';
import { atLeast, percentile, Report } from '../report/Report.ts';
import { get } from '../stage/get.ts';
import type { Stage } from '../stage/Stage.ts';
import { openPagefind } from './openPagefind.ts';
import { makeSearches } from './searchTexts.ts';

const METHOD = [
  'Judged queries of tests/search/queries, in four languages, over the seed content. Success at 5: a right condition is among the first five.',
  'Slips in names: the first names of every condition in every language, misspelt by tests/search/slips.ts: letters changed places, missing, doubled, wrong, two slips, no spaces.',
  'Product: /api/localized/search of the process that `npm start` runs, over loopback, one request after the other.',
  'Pagefind alone: one index for each language, of the page as HTML (name as h1, aliases as h2, tags, summary and sections), asked in Chromium with its own ranking.',
  'ILIKE: name, aliases, summary, tags or sections contain the text as it was typed, in the language of the page; names first, then by id.',
  'Server time at 10,000 generated conditions in ten languages: the judged queries, and texts made from the names and pages that are there.',
];

export async function benchSearch(stage: Stage): Promise<void> {
  const { isQuick } = stage.options;
  const report = new Report('search', { isQuick, method: METHOD });
  const queries = readJudgedQueries().filter((_, place) => !isQuick || place % 10 === 0);
  await judge({ stage, databaseUrl: await stage.seededDatabase(), queries, report });
  const conditions = isQuick ? 100 : 10_000;
  const databaseUrl = await stage.database(conditions);
  const { origin } = await stage.start(['web'], databaseUrl, 'api');
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const kinds = { 'judged queries': queries.map(toSearchPath), ...(await makeSearches(sql, isQuick ? 5 : 60)) };
  await sql.end();
  stage.options.say('Search');
  await measureSearches({ origin, kinds, report, at: `at ${conditions} conditions` });
  await report.finish(databaseUrl);
}

type Searches = { origin: string; kinds: Record<string, string[]>; report: Report; at: string };

async function measureSearches({ origin, kinds, report, at }: Searches): Promise<void> {
  // The first requests run code and statements for the first time, so they are not counted.
  for (const paths of Object.values(kinds)) await measureTimes(origin, paths.slice(0, 5));
  const all: number[] = [];
  for (const [kind, paths] of Object.entries(kinds)) {
    const times = await measureTimes(origin, paths);
    all.push(...times);
    report.note(
      `${kind}, p50 and p95 in ms: ${percentile(times, 50).toFixed(1)} and ${percentile(times, 95).toFixed(1)}`,
    );
  }
  report.times('search', at, all, 30);
}

async function measureTimes(origin: string, paths: string[]): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const started = performance.now();
    const { status } = await get(origin + path);
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    times.push(performance.now() - started);
  }
  return times;
}

type Judging = { stage: Stage; databaseUrl: string; queries: JudgedQuery[]; report: Report };

async function judge({ stage, databaseUrl, queries, report }: Judging): Promise<void> {
  const { isQuick, say } = stage.options;
  const { origin } = await stage.start(['web'], databaseUrl, 'judged');
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  say('Writing an index of Pagefind for each language');
  const pagefind = await openPagefind({ sql, folder: stage.folder, languages: JUDGED_CODES });
  const times: number[] = [];
  const sides = {
    product: async (query: JudgedQuery) => {
      const started = performance.now();
      const response = await fetch(origin + toSearchPath(query));
      const found = (await response.json()) as { id: number }[];
      times.push(performance.now() - started);
      return found.map(({ id }) => id);
    },
    'Pagefind alone': (query: JudgedQuery) => pagefind.find(query),
    ILIKE: (query: JudgedQuery) => findWithIlike(sql, query),
  };
  try {
    const slips = makeSlips().filter((_, place) => place % (isQuick ? 200 : 5) === 0);
    say(`Asking ${queries.length} queries, and ${slips.length} slips`);
    for (const query of queries.slice(0, 10)) await sides.product(query);
    times.length = 0;
    for (const [name, find] of Object.entries(sides)) {
      const judgement = await Judgement.of(queries, find);
      addSuccess(report, name, judgement);
      if (name === 'product') report.note(`product by language: ${byLanguage(judgement)}`);
      addSuccess(report, `${name}, slips in names`, await Judgement.of(slips, find));
    }
    report.times('search', 'at the seed content', times);
  } finally {
    await pagefind.close();
    await sql.end();
  }
}

/** Selects the conditions that contain the text as typed, in the page's language or else in the default one. */
async function findWithIlike(sql: pg.Pool, { q, language }: JudgedQuery): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>(
    `SELECT id FROM (
       SELECT c.id, coalesce(t.name, c.name) AS name,
         concat_ws(' ', coalesce(t.name, c.name), coalesce(t.aliases, c.aliases), coalesce(t.summary, c.summary),
           coalesce(t.tags, c.tags), coalesce(t.overview, c.overview), coalesce(t.symptoms, c.symptoms),
           coalesce(t.causes, c.causes), coalesce(t.treatments, c.treatments)) AS page
       FROM conditions c LEFT JOIN languages l ON l.code = $2
       LEFT JOIN condition_translations t ON t.condition_id = c.id AND t.language_id = l.id AND t._status = 'published'
       WHERE c._status = 'published') texts
     WHERE page ILIKE $1 ORDER BY (name ILIKE $1) DESC, id`,
    [`%${q.replace(/[\\%_]/g, '\\$&')}%`, language],
  );
  return rows.map(({ id }) => id);
}

function toSearchPath({ q, language }: JudgedQuery): string {
  return `/api/localized/search?${new URLSearchParams({ q, lang: language })}`;
}

function addSuccess(report: Report, name: string, judgement: Judgement): void {
  const { queries: samples, at1, at5 } = judgement.success();
  const target = name.startsWith('product') ? atLeast(97) : undefined;
  report.add({ what: `success at 1, ${name}`, value: at1 * 100, unit: '%', samples });
  report.add({ what: `success at 5, ${name}`, value: at5 * 100, unit: '%', samples, target });
}

function byLanguage(judgement: Judgement): string {
  return JUDGED_CODES.map((language) => {
    const { queries, at1, at5 } = judgement.success({ language });
    return `${language} ${at1.toFixed(3)} and ${at5.toFixed(3)} of ${queries}`;
  }).join('; ');
}
