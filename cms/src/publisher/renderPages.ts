import type { ContentSource } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import { observeSeconds } from '@common-ground/api/platform/metrics/recorder.ts';
import { inSpan } from '@common-ground/api/platform/tracing/inSpan.ts';
import { isFilePath, parsePath, type Renderer } from '@common-ground/site/renderer';
import { hashBytes } from './digests.ts';
import type { Failure } from './marks.ts';
import type { PageTree } from './PageTree.ts';
import type { Sql } from './Sql.ts';
import { ContentBatch } from './SqlContentSource.ts';
import { toFailureReason } from './toFailureReason.ts';

/** Pages that share queries. Larger batches only need more memory. */
const BATCH = 48;
/** Pages in progress at once. The thread renders one at a time, while others are being written. */
const AT_ONCE = 4;
/** Largest number of pages that go first, without waiting for the content of the others. */
const MAX_FIRST = 12;

export type ShownPage = { path: string; dependencies: string[]; digest: string };

/** A failed path keeps its previous page, if there was one. */
export type RenderReport = {
  shown: ShownPage[];
  gone: string[];
  /** Paths whose file was written or removed. */
  changed: string[];
  failures: Failure[];
  written: number;
  removed: number;
};

export type RenderTools = {
  sql: Sql;
  renderer: Renderer;
  tree: Pick<PageTree, 'write' | 'remove'>;
  languages: ActiveLanguage[];
};

/** A rendered response that must not replace the published page. */
class PageFailed extends Error {
  constructor(status: number) {
    super(`The page was rendered with status ${status}`);
    this.name = 'PageFailed';
  }
}

type Batch = { paths: readonly string[]; content: ContentBatch; ready: Promise<void> };

/**
 * Renders pages, removes those without a record, and keeps the previous page of a failure.
 * @param first how many paths at the start go before all others, at most `MAX_FIRST`
 */
export async function renderPages(paths: readonly string[], tools: RenderTools, first = 0): Promise<RenderReport> {
  const report: RenderReport = { shown: [], gone: [], changed: [], failures: [], written: 0, removed: 0 };
  const awaited = paths.slice(0, Math.min(first, MAX_FIRST));
  // Renders these pages in a batch of their own, because loading the content of others would delay them.
  if (awaited.length > 0) await renderBatch(prepare(awaited, tools), tools, report);
  const batches = inBatches(paths.slice(awaited.length), awaited.length > 0 ? BATCH : MAX_FIRST);
  let next = batches.next();
  let batch = next.done ? undefined : prepare(next.value, tools);
  while (batch) {
    // The queries of this batch must not wait behind those of the next one.
    await batch.ready.catch(() => {});
    next = batches.next();
    const following = next.done ? undefined : prepare(next.value, tools);
    await renderBatch(batch, tools, report);
    batch = following;
  }
  return report;
}

/** Puts files for machines after all pages, because a site map may have thousands of lines. */
function* inBatches(paths: readonly string[], first: number): Generator<readonly string[], undefined> {
  let size = first;
  for (const part of [paths.filter((path) => !isFilePath(path)), paths.filter(isFilePath)])
    for (let start = 0; start < part.length; start += size, size = BATCH) yield part.slice(start, start + size);
}

function prepare(paths: readonly string[], { sql, languages }: RenderTools): Batch {
  const content = new ContentBatch(sql, languages);
  const ready = content.prepare(paths);
  // `renderBatch` reports the error later.
  ready.catch(() => {});
  return { paths, content, ready };
}

async function renderBatch({ paths, content, ready }: Batch, tools: RenderTools, report: RenderReport): Promise<void> {
  try {
    await ready;
  } catch (error) {
    // A page that cannot be read fails the shared queries of its batch, so each page is then rendered by itself.
    if (paths.length > 1) for (const path of paths) await renderBatch(prepare([path], tools), tools, report);
    else report.failures.push({ path: paths[0] ?? '', reason: toFailureReason(error) });
    return;
  }
  await runFewAtOnce(paths, async (path) => {
    try {
      await renderOne(path, content, tools, report);
    } catch (error) {
      report.failures.push({ path, reason: toFailureReason(error) });
    }
  });
}

async function renderOne(path: string, content: ContentBatch, tools: RenderTools, report: RenderReport): Promise<void> {
  const { source, dependencies } = content.forPage();
  const began = performance.now();
  const html = await inSpan({ name: 'render page', isPart: true }, () => renderHtml(path, source, tools));
  observeSeconds('renderSeconds', (performance.now() - began) / 1000, {});
  if (html === null) {
    if (await tools.tree.remove(path)) {
      report.removed += 1;
      report.changed.push(path);
    }
    report.gone.push(path);
    return;
  }
  const bytes = Buffer.from(html);
  const outcome = await inSpan({ name: 'write page', isPart: true }, () => tools.tree.write(path, bytes));
  if (outcome === 'written') {
    report.written += 1;
    report.changed.push(path);
  }
  report.shown.push({ path, dependencies: [...dependencies], digest: hashBytes(bytes) });
}

async function renderHtml(
  path: string,
  source: ContentSource,
  { renderer, languages }: RenderTools,
): Promise<string | null> {
  const codes = languages.map(({ code }) => code);
  // The path may be in a language that is not active any more.
  const route = parsePath(path, codes);
  if (!isFilePath(path) && !route) return null;
  const { status, html } = await renderer.render(path, source);
  if (status === 200 || (status === 404 && route?.screen === 'notFound')) return html;
  if (status === 404) return null;
  throw new PageFailed(status);
}

/** Renders a few at a time, so that the first pages are in place before the last ones are rendered. */
async function runFewAtOnce(paths: readonly string[], work: (path: string) => Promise<void>): Promise<void> {
  const waiting = paths[Symbol.iterator]();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const path of waiting) await work(path);
    }),
  );
}
