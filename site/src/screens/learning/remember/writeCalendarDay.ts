/** A day of a calendar is the same wherever it is read. */
export function writeCalendarDay(lang: string, day: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
