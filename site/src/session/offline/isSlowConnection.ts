/** What a browser tells of the line; Safari and Firefox tell nothing. */
type Line = { saveData?: boolean; effectiveType?: string };

/** As the specification names them. */
const SLOW = ['slow-2g', '2g', '3g'];

/** Whether the line is slow, or its owner wants to spend little on it: then nothing is fetched that nobody asked for. */
export function isSlowConnection({ connection }: { connection?: Line } = navigator as { connection?: Line }): boolean {
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
