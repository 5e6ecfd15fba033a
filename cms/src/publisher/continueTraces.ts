import { inSpan } from '@common-ground/api/platform/tracing/inSpan.ts';

type Traced = { trace: string | null };

/** Returns the first trace of these changes; null when none has one. */
export function findTrace(changes: readonly Traced[]): string | null {
  return changes.find(({ trace }) => trace !== null)?.trace ?? null;
}

/**
 * Runs `work` in a span of the first trace. Changes that are processed together share their pages, so each other trace
 * gets an empty span with the first trace as an attribute.
 */
export async function continueTraces<Result>(changes: readonly Traced[], work: () => Promise<Result>): Promise<Result> {
  const span = { name: 'process changes', isPart: true } as const;
  const first = findTrace(changes);
  for (const parent of new Set(changes.map(({ trace }) => trace)))
    if (first && parent && parent !== first)
      await inSpan({ ...span, parent, attributes: { 'common_ground.processed_in': first } }, async () => {});
  return inSpan({ ...span, parent: first }, work);
}
