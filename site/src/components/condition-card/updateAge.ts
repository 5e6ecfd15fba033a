const DAY = 86_400_000;
const DAYS_A_WEEK = 7;
const DAYS_A_MONTH = 30;
const DAYS = [1, 'day'] as const;
const WEEKS = [DAYS_A_WEEK, 'week'] as const;
const MONTHS = [DAYS_A_MONTH, 'month'] as const;

/**
 * How long ago something changed: today, "1 day ago", "N days ago" under 7 days, weeks under 30 days, else months.
 * Null when `iso` is no date. A time ahead of `now` (a clock that is wrong) is today. Short, as it
 * stands in every page with cards.
 */
export function updateAge(iso: string, now: number, lang: string): string | null {
  const days = Math.floor((now - Date.parse(iso)) / DAY);
  if (Number.isNaN(days)) return null;
  const [length, unit] = days < DAYS_A_WEEK ? DAYS : days < DAYS_A_MONTH ? WEEKS : MONTHS;
  const ages = new Intl.RelativeTimeFormat(lang, { numeric: days > 0 ? 'always' : 'auto' });
  return ages.format(-Math.floor(Math.max(days, 0) / length), unit);
}
