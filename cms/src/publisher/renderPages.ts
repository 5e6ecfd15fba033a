import { notFoundPath, type Renderer } from '@common-ground/site/renderer';
import type { LanguageRow } from './contentRows.ts';
import type { Sql } from './Sql.ts';
import { ContentBatch } from './SqlContentSource.ts';
import type { PageWriter } from './StaticTree.ts';

/** Pages that render together share their queries; more at once would only hold more memory. */
const BATCH = 48;
/** Pages that render at once: one thread renders one page at a time, and meanwhile the others are written. */
const AT_ONCE = 4;
/** The first batch is small, so that a changed record's own pages are there at once. */
const FIRST_BATCH = 12;

export type RenderReport = { rendered: number; written: number; removed: number };

export type RenderTools = { sql: Sql; renderer: Renderer; tree: PageWriter; languages: LanguageRow[] };

/** A page answered with something that must not replace what readers have. */
export class PageFailed extends Error {
  constructor(path: string, status: number) {
    super(`${path} rendered with status ${status}; the page before it was kept`);
    this.name = 'PageFailed';
  }
}

/**
 * Renders the given paths and puts them in place, with what each of them shows. A path whose record is gone is taken
 * away. Stops at the first page that fails: what is in place by then is right, and the rest is done when it is tried again.
 * @throws PageFailed
 */
export async function renderPages(paths: readonly string[], tools: RenderTools): Promise<RenderReport> {
  const report: RenderReport = { rendered: 0, written: 0, removed: 0 };
  const notFoundPages = new Set(tools.languages.map((language) => notFoundPath(language.code)));
  for (let start = 0; start < paths.length; ) {
    const size = start === 0 ? FIRST_BATCH : BATCH;
    await renderBatch({ paths: paths.slice(start, start + size), notFoundPages, tools, report });
    start += size;
  }
  return report;
}

async function renderBatch({
  paths,
  notFoundPages,
  tools,
  report,
}: {
  paths: readonly string[];
  notFoundPages: Set<string>;
  tools: RenderTools;
  report: RenderReport;
}): Promise<void> {
  const content = new ContentBatch(tools.sql, tools.languages);
  const shown: { path: string; dependencies: string[] }[] = [];
  const gone: string[] = [];
  await content.prepare(paths);
  await inTurn(paths, async (path) => {
    const { source, dependencies } = content.forPage();
    const { status, html } = await tools.renderer.render(path, source);
    report.rendered += 1;
    const isRight = status === 200 || (status === 404 && notFoundPages.has(path));
    if (isRight) {
      if ((await tools.tree.write(path, html)) === 'written') report.written += 1;
      shown.push({ path, dependencies: [...dependencies] });
    } else if (status === 404) {
      if (await tools.tree.remove(path)) report.removed += 1;
      gone.push(path);
    } else throw new PageFailed(path, status);
  });
  await saveDependencies(tools.sql, shown);
  await forget(tools.sql, gone);
}

/**
 * A few at a time, so that the first pages are in place while the last ones are still to be rendered. After a failure no
 * other path is begun, and those under way are waited for.
 */
async function inTurn(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  // A loop that ends by an error closes a generator, here for all loops; an array's own iterator cannot be closed.
  const waiting = (function* () {
    yield* paths;
  })();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const path of waiting) await work(path);
  });
  try {
    await Promise.all(workers);
  } finally {
    await Promise.allSettled(workers);
  }
}

async function saveDependencies(sql: Sql, pages: { path: string; dependencies: string[] }[]): Promise<void> {
  if (pages.length === 0) return;
  await sql.query({
    name: 'publisher-save-dependencies',
    text: `INSERT INTO publisher.page (path, dependencies)
           SELECT path, string_to_array(names, ' ') FROM unnest($1::text[], $2::text[]) AS shown(path, names)
           ON CONFLICT (path) DO UPDATE SET dependencies = excluded.dependencies, rendered_at = now()`,
    values: [pages.map((page) => page.path), pages.map((page) => page.dependencies.join(' '))],
  });
}

export async function forget(sql: Sql, paths: readonly string[]): Promise<void> {
  if (paths.length > 0)
    await sql.query({
      name: 'publisher-forget',
      text: 'DELETE FROM publisher.page WHERE path = ANY($1)',
      values: [paths],
    });
}
