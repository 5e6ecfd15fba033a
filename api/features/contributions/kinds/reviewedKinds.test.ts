import { expect, it } from 'vitest';
import type { ContributionKind } from '../../../contracts/contributions/contents.ts';
import { NOWHERE, type ReviewedPlace } from '../queries/place.ts';
import { findReviewed } from './reviewedKinds.ts';

const find = (kind: ContributionKind, place: Partial<ReviewedPlace>) => findReviewed({ kind, ...NOWHERE, ...place });

it('finds the collection of a proposal by its kind, also after its record was deleted', () => {
  expect(find('condition', { categoryId: 1 })).toBe('conditions');
  expect(find('edit', { conditionId: 1, categoryId: 1 })).toBe('conditions');
  expect(find('path', {})).toBe('learning-paths');
  expect(find('path_translation', { languageId: 2 })).toBe('learning-path-translations');
  // The category of a deleted condition must not be translated by its texts.
  expect(find('translation', { categoryId: 1, languageId: 2 })).toBe('condition-translations');
  expect(find('page', {})).toBe('pages');
  expect(find('page_translation', { languageId: 2 })).toBe('page-translations');
  expect(find('chat_answer', {})).toBe('chat-answers');
});

it('finds the collection of a removal by its place', () => {
  expect(find('removal', { conditionId: 1, categoryId: 1 })).toBe('conditions');
  expect(find('removal', { conditionId: 1, categoryId: 1, languageId: 2 })).toBe('condition-translations');
  expect(find('removal', { categoryId: 1, languageId: 2 })).toBe('category-translations');
  expect(find('removal', { pathId: 1 })).toBe('learning-paths');
  expect(find('removal', { pathId: 1, languageId: 2 })).toBe('learning-path-translations');
  expect(find('removal', { pageId: 1 })).toBe('pages');
  expect(find('removal', { pageId: 1, languageId: 2 })).toBe('page-translations');
  expect(find('removal', { chatAnswerId: 1 })).toBe('chat-answers');
});
