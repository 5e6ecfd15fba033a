import type { Difficulty } from './learning.ts';
import type { PathDocument, PathTexts } from './pathDocument.ts';

/** All of a path that goes before learners by its review: the document, and where it stands among the others. */
export type PathContent = PathDocument & {
  difficulty: Difficulty;
  categoryId: number | null;
  /** Ids of paths to complete first. */
  prerequisites: number[];
};

/** What a new path, or a change of one, was made from: what learners had, with its edition; null before the first. */
export type PathBase = { edition: number; path: PathContent | null };

/**
 * What a translation was made from: its source, of the edition that it is right for, and the translation that learners
 * had, in the form of that source.
 */
export type PathTextsBase = { sourceRevision: number; source: PathDocument; texts: PathTexts | null };

/** What a contribution about a learning path holds as `content` and `base`, by its kind: always all of it, not what differs. */
export type PathProposal =
  | { kind: 'path'; content: PathContent; base: PathBase }
  | { kind: 'path_translation'; content: PathTexts; base: PathTextsBase };
