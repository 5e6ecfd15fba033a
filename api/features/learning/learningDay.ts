export const TIME_ZONE_HEADER = 'x-time-zone';

/** Returns the date (YYYY-MM-DD) in the request's time zone; in UTC when the header is missing or invalid. */
export function learningDay({ headers }: Pick<Request, 'headers'>, at: Date = new Date()): string {
  return dateIn(headers.get(TIME_ZONE_HEADER) ?? 'UTC', at) ?? at.toISOString().slice(0, 10);
}

function dateIn(timeZone: string, at: Date): string | null {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
    const { year, month, day } = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
    return `${year}-${month}-${day}`;
  } catch {
    return null;
  }
}
