export type Formats = {
  /** Returns the day in UTC in words, such as "March 3, 2026"; null when `iso` is not a date. */
  date(iso: string): string | null;
  list(items: string[]): string;
  languageName(code: string): string;
  /** Locale for shared links, whose format demands a country: the likeliest for the language, such as "en_US". */
  openGraphLocale: string;
};

const DAY_MS = 86_400_000;

const formatsCache = new Map<string, Formats>();

export function formatsFor(lang: string): Formats {
  const formats = formatsCache.get(lang) ?? makeFormats(lang);
  formatsCache.set(lang, formats);
  return formats;
}

function makeFormats(lang: string): Formats {
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(lang, { type: 'unit', style: 'short' });
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const { language, region } = new Intl.Locale(lang).maximize();
  const days = new Map<number, string>();
  const named = new Map<string, string>();
  return {
    date: (iso) => {
      const day = Math.floor(Date.parse(iso) / DAY_MS);
      if (Number.isNaN(day)) return null;
      const date = days.get(day) ?? dates.format(day * DAY_MS);
      days.set(day, date);
      return date;
    },
    list: (items) => lists.format(items),
    languageName: (code) => {
      const name = named.get(code) ?? names.of(code) ?? code;
      named.set(code, name);
      return name;
    },
    openGraphLocale: `${language}_${region}`,
  };
}
