import { rmSync } from 'node:fs';
import path from 'node:path';
import { astroBuilds, type Built } from '../astro/astroBuilds.ts';
import { atLeast, atMost, Report } from '../report/Report.ts';
import type { Stage } from '../stage/Stage.ts';
import type { Answer } from './fullRender.ts';

/** Node options of the publisher, as in `cms/src/server/start/createService.ts`. */
const FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512'];

const METHOD = [
  'Full render: renderEverything into an empty folder, on all cores, in a process of its own with the flags it has in production; the time of the whole call, with paths listed, dependencies saved and files written.',
  'Astro: `astro build` with ASTRO_STATIC=1 on the same pages, content from a process that keeps every answer in memory (warmed by a build that is not counted); its rate is of what it calls "generating static routes" alone, without bundling.',
  'Both in turn, round by round, on one machine that does nothing else. A ratio is of one round; its spread is over the rounds.',
  'Memory: peak resident memory of the publisher and of those that render for it, each at its own peak.',
];

export async function benchBuild(stage: Stage): Promise<void> {
  const { isQuick, most, say } = stage.options;
  const conditions = Math.min(isQuick ? 200 : 10_000, most);
  // With ten thousand conditions `astro build` takes up to twenty minutes, and runs once uncounted before, so only one
  // round is measured.
  const rounds = isQuick || conditions > 3000 ? 1 : 3;
  const report = new Report('build', { isQuick, method: METHOD });
  await stage.buildSite();
  const database = await stage.database(conditions);
  const astro = await astroBuilds(stage, database);
  say('One astro build that is not counted');
  await astro.build('full');
  const renders: Answer[] = [];
  const builds: Built[] = [];
  for (let round = 1; round <= rounds; round++) {
    say(`Round ${round} of ${rounds}`);
    renders.push(await renderOnce(stage, database));
    builds.push(await astro.build('full'));
  }
  reportRates(report, renders, builds);
  const fewer = Math.ceil(conditions / 10);
  say(`Every page of ${fewer} conditions`);
  reportMemory(report, await renderOnce(stage, await stage.database(fewer)), renders);
  const peaks = builds.map(({ peakMB }) => peakMB).filter((peak) => peak !== null);
  const what = `peak memory of astro build, ${builds[0]?.pages} pages`;
  if (peaks.length > 0) report.add({ what, value: Math.max(...peaks), unit: 'MB' });
  await report.finish(database);
}

async function renderOnce(stage: Stage, databaseUrl: string): Promise<Answer> {
  const folder = path.join(stage.folder, 'full-render');
  const helper = await stage.helper('build/fullRender.ts', stage.environment(databaseUrl), FLAGS);
  try {
    return await helper.ask<Answer>({ folder });
  } finally {
    await helper.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const readSeconds = ({ seconds }: Answer | Built) => seconds;
const pagesPerSecond = ({ pages, seconds }: Answer) => pages / seconds;

function reportRates(report: Report, renders: Answer[], builds: Built[]): void {
  const rates = renders.map(pagesPerSecond);
  const others = builds.map(({ pages, generatingSeconds }) => pages / generatingSeconds);
  const ratios = rates.map((rate, round) => rate / (others[round] ?? Number.NaN));
  report.rounds(`full render, ${renders[0]?.pages} pages`, 'pages/s', rates);
  report.rounds(`astro build, ${builds[0]?.pages} pages`, 'pages/s', others);
  report.rounds('full render : astro build', 'x', ratios, atLeast(2.5));
  report.rounds('full render, all of it', 's', renders.map(readSeconds));
  report.rounds('astro build, the whole command', 's', builds.map(readSeconds));
}

function reportMemory(report: Report, small: Answer, large: Answer[]): void {
  const peak = Math.max(...large.map(({ peakMB }) => peakMB ?? 0));
  if (!small.peakMB || !peak) return;
  report.add({ what: `peak memory, ${small.pages} pages`, value: small.peakMB, unit: 'MB', samples: 1 });
  report.add({ what: `peak memory, ${large[0]?.pages} pages`, value: peak, unit: 'MB', samples: large.length });
  report.add({ what: 'memory, large : small', value: peak / small.peakMB, unit: 'x', target: atMost(1.2) });
}
