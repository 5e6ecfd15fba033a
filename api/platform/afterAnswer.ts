const underWay = new Set<Promise<void>>();

/**
 * Does something once the answer is on its way, so that the answer tells neither by its words nor by its time whether
 * there was anything to do. What fails is said with its code alone: the message of a mail server repeats the address.
 */
export function afterAnswer(what: string, work: () => Promise<unknown>): void {
  const done = new Promise<void>((resolve) => setImmediate(resolve))
    .then(work)
    .then(
      () => {},
      (error: unknown) => console.error(`${what} failed (${codeOf(error)})`),
    )
    .finally(() => underWay.delete(done));
  underWay.add(done);
}

/** Resolves when nothing is left to do: before a process ends, and in tests. */
export async function settled(): Promise<void> {
  while (underWay.size > 0) await Promise.all(underWay);
}

/** Such as `ECONNREFUSED` or `EENVELOPE 550`; of an error without a code its kind and where it was thrown. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codes = [code, responseCode].map((part) => String(part ?? '')).filter((part) => /^[\w-]{1,40}$/.test(part));
  const [place = ''] = error.stack?.match(/^ +at .*$/m) ?? [];
  return codes.length > 0 ? codes.join(' ') : `${error.name}${place.replace(/^ +/, ' ')}`;
}
