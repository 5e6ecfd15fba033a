import type { DocumentRow } from './DocumentRow.ts';
import { CATEGORY_DOCUMENT } from './rows/category.ts';
import { CHAT_ANSWER_DOCUMENT } from './rows/chatAnswer.ts';
import { CONDITION_DOCUMENT } from './rows/condition.ts';
import { PAGE_DOCUMENT } from './rows/page.ts';
import { PATH_DOCUMENT } from './rows/path.ts';

/** Kinds of documents that are reviewed before readers see them. */
export const DOCUMENTS = {
  condition: CONDITION_DOCUMENT,
  category: CATEGORY_DOCUMENT,
  path: PATH_DOCUMENT,
  page: PAGE_DOCUMENT,
  chatAnswer: CHAT_ANSWER_DOCUMENT,
} as const satisfies Record<string, DocumentRow>;

export type DocumentKind = keyof typeof DOCUMENTS;
export const DOCUMENT_KINDS = Object.keys(DOCUMENTS) as DocumentKind[];
