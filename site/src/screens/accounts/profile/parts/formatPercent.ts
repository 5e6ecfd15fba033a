/** Formats a percentage from 0 to 100 with its sign, rounded to whole percent. */
export function formatPercent(lang: string, percent: number): string {
  return new Intl.NumberFormat(lang, { style: 'percent' }).format(Math.round(percent) / 100);
}
