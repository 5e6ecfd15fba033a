/** A day as the language writes it, where the reader is. */
export function writeDay(lang: string, iso: string): string {
  return write(lang, iso, { dateStyle: 'long' });
}

export function writeMoment(lang: string, iso: string): string {
  return write(lang, iso, { dateStyle: 'medium', timeStyle: 'short' });
}

/** A percentage, 0 to 100, with its sign. */
export function writePercent(lang: string, percent: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(Math.round(percent) / 100);
}

/** What is no date stays as it came. */
function write(lang: string, iso: string, style: Intl.DateTimeFormatOptions): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : new Intl.DateTimeFormat(lang, style).format(time);
}
