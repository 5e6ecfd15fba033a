import type { NamePage } from '../encyclopedia/alphabet.ts';
import type { Tag } from '../encyclopedia/tags.ts';
import type { ConditionCard, RelatedCondition } from './contentSource.ts';

/** Content of the lists A to Z and of the pages of tags, as part of `ContentSource`. */
export interface BrowseSource {
  /** Returns a page, from 1, of the names A to Z of all conditions, or of those of a category. */
  names(language: string, category: number | null, page: number): Promise<NamePage>;
  /** Returns the tags that conditions show in `language`, by slug. */
  tags(language: string): Promise<Tag[]>;
  /** Returns null when no condition shows such a tag in `language`. */
  tag(slug: string, language: string): Promise<TagPage | null>;
}

/** Conditions by name: the first TAG_CARDS as cards, the others as links. */
export type TagPage = Tag & { cards: ConditionCard[]; others: RelatedCondition[] };
