import pg from 'pg';
import { astroBuilds } from '../astro/astroBuilds.ts';
import { atMost, median, percentile, Report, spread } from '../report/Report.ts';
import type { Helper } from '../stage/Helper.ts';
import type { Stage } from '../stage/Stage.ts';
import type { Site } from '../stage/startSite.ts';
import type { Answer, EditTimes } from './editor.ts';
import { type Edit, editsOver, type TakeEdits } from './editsOver.ts';
import { findStale } from './findStale.ts';

const METHOD = [
  'What is published goes through the whole workflow over HTTP: an author sends it in, a reviewer takes and approves it, an editor clicks Publish. The clock starts before that click. Publisher, API and gateway run as `npm start` runs them; the people are in a process of their own.',
  "New bytes are served when the gateway answers with the new text: the condition's own page, then every page that shows what was edited: the condition in each language that has no summary of its own, and its category's page in ten languages. Asked for every 2 ms at most.",
  'All sizes stand side by side and are measured in turn, round by round; the next edit begins when nothing is left to do of the one before. Growth compares rounds with each other.',
  'A burst is a hundred approvals, each followed by its Publish, of a hundred conditions, four at a time. Afterwards every page that shows one of them (at the smallest size: every page of the site) is compared, byte for byte, with a fresh render from the database.',
  'Astro: `astro build` and its incremental mode on the pages of the smallest size, in the same rounds. The incremental build is told for free which pages changed. Its time is that of the command: until it ends, no page is new.',
];

type Scene = {
  conditions: number;
  databaseUrl: string;
  site: Site;
  editor: Helper;
  sql: pg.Pool;
  takeEdits: TakeEdits;
  rounds: EditTimes[][];
  bursts: { seconds: number; looked: number; stale: number }[];
};

export async function benchPublish(stage: Stage): Promise<void> {
  const { isQuick, most, say } = stage.options;
  const sizes = (isQuick ? [50, 100] : [100, 1000, 10_000]).filter((conditions) => conditions <= most);
  const plan = isQuick ? { rounds: 1, edits: 8, burst: 20 } : { rounds: 3, edits: 25, burst: 100 };
  const report = new Report('publish', { isQuick, method: METHOD });
  await stage.buildSite();
  const scenes: Scene[] = [];
  for (const conditions of sizes) scenes.push(await prepareScene(stage, conditions));
  const smallest = scenes[0] as Scene;
  const astro = await astroBuilds(stage, smallest.databaseUrl);
  const builds = { full: [] as number[], incremental: [] as number[] };
  const modes = ['full', 'incremental'] as const;
  say('One astro build in each mode that is not counted');
  for (const mode of modes) await astro.build(mode);

  for (let round = 1; round <= plan.rounds; round++) {
    say(`Round ${round} of ${plan.rounds}`);
    for (const scene of scenes) scene.rounds.push(await oneByOne(scene, plan.edits));
    for (const scene of scenes) await burst(scene, plan.burst);
    const [edit] = (await smallest.takeEdits(1)) as [Edit];
    await astro.change(edit.pages.map(({ path }) => path));
    for (const mode of modes) builds[mode].push((await astro.build(mode)).seconds);
  }
  for (const scene of scenes) reportScene(report, scene, plan.burst);
  reportGrowth(report, scenes);
  reportAstro(report, smallest, builds);
  for (const scene of scenes) await scene.sql.end();
  await report.finish(smallest.databaseUrl);
}

async function prepareScene(stage: Stage, conditions: number): Promise<Scene> {
  const databaseUrl = await stage.database(conditions);
  stage.options.say(`Rendering every page of ${conditions} conditions`);
  const site = await stage.start(['publisher', 'web'], databaseUrl, `site-${conditions}`);
  const editor = await stage.helper('publish/editor.ts', stage.environment(databaseUrl));
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const takeEdits = await editsOver(sql);
  const scene: Scene = { conditions, databaseUrl, site, editor, sql, takeEdits, rounds: [], bursts: [] };
  // The first edits run code for the first time, so they are not measured.
  for (const edit of await takeEdits(5)) await ask(scene, [edit], 1);
  return scene;
}

