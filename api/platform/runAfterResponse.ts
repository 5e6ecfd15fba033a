import { log } from './log/log.ts';

const underWay = new Set<Promise<void>>();

/**
 * Runs `work` without delaying the response, so that neither text nor timing of the response reveals whether there was
 * work. A failure is logged by its code only, because messages of mail servers repeat the recipient's address.
 */
export function runAfterResponse(what: string, work: () => Promise<unknown>): void {
  const done = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .then(
      () => {},
      (error: unknown) => log.error({ code: toErrorCode(error) }, `${what} failed`),
    )
    .finally(() => underWay.delete(done));
  underWay.add(done);
}

/** Resolves when the work of all calls of `runAfterResponse` is done: before a process ends, and in tests. */
export async function waitForPendingWork(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}

/** Returns codes such as `ECONNREFUSED` or `EENVELOPE 550`, else the error's name and the place that threw it. */
export function toErrorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].map((part) => String(part ?? '')).filter((part) => /^[\w-]{1,40}$/.test(part));
  const [place = ''] = error.stack?.match(/^ +at .*$/m) ?? [];
  return codes.length > 0 ? codes.join(' ') : `${error.name}${place.replace(/^ +/, ' ')}`;
}
