import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { categoryPath, conditionPath, homePath } from '@common-ground/site/src/routes.ts';
import type { Browser } from '@playwright/test';
import pg from 'pg';
import { fetchCompressed } from '../../support/fetchCompressed.ts';
import { atLeast, atMost, Report } from '../report/Report.ts';
import { openBrowser } from '../stage/openBrowser.ts';
import { runProgram } from '../stage/runProgram.ts';
import type { Stage } from '../stage/Stage.ts';
import { type Judged, runLighthouse, TIMINGS } from './lighthouse.ts';
import { measureTransfer } from './measureTransfer.ts';
import { buildStarlight } from './starlight.ts';

/** Limit of the compressed document of a condition page (decision 011). */
const CONDITION_BYTES = 18_000;
/** The same limit with the headers of the response. */
const TRANSFERRED_BYTES = 18_600;
/** Brotli quality that the gateway uses. */
const SERVED_QUALITY = 9;

const METHOD = [
  'Our pages: the seed content in a database of its own, rendered and served by the processes that `npm start` runs. Starlight: `astro build` of one page with the same text, no other in its menu, served by the same gateway with the same compression.',
  'Transferred: Network.loadingFinished of a real Chromium over loopback, nothing cached, nothing touched, until a second after the network fell silent; headers included, the icon left out.',
  'Lighthouse: performance, accessibility, best practices and SEO with its defaults for phones (a middling phone, slow 4G, a processor four times slower, all simulated), a fresh browser each time, all pages in turn, round by round; a figure is the median of the rounds.',
  'NHS front-end kit: the published minified style sheet and script, compressed in the same way, before any content.',
];
const SHOWN = ['en', 'ar'];
const CONDITION = 1;

type Page = { name: string; url: string; isOurs: boolean; isCondition: boolean };

export async function benchPage(stage: Stage): Promise<void> {
  const { isQuick, say } = stage.options;
  const report = new Report('page', { isQuick, method: METHOD });
  const tools = await installTools(stage);
  await stage.buildSite();
  const databaseUrl = await stage.seededDatabase();
  const ours = await ourPages(
    databaseUrl,
    (await stage.start(['publisher', 'web'], databaseUrl, 'pages')).origin,
    report,
  );
  say('Building the Starlight page');
  const pages = [...ours, await starlightPage(stage, tools, databaseUrl)];
  const browser = await openBrowser();
  try {
    for (const page of pages) await reportTransfer(report, browser, page);
  } finally {
    await browser.close();
  }
  reportFrontendKit(report, tools);
  const rounds = new Map(pages.map((page): [Page, Judged[]] => [page, []]));
  const count = isQuick ? 1 : 3;
  for (let round = 1; round <= count; round++) {
    say(`Lighthouse, round ${round} of ${count}`);
    const folder = path.join(stage.folder, 'lighthouse');
    for (const [{ url }, judged] of rounds) judged.push(await runLighthouse({ tools, url, folder }));
  }
  for (const [page, judged] of rounds) reportJudged(report, page, judged);
  await report.finish(databaseUrl);
}

/**
 * Installs Lighthouse, the NHS front-end kit and a Starlight project into the benchmark's folder. They take 360 MB and
 * nothing else needs them, so they are a workspace of their own. It takes seconds once pnpm has stored the packages.
 */