async function oneByOne(scene: Scene, count: number): Promise<EditTimes[]> {
  const times: EditTimes[] = [];
  for (const edit of await scene.takeEdits(count)) {
    const [time] = (await ask(scene, [edit], 1)) as [EditTimes];
    times.push(time);
  }
  return times;
}

async function burst(scene: Scene, count: number): Promise<void> {
  const edits = await scene.takeEdits(count);
  const times = await ask(scene, edits, 4);
  const begun = Math.min(...times.map(({ clicked }) => clicked));
  const served = Math.max(...times.map(({ clicked, all }) => clicked + all));
  const ids = scene.conditions <= 100 ? null : edits.map(({ id }) => id);
  const { looked, stale } = await findStale(scene.sql, scene.site.origin, { siteUrl: 'https://bench.example', ids });
  for (const path of stale.slice(0, 5)) console.log(`  stale: ${path}`);
  scene.bursts.push({ seconds: (served - begun) / 1000, looked, stale: stale.length });
}

async function ask(scene: Scene, edits: Edit[], atOnce: number): Promise<EditTimes[]> {
  const { times } = await scene.editor.ask<Answer>({ origin: scene.site.origin, edits, atOnce });
  return times;
}

function reportScene(report: Report, scene: Scene, burstSize: number): void {
  const { conditions, rounds, bursts } = scene;
  const at = `at ${conditions * 10} pages`;
  const all = rounds.flat();
  const figure = (what: string, of: (time: EditTimes) => number, share: number, most?: number) =>
    report.add({
      what: `${what}, p${share}, ${at}`,
      value: percentile(all.map(of), share),
      unit: 'ms',
      spread: spread(rounds.map((round) => percentile(round.map(of), share))),
      samples: all.length,
      target: most === undefined ? undefined : atMost(most),
    });
  figure('own page new', (time) => time.own, 50);
  figure('own page new', (time) => time.own, 95);
  figure('every page new', (time) => time.all, 50);
  figure('every page new', (time) => time.all, 95, 250);
  const seconds = bursts.map((one) => one.seconds);
  report.rounds(`burst of ${Math.min(burstSize, conditions)} approvals and publishes, all served, ${at}`, 's', seconds);
  const stale = Math.max(...bursts.map((one) => one.stale));
  report.add({ what: `stale after the bursts, ${at}`, value: stale, unit: 'pages', target: atMost(0) });
  report.note(`${at}: ${bursts.map(({ looked }) => looked).join(', ')} pages compared after the bursts`);
}

/** Reports how much longer the largest site takes than the smallest one, in the same round. */
function reportGrowth(report: Report, scenes: Scene[]): void {
  const [smallest, largest] = [scenes[0], scenes.at(-1)];
  if (!smallest || !largest || smallest === largest) return;
  const pages = `${smallest.conditions * 10} to ${largest.conditions * 10} pages`;
  for (const share of [50, 95]) {
    const ofRound = (round: EditTimes[] = []) =>
      percentile(
        round.map(({ all }) => all),
        share,
      );
    const ratios = largest.rounds.map((round, place) => ofRound(round) / ofRound(smallest.rounds[place]));
    report.rounds(`growth of p${share}, ${pages}`, 'x', ratios, atMost(1.2));
  }
}

function reportAstro(report: Report, scene: Scene, builds: { full: number[]; incremental: number[] }): void {
  const ours = scene.rounds.map((round) => median(round.map(({ all }) => all)) / 1000);
  for (const [mode, seconds] of Object.entries(builds)) {
    const what = mode === 'full' ? 'astro build' : 'astro build, incremental';
    const ratios = seconds.map((value, round) => value / (ours[round] ?? Number.NaN));
    report.rounds(`${what}, ${scene.conditions * 10} pages`, 's', seconds);
    report.rounds(`${what} : every page new, p50`, 'x', ratios);
  }
}
