import type { Report } from '../report/Report.ts';
import { percentile } from '../report/statistics.ts';
import type { Stage } from '../stage/Stage.ts';
import type { Latency } from './client.ts';

type Searches = { stage: Stage; origin: string; kinds: Record<string, string[]>; report: Report; at: string };

/** Each text once, one request after the other. */
export async function measureSearches({ stage, origin, kinds, report, at }: Searches): Promise<void> {
  stage.options.say('Search');
  const client = await stage.helper('servers/client.ts', {});
  // The first requests meet code and statements that were never used.
  const first = Object.values(kinds).flatMap((paths) => paths.slice(0, 5));
  await client.ask<Latency>({ kind: 'latency', origin, paths: first });
  const all: number[] = [];
  const lines: string[] = [];
  for (const [kind, paths] of Object.entries(kinds)) {
    const { times, failed } = await client.ask<Latency>({ kind: 'latency', origin, paths });
    if (failed > 0) throw new Error(`${failed} searches failed: ${kind}`);
    all.push(...times);
    lines.push(`${kind} ${percentile(times, 50).toFixed(1)} and ${percentile(times, 95).toFixed(1)}`);
  }
  report.times('search', at, all, 30);
  report.note(`search, p50 and p95 in ms: ${lines.join('; ')}`);
}
