import type { RichText } from '../../contracts/lexicalNodes.ts';
import { lexicalToMarkdown } from '../../contracts/lexicalToMarkdown.ts';

/** Texts of a page about the site. `body` is Markdown. */
export type SitePageContent = { title: string; summary: string; body: string };
export type StoredSitePage = { title?: string | null; summary?: string | null; body?: unknown };

export function toSitePageContent({ title, summary, body }: StoredSitePage): SitePageContent {
  return { title: title ?? '', summary: summary ?? '', body: toMarkdown(body) };
}

/** Returns a stored text of the editor as Markdown. */
export function toMarkdown(body: unknown): string {
  return lexicalToMarkdown(body as RichText | null | undefined);
}
