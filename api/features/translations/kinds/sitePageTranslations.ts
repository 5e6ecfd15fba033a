import { PAGE_DOCUMENT } from '../../../contracts/documents/rows/page.ts';
import type { RichText } from '../../../contracts/lexicalNodes.ts';
import { selectSitePage } from '../../contributions/queries/selectSitePage.ts';
import { readPageBody, toPageBody } from '../../contributions/toPageBody.ts';
import { type SitePageContent, toSitePageContent } from '../../encyclopedia/toSitePageContent.ts';
import type { TranslationKind } from './TranslationKind.ts';

/** Translations of pages about the site. The body is stored in the form of the editor and translated as Markdown. */
export const sitePageTranslations: TranslationKind = {
  parts: PAGE_DOCUMENT.parts,
  relationship: 'page',
  revision: 'sourceRevision',
  async findSource({ database }, { id, isHeld }) {
    const page = await selectSitePage(database, { pageId: id, isHeld });
    if (!page?.isPublished) return null;
    const document = toSitePageContent(page);
    return { id, name: document.title, address: PAGE_DOCUMENT.toAddress(page.slug), revision: page.revision, document };
  },
  readSource: (stored) => toSitePageContent(stored as SitePageContent),
  readTexts: (stored) => ({ ...toSitePageContent(stored), body: readPageBody(stored.body) }),
  toRecord(texts, { stored, forms: { toRichText } }) {
    const { title, summary, body } = texts as SitePageContent;
    return { title, summary, body: toPageBody(body, { stored: [stored?.body as RichText | null], toRichText }) };
  },
};
