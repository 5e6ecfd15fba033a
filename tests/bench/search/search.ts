import autocannon from 'autocannon';
import pg from 'pg';
import { Judgement } from '../../search/Judgement.ts';
import { JUDGED_CODES, type JudgedQuery, readJudgedQueries } from '../../search/judged.ts';
import { makeSlips } from '../../search/slips.ts';
import { atLeast, Report } from '../report/Report.ts';
import { cpuSeconds, peakMemory } from '../stage/processFacts.ts';
import type { Stage } from '../stage/Stage.ts';
import type { Measured, Question } from './measureIndexes.ts';
import { openPagefind } from './openPagefind.ts';
import { type AskedQuery, makeSearches } from './searchTexts.ts';

const METHOD = [
  'Judged queries of tests/search/queries, in four languages, over the seed content. Success at 5: a right condition is among the first five.',
  'Slips in names: the first names of every condition in every language, misspelt by tests/search/slips.ts: letters changed places, missing, doubled, wrong, two slips, no spaces.',
  'Product: /api/localized/search of the process that `npm start` runs, over loopback, one request after the other.',
  'Pagefind alone: one index for each language, of the page as HTML (name as h1, aliases as h2, tags, summary and sections), asked in Chromium with its own ranking.',
  'ILIKE: name, aliases, summary, tags or sections contain the text as it was typed, in the language of the page; names first, then by id.',
  'Generated conditions in four languages: the judged queries, and texts made from the names and pages that are there. Processor time is that of the handler of /api/localized/find in a process of its own; requests a second are those of one web process beside PostgreSQL and autocannon with 16 connections.',
];

/** Conditions of the larger sites, with the target for the processor time of a search in milliseconds, at p95. */
const SIZES = [
  { conditions: 1000, most: 1 },
  { conditions: 10_000, most: 6 },
];

export async function benchSearch(stage: Stage): Promise<void> {
  const { isQuick } = stage.options;
  const report = new Report('search', { isQuick, method: METHOD });
  const queries = readJudgedQueries().filter((_, place) => !isQuick || place % 10 === 0);
  const seeded = await stage.seededDatabase();
  await judge({ stage, databaseUrl: seeded, queries, report });
  const sizes = SIZES.filter(({ conditions }) => conditions <= stage.options.most);
  for (const { conditions, most } of isQuick ? [{ conditions: 100, most: 1 }] : sizes)
    await measureSize({ stage, report, judged: queries, conditions, most });
  await report.finish(seeded);
}

type Size = { stage: Stage; report: Report; judged: JudgedQuery[]; conditions: number; most: number };

/** Measures the search in four languages: alone in a process, and through a web process. */
async function measureSize({ stage, report, judged, conditions, most }: Size): Promise<void> {
  const databaseUrl = await stage.database(conditions);
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  await sql.query('UPDATE languages SET is_active = code = ANY ($1)', [JUDGED_CODES]);
  stage.options.say(`Searching ${conditions} conditions`);
  const kinds = { 'judged queries': judged, ...(await makeSearches(sql, stage.options.isQuick ? 5 : 60)) };
  const queries = Object.values(kinds).flat();
  const at = `at ${conditions} conditions`;
  const helper = await stage.helper('search/measureIndexes.ts', { NODE_ENV: 'production' }, ['--expose-gc']);
  const measured = await helper.ask<Measured>({ databaseUrl, queries } satisfies Question);
  await helper.stop();
  report.times('processor time of a search', at, measured.times, most);
  report.add({ what: `loading all entries, ${at}`, value: measured.loadSeconds, unit: 's' });
  report.add({ what: `longest turn of loading, ${at}`, value: measured.longestTurn, unit: 'ms' });
  report.add({ what: `memory of the indexes, ${at}`, value: measured.addedMB, unit: 'MB' });
  await measureWeb({ stage, report, databaseUrl, queries, at });
  await sql.query('UPDATE languages SET is_active = true');
  await sql.end();
}

type Web = { stage: Stage; report: Report; databaseUrl: string; queries: AskedQuery[]; at: string };

async function measureWeb({ stage, report, databaseUrl, queries, at }: Web): Promise<void> {
  const site = await stage.start(['web'], databaseUrl, `web-${at.replace(/\D/g, '')}`);
  const seconds = stage.options.isQuick ? 1 : 10;
  for (const [name, toPath] of Object.entries({ find: toFindPath, search: toSearchPath })) {
    const requests = queries.map((query) => ({ method: 'GET' as const, path: toPath(query) }));
    await autocannon({ url: site.origin, connections: 16, duration: 2, requests });
    const before = cpuSeconds(site.pids[0]);
    const result = await autocannon({
      url: site.origin,
      connections: 16,
      duration: seconds,
      requests,
    });
    const failed = result.non2xx + result.errors + result.timeouts;
    if (failed > 0) throw new Error(`${failed} requests of ${name} failed`);
    const { total } = result.requests;
    const used = (1000 * (cpuSeconds(site.pids[0]) - before)) / total;
    report.add({ what: `requests a second, ${name}, ${at}`, value: total / result.duration, unit: '1/s' });
    report.add({ what: `processor time of a request, ${name}, ${at}`, value: used, unit: 'ms' });
  }
  report.add({
    what: `peak memory of the web process, ${at}`,
    value: peakMemory(site.pids[0]) ?? Number.NaN,
    unit: 'MB',
  });
  await site.stop();
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
    report.times('a request', 'at the seed content', times);
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

function toSearchPath({ q, language }: AskedQuery): string {
  return `/api/localized/search?${new URLSearchParams({ q, lang: language })}`;
}

function toFindPath({ q, language }: AskedQuery): string {
  return `/api/localized/find?${new URLSearchParams({ q, lang: language, uncounted: '1' })}`;
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
