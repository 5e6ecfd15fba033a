import { TRANSLATORS } from '../../../contracts/accounts/roles.ts';
import { PAGE_DOCUMENT } from '../../../contracts/documents/rows/page.ts';
import { isEqualText } from '../../../contracts/encyclopedia/isEqualText.ts';
import { Conflict } from '../../../platform/errors.ts';
import { defineStatement } from '../../../platform/statement.ts';
import {
  type SitePageContent,
  selectSitePage,
  selectSitePageTranslation,
  toSitePageContent,
} from '../queries/selectSitePage.ts';
import { demandTranslationLanguage } from './demandTranslationLanguage.ts';
import { type ReviewedKind, removablePlace } from './ReviewedKind.ts';
import { prepareSitePage, toAddress } from './sitePageKind.ts';
import { shareWhole } from './wholeDocument.ts';

type TranslationDraft = {
  title?: string | null;
  summary?: string | null;
  body?: unknown;
  page?: number | null;
  language?: number | null;
  sourceRevision?: number | null;
};

const NO_PAGE = 'The page itself is not published. Publish it before its translations';

const REMOVABLE_SITE_PAGE_TRANSLATION = defineStatement({
  name: 'review-removable-site-page-translation',
  row: removablePlace.pick({ pageId: true, languageId: true, title: true }),
  text: `SELECT t.page_id AS "pageId", t.language_id AS "languageId", p.title
         FROM page_translations t JOIN pages p ON p.id = t.page_id
         WHERE t.id = $1 AND t._status = 'published' AND p._status = 'published'`,
});

/** A page about the site in another language. */
export const sitePageTranslationKind: ReviewedKind<SitePageContent, TranslationDraft> = {
  ...shareWhole<SitePageContent>(PAGE_DOCUMENT),
  senders: TRANSLATORS,
  restoredFields: ['title', 'summary', 'body'],
  removable: REMOVABLE_SITE_PAGE_TRANSLATION,
  holds: ({ pageId, languageId }) => pageId !== null && languageId !== null,

  async propose(draft, { database }) {
    const pageId = draft.page ?? 0;
    const languageId = await demandTranslationLanguage(database, draft.language);
    const source = await selectSitePage(database, { pageId });
    if (!source?.isPublished) throw new Conflict(NO_PAGE);
    const content = toSitePageContent(draft);
    const found = await selectSitePageTranslation(database, { pageId, languageId });
    const now = found?.isPublished ? found : null;
    const sourceRevision = draft.sourceRevision ?? source.revision;
    const texts = now && toSitePageContent(now);
    return {
      kind: 'page_translation',
      place: { pageId, languageId },
      title: source.title ?? content.title,
      content,
      base: { sourceRevision, source: toSitePageContent(source), texts },
      hasNews: !now || sourceRevision > now.sourceRevision || !isEqualText(content, texts),
    };
  },

  async findPublished({ pageId, languageId }, { database, isHeld = false }) {
    const source = await selectSitePage(database, { pageId, isHeld });
    if (!source) return null;
    if (isHeld && !source.isPublished) throw new Conflict(NO_PAGE);
    const found = await selectSitePageTranslation(database, { pageId, languageId });
    return { recordId: found?.id, state: found?.isPublished ? toSitePageContent(found) : null, base: null };
  },

  async prepareWrite(publishing, { joined }) {
    const { pageId: page, languageId: language } = publishing.contribution;
    return prepareSitePage(publishing, { joined, collection: 'page-translations', more: { page, language } });
  },

  async lockPublished({ pageId, languageId }, database) {
    if (!(await selectSitePage(database, { pageId, isHeld: true }))) return null;
    const found = await selectSitePageTranslation(database, { pageId, languageId });
    return found?.isPublished ? found.id : null;
  },

  toPath: async ({ pageId }, _, database) => toAddress(await selectSitePage(database, { pageId })),
};
