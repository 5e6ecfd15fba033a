import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { notFoundPath, type Renderer } from '@common-ground/site/renderer';
import type { LanguageRow } from './contentRows.ts';
import type { Sql } from './Sql.ts';
import { ContentBatch } from './SqlContentSource.ts';
import type { PageWriter } from './StaticTree.ts';
import { type Failure, noteFailures } from './state/failedPages.ts';
import { reasonOf } from './state/reasonOf.ts';

/** Pages that render together share their queries; more at once would only hold more memory. */
const BATCH = 48;
/** Pages that render at once: one thread renders one page at a time, and meanwhile the others are written. */
const AT_ONCE = 4;
/** The first batch is small, so that a changed record's own pages are there at once. */
const FIRST_BATCH = 12;

/** `failed` are paths whose page is the one before, or missing where there was none. */
export type RenderReport = { rendered: number; written: number; removed: number; failed: string[] };

export type RenderTools = { sql: Sql; renderer: Renderer; tree: PageWriter; languages: LanguageRow[] };

/** A page answered with something that must not replace what readers have. */
class PageFailed extends Error {
  constructor(status: number) {
    super(`The page was rendered with status ${status}`);
    this.name = 'PageFailed';
  }
}

export function emptyReport(): RenderReport {
  return { rendered: 0, written: 0, removed: 0, failed: [] };
}

/** Pages that render together, and what they show: asked for while the pages before them render. */
type Batch = { paths: readonly string[]; content: ContentBatch; ready: Promise<void> };

/**
 * Renders the given paths and puts them in place, with what each of them shows. A path whose record is gone is taken
 * away. A page that fails keeps the one before it, is noted with the reason, and holds up no other.
 * @throws when the failures cannot be noted, because the database does not answer: then nothing of this counts as done
 */
export async function renderPages(paths: readonly string[], tools: RenderTools): Promise<RenderReport> {
  const report = emptyReport();
  const batches = inBatches(paths);
  let next = batches.next();
  let batch = next.done ? undefined : prepare(next.value, tools);
  while (batch) {
    next = batches.next();
    const following = next.done ? undefined : prepare(next.value, tools);
    await renderBatch(batch, tools, report);
    batch = following;
  }
  return report;
}

function* inBatches(paths: readonly string[]): Generator<readonly string[], undefined> {
  for (let start = 0, size = FIRST_BATCH; start < paths.length; start += size, size = BATCH)
    yield paths.slice(start, start + size);
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
    if (paths.length > 1) {
      for (const path of paths) await renderBatch(prepare([path], tools), tools, report);
      return;
    }
    return noteFailed(tools.sql, report, [{ path: paths[0] ?? '', reason: reasonOf(error) }]);
  }
  const shown: { path: string; dependencies: string[] }[] = [];
  const gone: string[] = [];
  const failures: Failure[] = [];
  await inTurn(paths, async (path) => {
    try {
      const { source, dependencies } = content.forPage();
      const outcome = await renderOne(path, source, tools);
      if (outcome === 'written') report.written += 1;
      if (outcome === 'removed') report.removed += 1;
      if (outcome === 'removed' || outcome === 'absent') gone.push(path);
      else shown.push({ path, dependencies: [...dependencies] });
    } catch (error) {
      failures.push({ path, reason: reasonOf(error) });
    }
    report.rendered += 1;
  });
  await saveDependencies(tools.sql, shown);
  await forget(tools.sql, gone);
  await noteFailed(tools.sql, report, failures);
}

type Outcome = 'written' | 'unchanged' | 'removed' | 'absent';

async function renderOne(
  path: string,
  source: ContentSource,
  { renderer, tree, languages }: RenderTools,
): Promise<Outcome> {
  const { status, html } = await renderer.render(path, source);
  const isNotFoundPage = () => languages.some(({ code }) => notFoundPath(code) === path);
  if (status === 200 || (status === 404 && isNotFoundPage())) return tree.write(path, html);
  if (status === 404) return (await tree.remove(path)) ? 'removed' : 'absent';
  throw new PageFailed(status);
}

async function noteFailed(sql: Sql, report: RenderReport, failures: Failure[]): Promise<void> {
  await noteFailures(sql, failures);
  report.failed.push(...failures.map(({ path }) => path));
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

async function saveDependencies(sql: Sql, pages: { path: string; dependencies: string[] }[]): Promise<void> {
  if (pages.length === 0) return;
  await sql.query({
    name: 'publisher-save-dependencies',
    text: `WITH mended AS (DELETE FROM publisher.failed_page WHERE path = ANY($1))
           INSERT INTO publisher.page (path, dependencies)
           SELECT path, string_to_array(names, ' ') FROM unnest($1::text[], $2::text[]) AS shown(path, names)
           ON CONFLICT (path) DO UPDATE SET dependencies = excluded.dependencies, rendered_at = now()`,
    values: [pages.map((page) => page.path), pages.map((page) => page.dependencies.join(' '))],
  });
}

export async function forget(sql: Sql, paths: readonly string[]): Promise<void> {
  if (paths.length > 0)
    await sql.query({
      name: 'publisher-forget',
      text: `WITH mended AS (DELETE FROM publisher.failed_page WHERE path = ANY($1))
             DELETE FROM publisher.page WHERE path = ANY($1)`,
      values: [paths],
    });
}
