import type { Difficulty } from './learning.ts';
import type { PathDocument, PathTexts } from './pathDocument.ts';

/** Everything of a path that is published through its review: the document, and its place among the other paths. */
export type PathContent = PathDocument & {
  difficulty: Difficulty;
  categoryId: number | null;
  /** Ids of the paths to complete first. */
  prerequisites: number[];
};

/** Basis of a new or changed path: the published edition; `path` is null before the first one. */
export type PathBase = { edition: number; path: PathContent | null };

/**
 * Basis of a translation: its source, of the edition that it is right for, and the published translation in the form of
 * that source; `texts` is null when there is none.
 */
export type PathTextsBase = { sourceRevision: number; source: PathDocument; texts: PathTexts | null };

/**
 * `content` and `base` of a contribution about a learning path, by its kind. Each is complete, not only what differs.
 */
export type PathProposal =
  | { kind: 'path'; content: PathContent; base: PathBase }
  | { kind: 'path_translation'; content: PathTexts; base: PathTextsBase };
