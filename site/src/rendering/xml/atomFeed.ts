import { CONTENT_LICENSE, PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type { FeedEntry, PageCorrection } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { feedPath } from '../../filePaths.ts';
import { conditionPath, homePath } from '../../routes.ts';
import type { Locale } from '../locale/locale.ts';
import { type AtomEntry, atom } from './atom.ts';

type Feed = { locale: Locale; siteUrl: string; entries: FeedEntry[] };

export function atomFeed({ locale, siteUrl, entries }: Feed): string[] {
  const { lang, languages, wording } = locale;
  const others = languages.filter(({ code }) => code !== lang);
  return atom({
    lang,
    siteUrl,
    self: siteUrl + feedPath(lang),
    page: siteUrl + homePath(lang),
    others: others.map(({ code }) => ({ lang: code, url: siteUrl + feedPath(code) })),
    title: locale.fill(wording.feed.title, { product: PRODUCT_NAME }),
    subtitle: wording.feed.description,
    license: CONTENT_LICENSE,
    entries: entries.map(({ id, name, summary, correction, created, updated }) => ({
      url: siteUrl + conditionPath(id, lang),
      title: name.value,
      summary: summary.value,
      language: summary.language,
      content: correction && toEntryContent(correction, locale),
      created,
      // Feed readers show an entry again when its date is newer, and a correction may be newer than the text.
      updated: correction && correction.at > updated ? correction.at : updated,
    })),
  });
}

/** Returns a correction as a sentence with its date; only its text when that is not in the feed's language. */
function toEntryContent({ what, at }: PageCorrection, { lang, fill, formats, wording }: Locale): AtomEntry['content'] {
  const { value, language } = what;
  const date = formats.date(at) ?? wording.condition.unknownDate;
  return { language, text: language === lang ? fill(wording.correction.inFeed, { date, what: value }) : value };
}
