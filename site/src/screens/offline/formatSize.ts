const KILO = 1000;
const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as readers know them: `58 kB`, `1.4 MB`. Nothing is less than a kilobyte. */
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
