/** Network information of the browser, which Safari and Firefox do not give. */
type Line = { saveData?: boolean; effectiveType?: string };

const SLOW = ['slow-2g', '2g', '3g'];

/** Returns whether the connection is slow or its owner saves data: then nothing is fetched in advance. */
export function isSlowConnection({ connection }: { connection?: Line } = navigator as { connection?: Line }): boolean {
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? '');
}
