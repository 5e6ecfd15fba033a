import { EDITORS } from '../../../contracts/accounts/roles.ts';
import { PAGE_DOCUMENT } from '../../../contracts/documents/rows/page.ts';
import { isEqualText } from '../../../contracts/encyclopedia/isEqualText.ts';
import type { RichText } from '../../../contracts/lexicalNodes.ts';
import { defineStatement } from '../../../platform/statement.ts';
import { type SitePageContent, toSitePageContent } from '../../encyclopedia/toSitePageContent.ts';
import { selectSentBody, selectSitePage } from '../queries/selectSitePage.ts';
import { toPageBody } from '../toPageBody.ts';
import { type Publishing, type Stored, toWritable } from '../writeRecord.ts';
import { demandForms } from './pathStates.ts';
import { type RecordData, type ReviewedKind, removablePlace } from './ReviewedKind.ts';
import { shareWhole } from './wholeDocument.ts';

type PageDraft = { id: number; title?: string | null; summary?: string | null; body?: unknown };

const REMOVABLE_SITE_PAGE = defineStatement({
  name: 'review-removable-site-page',
  row: removablePlace.pick({ pageId: true, title: true }),
  text: `SELECT id AS "pageId", title FROM pages WHERE id = $1 AND _status = 'published'`,
});

/** A page about the site in the default language. */
export const sitePageKind: ReviewedKind<SitePageContent, PageDraft> = {
  ...shareWhole<SitePageContent>(PAGE_DOCUMENT),
  senders: EDITORS,
  restoredFields: ['title', 'summary', 'body'],
  removable: REMOVABLE_SITE_PAGE,
  holds: ({ pageId, languageId }) => pageId !== null && languageId === null,

  async propose(draft, { database }) {
    const content = toSitePageContent(draft);
    const now = await selectSitePage(database, { pageId: draft.id });
    const texts = now?.isPublished ? toSitePageContent(now) : null;
    const hasNews = !isEqualText(content, texts);
    return { kind: 'page', place: { pageId: draft.id }, title: content.title, content, base: { texts }, hasNews };
  },

  async findPublished({ pageId }, { database, isHeld = false }) {
    const found = await selectSitePage(database, { pageId, isHeld });
    return found && { recordId: found.id, state: found.isPublished ? toSitePageContent(found) : null, base: null };
  },

  async prepareWrite(publishing, { joined }) {
    const isMinorEdit = publishing.contribution.isApprovedAsMinor;
    return prepareSitePage(publishing, { joined, collection: 'pages', more: { isMinorEdit } });
  },

  async lockPublished({ pageId }, database) {
    const found = await selectSitePage(database, { pageId, isHeld: true });
    return found?.isPublished ? found.id : null;
  },

  toPath: async ({ pageId }, _, database) => toAddress(await selectSitePage(database, { pageId })),
};

export function toAddress(page: { slug: string } | null): string | null {
  return page && PAGE_DOCUMENT.toAddress(page.slug);
}

type SitePageWrite = {
  joined: SitePageContent;
  collection: 'pages' | 'page-translations';
  /** Fields to write beside the texts. */
  more: object;
};

/**
 * Returns what a publication writes. The stored body stays as it is when its Markdown did not change. Otherwise it is that
 * of the draft, or its blocks and the stored ones, so that only blocks of neither are converted back from Markdown.
 */
export async function prepareSitePage(
  { contribution: { id }, connection, payload }: Publishing,
  { joined: { title, summary, body }, collection, more }: SitePageWrite,
): Promise<RecordData> {
  const sent = await selectSentBody(connection, { id, collection });
  return (before: Stored | null) => {
    const stored = [before?.body, sent] as (RichText | undefined)[];
    const { toRichText } = demandForms(payload);
    return { ...toWritable(before), title, summary, body: toPageBody(body, { stored, toRichText }), ...more };
  };
}
