import { type RenderTools, renderPages } from './renderPages.ts';
import { savePages } from './savePages.ts';

/** What came of a part of a full render. `failed` are paths whose page is the one before, or missing. */
export type ShareReport = { rendered: number; written: number; removed: number; failed: string[] };

/** Renders these pages and writes down what they show. */
export async function renderShare(paths: readonly string[], tools: RenderTools): Promise<ShareReport> {
  const report = await renderPages(paths, tools);
  await savePages(tools.sql, report);
  const { written, removed, failures } = report;
  return { rendered: paths.length, written, removed, failed: failures.map(({ path }) => path) };
}
