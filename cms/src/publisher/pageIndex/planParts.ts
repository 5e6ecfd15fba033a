import { hash } from 'node:crypto';
import { PAGE_KINDS, type PageKind } from '@common-ground/api/contracts/search/pageIndex.ts';
import { parsePath, type Route } from '@common-ground/site/renderer';
import type { RenderedRow } from './selectIndexedPages.ts';

/** Ids of topics in a part. Larger parts take longer to build again, and more parts need more requests for a search. */
const TOPICS_IN_A_PART = 1000;
/** Ids in a part of the newest topics, which change most, so that a new post is found soon. */
const NEWEST_IN_A_PART = 100;

export type PlannedPart = {
  kind: PageKind;
  from: number;
  /** In order of path. */
  pages: RenderedRow[];
};

/** Divides the pages of each language into parts. Pages of kinds that are not indexed are left out. */
export function planParts(rows: readonly RenderedRow[], codes: readonly string[]): Map<string, PlannedPart[]> {
  const pages = rows.flatMap((row) => {
    const route = parsePath(row.path, codes);
    const kind = route && toPageKind(route);
    return kind ? [{ row, kind, language: route.language, topic: route.screen === 'topic' ? route.id : null }] : [];
  });
  const newest = pages.reduce((most, { topic }) => Math.max(most, topic ?? 0), 0);
  const parts = new Map(codes.map((code) => [code, new Map<string, PlannedPart>()]));
  for (const { row, kind, language, topic } of pages) {
    const from = topic === null ? 0 : findFirst(topic, newest);
    const own = parts.get(language);
    const part = own?.get(`${kind} ${from}`);
    if (part) part.pages.push(row);
    else own?.set(`${kind} ${from}`, { kind, from, pages: [row] });
  }
  return new Map([...parts].map(([code, own]) => [code, [...own.values()].sort(inOrder)]));
}

/** Returns the first id of the part that has a topic. */
function findFirst(topic: number, newest: number): number {
  const first = (size: number, id: number) => id - ((id - 1) % size);
  const isNew = first(TOPICS_IN_A_PART, topic) === first(TOPICS_IN_A_PART, newest);
  return first(isNew ? NEWEST_IN_A_PART : TOPICS_IN_A_PART, topic);
}

function inOrder(one: PlannedPart, other: PlannedPart): number {
  return PAGE_KINDS.indexOf(one.kind) - PAGE_KINDS.indexOf(other.kind) || one.from - other.from;
}

/** Returns null for conditions, for lists of other pages, and for screens whose content depends on the user. */
function toPageKind({ screen }: Route): PageKind | null {
  switch (screen) {
    case 'learningPath':
    case 'learningModule':
      return 'learning';
    case 'topic':
      return 'forum';
    case 'page':
    case 'contribute':
    case 'accessibilitySettings':
    case 'offline':
      return 'site';
    case 'helpLines':
      return 'helpLines';
    default:
      return null;
  }
}

export function hashPages(pages: readonly RenderedRow[]): string {
  return hash('sha1', JSON.stringify(pages.map(({ path, digest }) => [path, digest])), 'base64url');
}
