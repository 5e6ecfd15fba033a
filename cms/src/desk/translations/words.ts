import type { PageKind } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type { PageState } from '@common-ground/api/contracts/translations/translations.ts';
import { FIELD_WORDS } from '../contributions/words.ts';

export const PAGE_STATE_WORDS: Record<PageState, string> = {
  published: 'Published',
  in_review: 'In review',
  draft: 'Draft',
  partial: 'Partly translated',
  stale: 'Older than its source',
  missing: 'Missing',
};

export const KIND_WORDS: Record<PageKind, { one: string; many: string }> = {
  condition: { one: 'Condition', many: 'Conditions' },
  category: { one: 'Category', many: 'Categories' },
};

export function fieldWords(name: string): string {
  return (FIELD_WORDS as Record<string, string>)[name] ?? name;
}
