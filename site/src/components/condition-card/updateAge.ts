const DAY = 86_400_000;
const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30;

/** Returns an age in days, in weeks from 7 or in months from 30 days; a future date is today, an invalid one null. */
export function updateAge(iso: string, now: number, lang: string): string | null {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return null;
  const days = Math.floor((now - time) / DAY);
  if (days <= 0) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(0, 'day');
  const ages = new Intl.RelativeTimeFormat(lang, { numeric: 'always' });
  if (days < DAYS_A_WEEK) return ages.format(-days, 'day');
  if (days < DAYS_A_MONTH) return ages.format(-Math.floor(days / DAYS_A_WEEK), 'week');
  return ages.format(-Math.floor(days / DAYS_A_MONTH), 'month');
}
