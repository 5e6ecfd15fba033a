import { z } from 'zod';
import { TRANSLATORS } from '../../../contracts/accounts/roles.ts';
import { PAGE_DOCUMENT } from '../../../contracts/documents/rows/page.ts';
import { toCurrentTexts, translatedEntries } from '../../../contracts/documents/translatedEntries.ts';
import { isEqualText } from '../../../contracts/encyclopedia/isEqualText.ts';
import { PAGE_BODY_LENGTH, PAGE_SUMMARY_LENGTH, PAGE_TITLE_LENGTH } from '../../../contracts/pages/pages.ts';
import type { Database } from '../../../platform/Database.ts';
import { BadRequest, Conflict } from '../../../platform/errors.ts';
import { defineStatement } from '../../../platform/statement.ts';
import { selectTranslatedNow } from '../../encyclopedia/queries/selectTranslatedNow.ts';
import { selectMadeFrom, selectSourceAt } from '../../encyclopedia/queries/sourceTexts.ts';
import { type SitePageContent, toMarkdown, toSitePageContent } from '../../encyclopedia/toSitePageContent.ts';
import type { Base } from '../queries/contributions.ts';
import { selectSitePage, selectSitePageTranslation } from '../queries/selectSitePage.ts';
import { readPageBody, toPageBody } from '../toPageBody.ts';
import { demandNothingStale, demandTexts } from './demandTexts.ts';
import { demandTranslationLanguage } from './demandTranslationLanguage.ts';
import { keepNewerDraft } from './keepNewerDraft.ts';
import { demandForms } from './pathStates.ts';
import { type ReviewedKind, removablePlace } from './ReviewedKind.ts';
import { prepareSitePage, toAddress } from './sitePageKind.ts';
import { shareWhole } from './wholeDocument.ts';

type TranslationDraft = {
  title?: string | null;
  summary?: string | null;
  body?: unknown;
  page?: number | null;
  language?: number | null;
  /** Revision of the source in whose form the texts are stored. */
  sourceRevision?: number | null;
  /** Source texts, by key, of entries that were translated from an earlier text. */
  madeFrom?: Record<string, string> | null;
};

const TEXTS = ['title', 'summary', 'body'];

const TWO_LISTS =
  'Text: two lists follow each other, and readers would see one. Put a text between them, as the source has';
const OVERTAKEN = 'Readers have a translation of a later text by now. Bring the draft up to date and send it again';
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
  restoredFields: TEXTS,
  removable: REMOVABLE_SITE_PAGE_TRANSLATION,
  holds: ({ pageId, languageId }) => pageId !== null && languageId !== null,
  source: {
    findBase: async ({ base }) => (base as (Base & { source: SitePageContent }) | null)?.source ?? null,
    findNow: ({ pageId, languageId }, { database }) =>
      selectTranslatedNow(database, { kind: 'page', id: Number(pageId), languageId: Number(languageId) }),
  },

  async propose(draft, { database, payload }) {
    const pageId = draft.page ?? 0;
    const languageId = await demandTranslationLanguage(database, draft.language);
    const source = await selectSitePage(database, { pageId });
    if (!source?.isPublished) throw new Conflict(NO_PAGE);
    const { toRichText } = demandForms(payload);
    const content = await readDraft(database, draft, source);
    if (toMarkdown(toPageBody(content.body, { stored: [], toRichText })) !== content.body)
      throw new BadRequest(TWO_LISTS);
    const found = await selectSitePageTranslation(database, { pageId, languageId });
    const now = found?.isPublished ? found : null;
    const sourceRevision = source.revision;
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

  async findPublished({ pageId, languageId, base }, { database, isHeld = false }) {
    const source = await selectSitePage(database, { pageId, isHeld });
    if (!source) return null;
    if (isHeld && !source.isPublished) throw new Conflict(NO_PAGE);
    const found = await selectSitePageTranslation(database, { pageId, languageId });
    if (isHeld && found?.isPublished && base?.sourceRevision) {
      const madeFrom = await selectMadeFrom(database, { kind: 'page', translationId: found.id });
      if (madeFrom !== null && madeFrom > base.sourceRevision) throw new Conflict(OVERTAKEN);
    }
    return { recordId: found?.id, state: found?.isPublished ? toSitePageContent(found) : null, base: null };
  },

  async prepareWrite(publishing, { joined }) {
    const { pageId: page, languageId: language } = publishing.contribution;
    return prepareSitePage(publishing, { joined, collection: 'page-translations', more: { page, language } });
  },

  surroundWrite(publishing, { recordId }, write) {
    return keepNewerDraft(publishing, { collection: 'page-translations', recordId, texts: TEXTS }, write);
  },

  async lockPublished({ pageId, languageId }, database) {
    if (!(await selectSitePage(database, { pageId, isHeld: true }))) return null;
    const found = await selectSitePageTranslation(database, { pageId, languageId });
    return found?.isPublished ? found.id : null;
  },

  toPath: async ({ pageId }, _, database) => toAddress(await selectSitePage(database, { pageId })),
};

const textsSchema = z.object({
  title: z.string().trim().min(1, 'is missing').max(PAGE_TITLE_LENGTH),
  summary: z.string().trim().min(1, 'is missing').max(PAGE_SUMMARY_LENGTH),
  body: z.string().min(1, 'is missing').max(PAGE_BODY_LENGTH),
});

/**
 * Returns the texts of a draft in the form of the published page.
 * @throws Conflict when an entry is older than its source, BadRequest when an entry is missing or a text is too long
 */
async function readDraft(
  database: Database,
  { sourceRevision, madeFrom, body, ...texts }: TranslationDraft,
  page: NonNullable<Awaited<ReturnType<typeof selectSitePage>>>,
): Promise<SitePageContent> {
  const { parts } = PAGE_DOCUMENT;
  const now = toSitePageContent(page);
  const revision = sourceRevision ?? page.revision;
  const source = (await selectSourceAt(database, { kind: 'page', id: page.id, revision })) ?? now;
  const made = { source, texts: { ...texts, body: readPageBody(body) }, madeFrom };
  demandNothingStale(parts, now, made);
  const missing = translatedEntries(parts, now, made).find(({ text }) => !text.trim());
  if (missing) throw new BadRequest(`It is not whole yet. ${missing.label} is missing`);
  return demandTexts(textsSchema.safeParse(toCurrentTexts(parts, now, made)));
}