async function installTools(stage: Stage): Promise<string> {
  stage.options.say('Installing what pages are measured with and compared with');
  const folder = path.join(stage.folder, 'page-tools');
  cpSync(path.join(import.meta.dirname, 'tools'), folder, { recursive: true });
  await runProgram('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], { cwd: folder });
  return folder;
}

/** Returns home, a category, a condition, and the condition page with the most compressed bytes. */
async function ourPages(databaseUrl: string, origin: string, report: Report): Promise<Page[]> {
  const page = (name: string, path: string, isCondition = false): Page => {
    return { name, url: origin + path, isOurs: true, isCondition };
  };
  const pages = [
    ...SHOWN.map((language) => page(`home, ${language}`, homePath(language))),
    ...SHOWN.map((language) => page(`category 1, ${language}`, categoryPath(1, language))),
    ...SHOWN.map((language) => page(`condition ${CONDITION}, ${language}`, conditionPath(CONDITION, language), true)),
  ];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: number }>(`SELECT id FROM conditions WHERE _status = 'published'`);
  await client.end();
  const paths = rows.flatMap(({ id }) => LANGUAGE_CODES.map((language) => conditionPath(id, language)));
  let heaviest = { path: '', bytes: 0 };
  for (const path of paths) {
    const bytes = (await fetchCompressed(origin + path)).body.length;
    if (bytes > heaviest.bytes) heaviest = { path, bytes };
  }
  report.note(`Most bytes of all condition pages: ${heaviest.path} of ${paths.length}, ${heaviest.bytes} bytes`);
  const isShown = pages.some(({ url }) => url === origin + heaviest.path);
  return isShown ? pages : [...pages, page(heaviest.path, heaviest.path, true)];
}

/** Builds the same condition as a Starlight page, served by a gateway like ours. */
async function starlightPage(stage: Stage, tools: string, databaseUrl: string): Promise<Page> {
  const { origin } = await stage.start(['web'], databaseUrl, 'starlight');
  // The gateway of this stage serves the pages in this folder.
  const outDir = path.join(stage.folder, 'starlight/site/current');
  const built = await buildStarlight({ tools, outDir, conditionId: CONDITION, site: origin });
  return { name: `Starlight, condition ${CONDITION}, en`, url: origin + built, isOurs: false, isCondition: true };
}

async function reportTransfer(
  report: Report,
  browser: Browser,
  { name, url, isOurs, isCondition }: Page,
): Promise<void> {
  const { body } = await fetchCompressed(url);
  const { bytes, requests, externalFiles } = await measureTransfer(browser, url);
  const add = (what: string, value: number, unit: 'bytes' | 'requests', most?: number) => {
    const target = isOurs && most !== undefined ? atMost(most) : undefined;
    report.add({ what: `${name}: ${what}`, value, unit, target });
  };
  add('document, compressed', body.length, 'bytes', isCondition ? CONDITION_BYTES : undefined);
  add('transferred', bytes, 'bytes', isCondition ? TRANSFERRED_BYTES : undefined);
  add('requests', requests, 'requests', 1);
  add('scripts and styles in files of their own', externalFiles, 'requests', 0);
}

/**
 * Reports the size of the published NHS front-end kit, compressed as our pages are: its pages load the kit besides
 * their content.
 */
function reportFrontendKit(report: Report, tools: string): void {
  const folder = path.join(tools, 'node_modules/nhsuk-frontend');
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: SERVED_QUALITY };
  const sizes = ['css', 'js'].map((ending) => {
    const file = readFileSync(path.join(folder, `dist/nhsuk/nhsuk-frontend-${version}.min.${ending}`));
    return brotliCompressSync(file, { params }).length;
  });
  const what = `nhsuk-frontend ${version}: style sheet and script, no content`;
  report.add({ what, value: sizes.reduce((sum, size) => sum + size), unit: 'bytes' });
}

function reportJudged(report: Report, { name, isOurs, isCondition }: Page, judged: Judged[]): void {
  const lowest = judged.map(({ scores }) => Math.min(...scores));
  report.rounds(`${name}: Lighthouse, the lowest of four scores`, 'of 100', lowest, isOurs ? atLeast(100) : undefined);
  for (const [id, what] of isCondition ? Object.entries(TIMINGS) : []) {
    const times = judged.map(({ timings }) => timings[id as keyof typeof TIMINGS]);
    report.rounds(`${name}: ${what}`, 'ms', times);
  }
  const shift = Math.max(...judged.map(({ layoutShift }) => layoutShift));
  const failed = [...new Set(judged.flatMap((one) => one.failed))];
  const scores = judged.map((one) => one.scores.join('/')).join(', ');
  report.note(`${name}: Lighthouse ${scores}; layout shift ${shift}; audits below 1: ${failed.join('; ') || 'none'}`);
}
