/** A day as the site shows it, whatever the time zone of who reads it: the one that a sign-off is dated by. */
export function dayOf(time: string | Date): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time));
}

/** As PostgreSQL counts months: the last day of a month that is too short. */
export function dayIn(months: number, from = new Date()): Date {
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const days = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), days));
  return first;
}
