/** Dates, lists and names as one language writes them. */
export type Formats = {
  /** A day in words, such as "3 March 2026"; null when `iso` is no date. Days are those of UTC, on every machine. */
  date(iso: string): string | null;
  list(items: string[]): string;
  /** A language's name in this language. */
  languageName(code: string): string;
};

const made = new Map<string, Formats>();

export function formatsFor(lang: string): Formats {
  const formats = made.get(lang) ?? makeFormats(lang);
  made.set(lang, formats);
  return formats;
}

function makeFormats(lang: string): Formats {
  const dates = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(lang, { type: 'unit', style: 'short' });
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const named = new Map<string, string>();
  return {
    date: (iso) => {
      const time = Date.parse(iso);
      return Number.isNaN(time) ? null : dates.format(time);
    },
    list: (items) => lists.format(items),
    languageName: (code) => {
      const name = named.get(code) ?? names.of(code) ?? code;
      named.set(code, name);
      return name;
    },
  };
}
