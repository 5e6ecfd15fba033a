/** What some browsers tell of the line; others know nothing of it. */
type Line = { effectiveType?: string; saveData?: boolean };

const SLOW = ['slow-2g', '2g', '3g'];

/** Whether the line is slow, or the reader asked the browser to spare it: then nothing is fetched that nobody asked for. */
export function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Line };
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
