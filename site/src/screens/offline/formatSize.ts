const KILO = 1000;

/** Bytes as readers know them: `58 kB`, `1.4 MB`. */
export function formatSize(lang: string, bytes: number): string {
  const [unit, value] =
    bytes < KILO * KILO ? (['kilobyte', bytes / KILO] as const) : (['megabyte', bytes / KILO / KILO] as const);
  const digits = unit === 'kilobyte' || value >= 10 ? 0 : 1;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, maximumFractionDigits: digits }).format(
    unit === 'kilobyte' ? Math.max(1, value) : value,
  );
}
