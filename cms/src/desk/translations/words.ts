import type { ListedKind, PageState } from '@common-ground/api/contracts/translations/translations.ts';

export const PAGE_STATE_LABELS: Record<PageState, string> = {
  published: 'Published',
  in_review: 'In review',
  draft: 'Draft',
  partial: 'Partly translated',
  stale: 'Older than its source',
  missing: 'Missing',
};

export const PAGE_KIND_LABELS: Record<ListedKind, { one: string; many: string }> = {
  condition: { one: 'Condition', many: 'Conditions' },
  category: { one: 'Category', many: 'Categories' },
  page: { one: 'Page about the site', many: 'Pages about the site' },
  path: { one: 'Learning path', many: 'Learning paths' },
};
