import { rmSync } from 'node:fs';
import path from 'node:path';
import { AstroBuilds, type Built } from '../astro/AstroBuilds.ts';
import { Report } from '../report/Report.ts';
import { median, spread } from '../report/statistics.ts';
import { Helper } from '../stage/Helper.ts';
import type { Stage } from '../stage/Stage.ts';
import type { Answer } from './fullRender.ts';

/** What the publisher is started with; see Processes.ts of the hosts. */
const FLAGS = ['--max-semi-space-size=4', '--max-old-space-size=512'];

const METHOD = [
  'Full render: renderEverything into an empty folder, on all cores, in a process of its own with the flags it has in production; the time of the whole call, with paths listed, dependencies saved and files written.',
  'Astro: `astro build` with ASTRO_STATIC=1 on the same pages, content from a process that keeps every answer in memory (warmed by a build that is not counted); its rate is of what it calls "generating static routes" alone, without bundling.',
  'Both in turn, round by round, on one machine that does nothing else. A ratio is of one round; its spread is over the rounds.',
  'Memory: peak resident memory of the rendering process, all its threads included.',
];

/** Every page anew: the publisher's full render beside `astro build`. */
export async function benchBuild(stage: Stage): Promise<void> {
  const { isQuick, say } = stage.options;
  const sizes = isQuick ? { small: 100, compared: 100, large: 200 } : { small: 1000, compared: 1000, large: 10_000 };
  const rounds = isQuick ? 1 : 3;
  const report = new Report('build', { isQuick, method: METHOD });
  await stage.buildSite();
  const compared = await stage.database(sizes.compared);
  const astro = await AstroBuilds.over(stage, compared);
  say('One astro build that is not counted');
  await astro.build({ isIncremental: false });
  const renders: Answer[] = [];
  const builds: Built[] = [];
  for (let round = 1; round <= rounds; round++) {
    say(`Round ${round} of ${rounds}`);
    renders.push(await renderOnce(stage, compared));
    builds.push(await astro.build({ isIncremental: false }));
  }
  const rates = renders.map(rateOf);
  const astroRates = builds.map((built) => built.pages / built.generatingSeconds);
  const ratios = rates.map((rate, round) => rate / (astroRates[round] ?? Number.NaN));
  const pages = renders[0]?.pages ?? 0;
  add(report, `full render, ${pages} pages`, rates, 'pages/s');
  add(report, `astro build, ${builds[0]?.pages} pages`, astroRates, 'pages/s');
  report.add({
    what: 'full render : astro build',
    value: median(ratios),
    unit: 'x',
    spread: spread(ratios),
    samples: rounds,
    target: { is: 'at least', value: 3 },
  });
  add(
    report,
    'astro build, the whole command',
    builds.map((built) => built.seconds),
    's',
  );

  say(`Every page of ${sizes.large} conditions`);
  const large = await renderOnce(stage, await stage.database(sizes.large));
  const small =
    sizes.small === sizes.compared ? renders.at(-1) : await renderOnce(stage, await stage.database(sizes.small));
  report.add({ what: `full render, ${large.pages} pages`, value: rateOf(large), unit: 'pages/s', samples: 1 });
  report.add({ what: `full render, ${large.pages} pages, time`, value: large.seconds, unit: 's', samples: 1 });
  if (large.peakMB && small?.peakMB) {
    report.add({ what: `peak memory, ${small.pages} pages`, value: small.peakMB, unit: 'MB', samples: 1 });
    report.add({ what: `peak memory, ${large.pages} pages`, value: large.peakMB, unit: 'MB', samples: 1 });
    report.add({
      what: 'memory, large : small',
      value: large.peakMB / small.peakMB,
      unit: 'x',
      target: { is: 'at most', value: 1.2 },
    });
  }
  const astroMemory = builds.map((built) => built.peakMB).filter((peak) => peak !== null);
  if (astroMemory.length > 0)
    report.add({
      what: `peak memory of astro build, ${builds[0]?.pages} pages`,
      value: Math.max(...astroMemory),
      unit: 'MB',
    });
  await report.finish(compared);
}

async function renderOnce(stage: Stage, databaseUrl: string): Promise<Answer> {
  const folder = path.join(stage.folder, 'full-render');
  const helper = await Helper.start('build/fullRender.ts', stage.environment(databaseUrl), FLAGS);
  try {
    return await helper.ask<Answer>({ folder });
  } finally {
    await helper.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function rateOf({ pages, seconds }: Answer): number {
  return pages / seconds;
}

function add(report: Report, what: string, values: number[], unit: 'pages/s' | 's'): void {
  report.add({ what, value: median(values), unit, spread: spread(values), samples: values.length });
}
