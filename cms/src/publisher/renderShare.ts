import { type RenderTools, renderPages } from './renderPages.ts';
import { savePages } from './savePages.ts';

export type ShareReport = { rendered: number; written: number; removed: number; failed: string[] };

export async function renderShare(paths: readonly string[], tools: RenderTools): Promise<ShareReport> {
  const report = await renderPages(paths, tools);
  await savePages(tools.sql, report);
  const { written, removed, failures } = report;
  return { rendered: paths.length, written, removed, failed: failures.map(({ path }) => path) };
}
