/** Network information of the browser, which Safari and Firefox do not give. */
type Line = { saveData?: boolean; effectiveType?: string };

const SLOW = ['slow-2g', '2g', '3g'];

/** Returns whether the connection is slow or the reader saves data. Callers then fetch nothing in advance. */
export function isSlowConnection({ connection }: { connection?: Line } = navigator as { connection?: Line }): boolean {
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
