const KILO = 1000;
const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Formats a size, such as `58 kB` or `1.4 MB`. Less than a kilobyte is shown as one. */
export function formatSize(lang: string, bytes: number): string {
  let value = Math.max(1, bytes / KILO);
  let unit: (typeof UNITS)[number] = 'kilobyte';
  for (const larger of UNITS.slice(1)) {
    if (value < KILO) break;
    value /= KILO;
    unit = larger;
  }
  const maximumFractionDigits = unit === 'kilobyte' || value >= 10 ? 0 : 1;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits }).format(value);
}
