import path from 'node:path';
import { findBrowser } from '../../../scripts/lib/browser.ts';
import { fetchCompressed } from '../../support/fetchCompressed.ts';
import { Report } from '../report/Report.ts';
import { median, spread } from '../report/statistics.ts';
import type { Stage } from '../stage/Stage.ts';
import { costsOf } from './costsOf.ts';
import { measureFrontendKit } from './frontendKit.ts';
import { type Judged, runLighthouse, TIMINGS } from './lighthouse.ts';
import { ourPages, type Page, starlightPage } from './pages.ts';
import { Tools } from './Tools.ts';
import { measureTransfer, openBrowser } from './transfer.ts';

/** What a server may send before it hears from the reader: ten segments of 1,460 bytes (RFC 6928), headers included. */
const FIRST_ROUND_TRIP = 14_600;
/** Of that, for the page itself. */
const CONDITION_BYTES = 14_000;

const METHOD = [
  'Our pages: the seed content in a database of its own, rendered and served by the processes that `npm start` runs. Starlight: `astro build` of one page with the same text, no other in its menu, served by the same gateway with the same compression.',
  'Transferred: Network.loadingFinished of a real Chromium over loopback, nothing cached, nothing touched, until a second after the network fell silent; headers included, the icon left out.',
  'Lighthouse: performance, accessibility, best practices and SEO with its defaults for phones (a middling phone, slow 4G, a processor four times slower, all simulated), a fresh browser each time, all pages in turn, round by round; a figure is the median of the rounds.',
  'NHS front-end kit: the published minified style sheet and script, compressed in the same way, before any content.',
];

type Rounds = Map<Page, Judged[]>;

/** Bytes, requests and Lighthouse of our pages, beside a Starlight page of the same text and the NHS front-end kit. */
export async function benchPage(stage: Stage): Promise<void> {
  const { isQuick, say } = stage.options;
  const report = new Report('page', { isQuick, method: METHOD });
  const browser = findBrowser();
  if (!browser) throw new Error('Pages are measured in Chromium, and none was found');
  say('Installing what pages are measured with and compared with');
  const tools = await Tools.install(path.join(stage.folder, 'page-tools'));
  await stage.buildSite();
  const databaseUrl = await stage.seededDatabase();
  const { origin } = await stage.site(databaseUrl, 'pages');
  const { pages: ours, heaviest } = await ourPages(databaseUrl, origin);
  report.note(`Most bytes of all condition pages: ${heaviest}`);
  say('Building the Starlight page');
  const pages = [...ours, await starlightPage(stage, tools, databaseUrl)];
  await reportTransfers(report, pages, browser);
  reportFrontendKit(report, tools);
  for (const page of ours.filter(({ isCondition }) => isCondition)) await noteCosts(report, page);
  const rounds = await judge({ stage, tools, pages, browser, count: isQuick ? 1 : 3 });
  for (const [page, judged] of rounds) reportJudged(report, page, judged);
  await report.finish(databaseUrl);
}

async function reportTransfers(report: Report, pages: Page[], executablePath: string): Promise<void> {
  const browser = await openBrowser(executablePath);
  try {
    for (const page of pages) {
      const { body } = await fetchCompressed(page.url);
      const { bytes, requests, externalScripts, externalStyles } = await measureTransfer(browser, page.url);
      const add = (what: string, value: number, unit: 'bytes' | 'requests', atMost?: number) =>
        report.add({
          what: `${page.name}: ${what}`,
          value,
          unit,
          ...(page.isOurs && atMost !== undefined ? { target: { is: 'at most', value: atMost } as const } : {}),
        });
      add('document, compressed', body.length, 'bytes', page.isCondition ? CONDITION_BYTES : undefined);
      add('transferred', bytes, 'bytes', page.isCondition ? FIRST_ROUND_TRIP : undefined);
      add('requests', requests, 'requests', 1);
      add('scripts and styles in files of their own', externalScripts + externalStyles, 'requests', 0);
    }
  } finally {
    await browser.close();
  }
}

function reportFrontendKit(report: Report, tools: Tools): void {
  const { version, css, js } = measureFrontendKit(tools);
  report.add({ what: `nhsuk-frontend ${version}: style sheet and script, no content`, value: css + js, unit: 'bytes' });
}

async function noteCosts(report: Report, { name, url }: Page): Promise<void> {
  const { body } = await fetchCompressed(url);
  const costs = costsOf(body).map((part) => `${part.name} ${part.bytes} (${part.plainBytes} plain)`);
  report.note(`${name}, bytes that the page is smaller without: ${costs.join(', ')}`);
}

type Judging = { stage: Stage; tools: Tools; pages: Page[]; browser: string; count: number };

async function judge({ stage, tools, pages, browser, count }: Judging): Promise<Rounds> {
  const rounds: Rounds = new Map(pages.map((page) => [page, []]));
  const folder = path.join(stage.folder, 'lighthouse');
  for (let round = 1; round <= count; round++) {
    stage.options.say(`Lighthouse, round ${round} of ${count}`);
    for (const [page, judged] of rounds) judged.push(await runLighthouse({ tools, url: page.url, browser, folder }));
  }
  return rounds;
}

function reportJudged(report: Report, { name, isOurs, isCondition }: Page, judged: Judged[]): void {
  const lowest = judged.map(({ scores }) => Math.min(...scores));
  report.add({
    what: `${name}: Lighthouse, the lowest of four scores`,
    value: median(lowest),
    unit: 'of 100',
    spread: spread(lowest),
    samples: lowest.length,
    ...(isOurs ? { target: { is: 'at least', value: 100 } as const } : {}),
  });
  for (const [id, what] of isCondition ? Object.entries(TIMINGS) : []) {
    const times = judged.map(({ timings }) => timings[id as keyof typeof TIMINGS]);
    report.add({
      what: `${name}: ${what}`,
      value: median(times),
      unit: 'ms',
      spread: spread(times),
      samples: times.length,
    });
  }
  const shift = Math.max(...judged.map(({ layoutShift }) => layoutShift));
  const failed = [...new Set(judged.flatMap((one) => one.failed))];
  const scores = judged.map(({ scores }) => scores.join('/')).join(', ');
  report.note(`${name}: Lighthouse ${scores}; layout shift ${shift}; audits below 1: ${failed.join('; ') || 'none'}`);
}
