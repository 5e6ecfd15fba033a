/** The day of a moment, as the reader's clock has it. */
export function formatDay(lang: string, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(time);
}
