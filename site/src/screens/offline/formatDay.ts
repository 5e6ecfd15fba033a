/** Formats the date of a moment in the reader's time zone. Returns an invalid date unchanged. */
export function formatDay(lang: string, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(time);
}
