/** The zone in which a browser counts its days; what is no zone means UTC. */
export const TIME_ZONE_HEADER = 'x-time-zone';

/** The date, as YYYY-MM-DD, that the calendar of whoever asks shows at a moment. */
export function learningDay({ headers }: Pick<Request, 'headers'>, at: Date = new Date()): string {
  return dateIn(headers.get(TIME_ZONE_HEADER) ?? 'UTC', at) ?? at.toISOString().slice(0, 10);
}

/** Null where there is no such zone. */
function dateIn(timeZone: string, at: Date): string | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    const { year, month, day } = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${year}-${month}-${day}`;
  } catch {
    return null;
  }
}
