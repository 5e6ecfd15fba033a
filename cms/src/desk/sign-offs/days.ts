/** Returns the day of a time in UTC. The site dates sign-offs in UTC too. */
export function formatDay(time: string | Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/** Adds months as PostgreSQL does: in a month that is too short, the result is its last day. */
export function addMonths(months: number, from = new Date()): Date {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return first;
}
