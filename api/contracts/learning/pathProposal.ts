import type { Difficulty } from './learning.ts';
import type { PathDocument, PathTexts } from './pathDocument.ts';

export type PathContent = PathDocument & {
  difficulty: Difficulty;
  categoryId: number | null;
  prerequisites: number[];
};

/** Published edition from which a path was changed; 0 and null before the first one. */
export type PathBase = { edition: number; path: PathContent | null };

/**
 * Published source that a translation agrees with, its edition, and the published translation in the form of that
 * source; `texts` is null when no translation is published.
 */
export type PathTextsBase = { sourceRevision: number; source: PathDocument; texts: PathTexts | null };

/** `content` and `base` of a contribution about a learning path. Each is complete, not only what differs. */
export type PathProposal =
  | { kind: 'path'; content: PathContent; base: PathBase }
  | { kind: 'path_translation'; content: PathTexts; base: PathTextsBase };
