import pg from 'pg';
import { Judgement } from '../../search/Judgement.ts';
import { type JudgedQuery, LANGUAGES, readJudgedQueries } from '../../search/judged.ts';
import { makeSlips } from '../../search/slips.ts';
import type { Latency } from '../api-read/client.ts';
import { searchTexts } from '../api-read/requests.ts';
import { Report } from '../report/Report.ts';
import { percentile } from '../report/statistics.ts';
import type { Stage } from '../stage/Stage.ts';
import { findWithIlike } from './findWithIlike.ts';
import { Pagefind } from './Pagefind.ts';
import { measureTyping } from './typing.ts';

const METHOD = [
  'Judged queries of tests/search/queries, in four languages, over the seed content. Success at 5: a right condition is among the first five.',
  'Slips in names: the first names of every condition in every language, misspelt by tests/search/slips.ts: letters changed places, missing, doubled, wrong, two slips, no spaces.',
  'Product: /api/localized/search of the process that `npm start` runs, over loopback, one request after the other.',
  'Pagefind alone: one index for each language, of the page as HTML (name as h1, aliases as h2, tags, summary and sections), asked in Chromium with its own ranking.',
  'ILIKE: name, aliases, summary, tags or sections contain the text as it was typed, in the language of the page; names first, then by id.',
  'Server time at 10,000 generated conditions in ten languages: the judged queries, and texts made from the names and pages that are there.',
  'Key to suggestions: the first four letters of 60 names of those conditions, 150 ms between keys, in Chromium with its processor slowed down four times; from the input event to the frame in which the list begins with a name that has what was typed. Good line: loopback. Slow 4G: 150 ms latency, 1.6 Mbit/s.',
];

/** What the search finds beside Pagefind alone and ILIKE, and how long the server takes. */
export async function benchSearch(stage: Stage): Promise<void> {
  const { isQuick, say } = stage.options;
  const report = new Report('search', { isQuick, method: METHOD });
  const queries = readJudgedQueries().filter((_, place) => !isQuick || place % 10 === 0);
  const seeded = await stage.seededDatabase();
  await judge({ stage, databaseUrl: seeded, queries, report });
  const conditions = isQuick ? 100 : 10_000;
  const databaseUrl = await stage.database(conditions);
  say(`Server time at ${conditions} conditions`);
  const origin = (await stage.api(databaseUrl)).origin;
  const client = await stage.helper('api-read/client.ts', {});
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const kinds = { 'judged queries': queries.map(pathOf), ...(await searchTexts(sql, isQuick ? 5 : 60)) };
  await sql.end();
  await client.ask<Latency>({
    kind: 'latency',
    origin,
    paths: Object.values(kinds).flatMap((paths) => paths.slice(0, 5)),
  });
  const all: number[] = [];
  for (const [kind, paths] of Object.entries(kinds)) {
    const { times, failed } = await client.ask<Latency>({ kind: 'latency', origin, paths });
    if (failed > 0) throw new Error(`${failed} searches failed: ${kind}`);
    all.push(...times);
    report.note(
      `${kind}, p50 and p95 in ms: ${percentile(times, 50).toFixed(1)} and ${percentile(times, 95).toFixed(1)}`,
    );
  }
  addTimes(report, `at ${conditions} conditions`, all, true);
  await measureTyping(stage, databaseUrl, report);
  await report.finish(databaseUrl);
}

type Judging = { stage: Stage; databaseUrl: string; queries: JudgedQuery[]; report: Report };

/** Each query is asked of all three in turn. */
async function judge({ stage, databaseUrl, queries, report }: Judging): Promise<void> {
  const { isQuick, say } = stage.options;
  const { origin } = await stage.api(databaseUrl);
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  say('Writing an index of Pagefind for each language');
  const pagefind = await Pagefind.open({ sql, folder: stage.folder, languages: LANGUAGES });
  const times: number[] = [];
  const sides = {
    product: async (query: JudgedQuery) => {
      const started = performance.now();
      const response = await fetch(origin + pathOf(query));
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
      const slipped = await Judgement.of(slips, find);
      addSuccess(report, `${name}, slips in names`, slipped);
    }
    addTimes(report, 'at the seed content', times, false);
  } finally {
    await pagefind.close();
    await sql.end();
  }
}

function pathOf({ q, language }: JudgedQuery): string {
  return `/api/localized/search?${new URLSearchParams({ q, lang: language })}`;
}

function addSuccess(report: Report, name: string, judgement: Judgement): void {
  const { queries, at1, at5 } = judgement.success();
  const target = name.startsWith('product') ? { target: { is: 'at least', value: 97 } as const } : {};
  report.add({ what: `success at 1, ${name}`, value: at1 * 100, unit: '%', samples: queries });
  report.add({ what: `success at 5, ${name}`, value: at5 * 100, unit: '%', samples: queries, ...target });
}

function byLanguage(judgement: Judgement): string {
  return LANGUAGES.map((language) => {
    const { queries, at1, at5 } = judgement.success({ language });
    return `${language} ${at1.toFixed(3)} and ${at5.toFixed(3)} of ${queries}`;
  }).join('; ');
}

function addTimes(report: Report, at: string, times: number[], isHeld: boolean): void {
  report.add({ what: `search, p50, ${at}`, value: percentile(times, 50), unit: 'ms', samples: times.length });
  report.add({
    what: `search, p95, ${at}`,
    value: percentile(times, 95),
    unit: 'ms',
    samples: times.length,
    ...(isHeld ? { target: { is: 'at most', value: 30 } as const } : {}),
  });
}
