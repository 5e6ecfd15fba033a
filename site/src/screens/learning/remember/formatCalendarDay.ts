/** Formats a day (YYYY-MM-DD) in UTC, so that the reader's time zone cannot shift it. */
export function formatCalendarDay(lang: string, day: string): string {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
