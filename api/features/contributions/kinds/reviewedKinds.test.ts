import { expect, it } from 'vitest';
import type { ContributionKind } from '../../../contracts/contributions/contents.ts';
import { findReviewed } from './reviewedKinds.ts';

const NOWHERE = { conditionId: null, categoryId: null, pathId: null, languageId: null };
const find = (kind: ContributionKind, place: Partial<typeof NOWHERE> | object) =>
  findReviewed({ kind, ...NOWHERE, ...place });

it('finds the collection of a proposal by its kind, also after its record was deleted', () => {
  expect(find('condition', { categoryId: 1 })).toBe('conditions');
  expect(find('edit', { conditionId: 1, categoryId: 1 })).toBe('conditions');
  expect(find('path', {})).toBe('learning-paths');
  expect(find('path_translation', { languageId: 2 })).toBe('learning-path-translations');
  // The category of a deleted condition must not be translated by its texts.
  expect(find('translation', { categoryId: 1, languageId: 2 })).toBe('condition-translations');
});

it('finds the collection of a removal by its place', () => {
  expect(find('removal', { conditionId: 1, categoryId: 1 })).toBe('conditions');
  expect(find('removal', { conditionId: 1, categoryId: 1, languageId: 2 })).toBe('condition-translations');
  expect(find('removal', { categoryId: 1, languageId: 2 })).toBe('category-translations');
  expect(find('removal', { pathId: 1 })).toBe('learning-paths');
  expect(find('removal', { pathId: 1, languageId: 2 })).toBe('learning-path-translations');
});
