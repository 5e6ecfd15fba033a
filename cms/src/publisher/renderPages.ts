import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { isFilePath, parsePath, type Renderer } from '@common-ground/site/renderer';
import type { LanguageRow } from './contentRows.ts';
import { digestOf } from './digests.ts';
import type { Failure } from './marks.ts';
import { reasonOf } from './reasonOf.ts';
import type { Sql } from './Sql.ts';
import { ContentBatch } from './SqlContentSource.ts';
import type { StaticTree } from './StaticTree.ts';

/** Pages that render together share their queries; more at once would only hold more memory. */
const BATCH = 48;
/** Pages that render at once: one thread renders one page at a time, and meanwhile the others are written. */
const AT_ONCE = 4;
/** Without waiting for what the others show. */
const MOST_FIRST = 12;

/** A page that is in place: what it was made from, and what its bytes are. */
export type ShownPage = { path: string; dependencies: string[]; digest: string };

/** What came of it. The page of a path that failed is the one before, or missing where there was none. */
export type RenderReport = {
  shown: ShownPage[];
  gone: string[];
  failures: Failure[];
  written: number;
  removed: number;
};

export type RenderTools = {
  sql: Sql;
  renderer: Renderer;
  tree: Pick<StaticTree, 'write' | 'remove'>;
  languages: LanguageRow[];
};

/** A page answered with something that must not replace what readers have. */
class PageFailed extends Error {
  constructor(status: number) {
    super(`The page was rendered with status ${status}`);
    this.name = 'PageFailed';
  }
}

/** Pages that render together, and what they show: asked for while the pages before them render. */
type Batch = { paths: readonly string[]; content: ContentBatch; ready: Promise<void> };

/**
 * Renders the given paths from what the database holds now and puts them in place. A path whose record is gone is taken
 * away. A page that fails keeps the one before it, and holds up no other.
 * @param first how many of them somebody waits for before all others
 */
export async function renderPages(paths: readonly string[], tools: RenderTools, first = 0): Promise<RenderReport> {
  const report: RenderReport = { shown: [], gone: [], failures: [], written: 0, removed: 0 };
  const awaited = paths.slice(0, Math.min(first, MOST_FIRST));
  // By themselves: what the others show would come between their rendering and their place.
  if (awaited.length > 0) await renderBatch(prepare(awaited, tools), tools, report);
  const batches = inBatches(paths.slice(awaited.length), awaited.length > 0 ? BATCH : MOST_FIRST);
  let next = batches.next();
  let batch = next.done ? undefined : prepare(next.value, tools);
  while (batch) {
    // What is asked of the database for these is not to wait behind what is asked for the next.
    await batch.ready.catch(() => {});
    next = batches.next();
    const following = next.done ? undefined : prepare(next.value, tools);
    await renderBatch(batch, tools, report);
    batch = following;
  }
  return report;
}

/** Files for machines after all pages: a site map may have thousands of lines. */
function* inBatches(paths: readonly string[], first: number): Generator<readonly string[], undefined> {
  let size = first;
  for (const part of [paths.filter((path) => !isFilePath(path)), paths.filter(isFilePath)])
    for (let start = 0; start < part.length; start += size, size = BATCH) yield part.slice(start, start + size);
}

function prepare(paths: readonly string[], { sql, languages }: RenderTools): Batch {
  const content = new ContentBatch(sql, languages);
  const ready = content.prepare(paths);
  // Whoever renders the batch meets the error, a little later.
  ready.catch(() => {});
  return { paths, content, ready };
}

async function renderBatch({ paths, content, ready }: Batch, tools: RenderTools, report: RenderReport): Promise<void> {
  try {
    await ready;
  } catch (error) {
    // What one of them shows cannot be read, and they share their queries: each by itself, so that the others are not held up.
    if (paths.length > 1) for (const path of paths) await renderBatch(prepare([path], tools), tools, report);
    else report.failures.push({ path: paths[0] ?? '', reason: reasonOf(error) });
    return;
  }
  await inTurn(paths, async (path) => {
    try {
      await renderOne(path, content, tools, report);
    } catch (error) {
      report.failures.push({ path, reason: reasonOf(error) });
    }
  });
}

async function renderOne(path: string, content: ContentBatch, tools: RenderTools, report: RenderReport): Promise<void> {
  const { source, dependencies } = content.forPage();
  const html = await htmlOf(path, source, tools);
  if (html === null) {
    if (await tools.tree.remove(path)) report.removed += 1;
    report.gone.push(path);
    return;
  }
  const bytes = Buffer.from(html);
  if ((await tools.tree.write(path, bytes)) === 'written') report.written += 1;
  report.shown.push({ path, dependencies: [...dependencies], digest: digestOf(bytes) });
}

/** Null where there is no such page. */
async function htmlOf(
  path: string,
  source: ContentSource,
  { renderer, languages }: RenderTools,
): Promise<string | null> {
  const codes = languages.map(({ code }) => code);
  // Of a language that was switched off, say.
  const route = parsePath(path, codes);
  if (!isFilePath(path) && !route) return null;
  const { status, html } = await renderer.render(path, source);
  if (status === 200 || (status === 404 && route?.screen === 'notFound')) return html;
  if (status === 404) return null;
  throw new PageFailed(status);
}

/** A few at a time, so that the first pages are in place while the last ones are still to be rendered. */
async function inTurn(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of waiting) await work(path);
    }),
  );
}
