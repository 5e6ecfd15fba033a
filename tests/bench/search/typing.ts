import { readdirSync } from 'node:fs';
import path from 'node:path';
import { selectLanguages } from '@common-ground/cms/src/publisher/contentRows.ts';
import { addAssets } from '@common-ground/cms/src/publisher/releases.ts';
import { renderPages } from '@common-ground/cms/src/publisher/renderPages.ts';
import { StaticTree } from '@common-ground/cms/src/publisher/StaticTree.ts';
import { loadRenderer } from '@common-ground/site/renderer';
import type { Page } from '@playwright/test';
import pg from 'pg';
import type { Report } from '../report/Report.ts';
import { openBrowser } from '../stage/openBrowser.ts';
import type { Stage } from '../stage/Stage.ts';

/** A processor four times slower than this one, and keys as a quick typist presses them. */
const SLOWDOWN = 4;
const BETWEEN_KEYS_MS = 150;
const LETTERS = 4;
/** Lighthouse's slow 4G. */
export const SLOW_LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };

/**
 * From a key to the frame in which the list below the header's box begins with a name that has what was typed. Names of
 * what is there are typed letter by letter, on a slow phone, over a good line and over a slow one.
 */
export async function measureTyping(stage: Stage, databaseUrl: string, report: Report): Promise<void> {
  const { isQuick, say } = stage.options;
  say('Typing on a slow phone');
  const origin = await servePage(stage, databaseUrl);
  const names = await namesToType(databaseUrl, isQuick ? 5 : 60);
  for (const [line, conditions] of [
    ['a good line', null],
    ['slow 4G', SLOW_LINE],
  ] as const) {
    report.times('key to suggestions', line, await type({ origin, names, conditions }), 100);
  }
}

/** The home page over this database, and the API; the other 100,000 pages are not needed. */
async function servePage(stage: Stage, databaseUrl: string): Promise<string> {
  await stage.buildSite();
  const renderer = await loadRenderer();
  const root = path.join(stage.folder, 'typing', 'site');
  await addAssets({ root, folder: path.join(root, 'current') }, renderer.clientFolder);
  const sql = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const tree = new StaticTree(path.join(root, 'current'));
  await renderPages(['/'], { sql, renderer, tree, languages: await selectLanguages(sql) });
  await sql.end();
  if (!readdirSync(tree.folder).includes('index.html')) throw new Error('The home page was not rendered');
  return (await stage.start(['web'], databaseUrl, 'typing')).origin;
}

async function namesToType(databaseUrl: string, count: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM conditions WHERE _status = 'published' AND name ~ '^[A-Za-z]{${LETTERS}}' ORDER BY md5(id::text) LIMIT $1`,
    [count],
  );
  await client.end();
  return rows.map(({ name }) => name.slice(0, LETTERS).toLowerCase());
}

type Typing = { origin: string; names: string[]; conditions: typeof SLOW_LINE | null };

async function type({ origin, names, conditions }: Typing): Promise<number[]> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/`);
    const box = page.locator('.site-header input[type=search]');
    const network = await page.context().newCDPSession(page);
    await network.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    if (conditions) {
      await network.send('Network.enable');
      await network.send('Network.emulateNetworkConditions', conditions);
    }
    await box.focus();
    await page.locator('.site-header [role=option]').first().waitFor();
    await page.evaluate(watchKeys);
    const times: number[] = [];
    for (const name of names) {
      await box.fill('');
      await page.waitForTimeout(400);
      for (const letter of name) {
        await page.keyboard.press(letter);
        await page.waitForTimeout(BETWEEN_KEYS_MS);
      }
      times.push(...(await takeTimes(page)));
    }
    return times;
  } finally {
    await browser.close();
  }
}

async function takeTimes(page: Page): Promise<number[]> {
  await page.waitForFunction(() => (window as unknown as Watched).waiting === 0);
  return page.evaluate(() => (window as unknown as Watched).times.splice(0));
}

type Watched = { times: number[]; waiting: number };

/** Runs in the page: notes for each key when a frame with its suggestions was painted. */
function watchKeys(): void {
  const watched = window as unknown as Watched;
  watched.times = [];
  watched.waiting = 0;
  const input = document.querySelector<HTMLInputElement>('.site-header input[type=search]');
  const isShown = (typed: string) => {
    const first = document.querySelector('.site-header [role=option] .search-name')?.textContent ?? '';
    return first.toLowerCase().includes(typed);
  };
  input?.addEventListener('input', ({ timeStamp }) => {
    const typed = input.value;
    if (!typed) return;
    watched.waiting += 1;
    const look = () => {
      // Whatever was to be shown for a text that is gone is shown by what came after it.
      if (!isShown(typed) && input.value === typed) return requestAnimationFrame(look);
      // In a frame's callback nothing of it is painted yet; a task after it comes when it is.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        watched.times.push(performance.now() - timeStamp);
        watched.waiting -= 1;
      };
      port2.postMessage(null);
      return undefined;
    };
    requestAnimationFrame(look);
  });
}
