import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';

/** A recorded change. Has ids and no texts, because pages must show the newest state. `isListed`: lists change. */
export type ContentChange =
  | { kind: 'everything' }
  /** Every page is to be rendered again, although nothing changed. */
  | { kind: 'rebuild' }
  /** `isTextOnly`: only name or description changed, on which pages with a translation of both do not depend. */
  | { kind: 'category'; id: number; isListed: boolean; isTextOnly: boolean }
  /**
   * `isNamed`: the name or another name changed, so pages that show nothing else of the condition change too. `tags`:
   * those before and after, without those of translations, when tags or names changed.
   */
  | { kind: 'condition'; id: number; isListed: boolean; isNamed: boolean; categories: number[]; tags: string[] }
  | { kind: 'category-translation'; id: number; language: number }
  /** `isNote`: only the note about stale entries changed, which no other page shows. */
  | {
      kind: 'condition-translation';
      id: number;
      language: number;
      isListed: boolean;
      isNamed: boolean;
      isNote: boolean;
      tags: string[];
    }
  /** Search terms of a condition in a language. Lists A to Z leave out other names that are terms. */
  | { kind: 'search-terms'; id: number; language: number }
  | { kind: 'sign-off'; id: number }
  | { kind: 'correction'; id: number }
  /** A page about the site, or a translation of it. `isListed`: the footer of every page changes. */
  | { kind: 'page'; slug: PageSlug; isListed: boolean }
  | { kind: 'help-lines' }
  /** Parts of a path that all languages share. `modules`: those that open or close with the path. */
  | { kind: 'learning-path'; id: number; isListed: boolean; modules: number[] }
  /** All texts of a path in one language. `isListed`: the path is offered in it now, or no longer. */
  | { kind: 'learning-path-text'; id: number; language: string; isListed: boolean; modules: number[] }
  /** A module or one of its questions. `paths`: those whose modules change. */
  | { kind: 'learning-module'; id: number; paths: number[] }
  | { kind: 'path-rating'; id: number }
  | TopicChange
  /** A post on this page of a topic, or one to which a post on this page replies. */
  | { kind: 'forum-post'; id: number; language: string; page: number }
  | { kind: 'forum-likes'; id: number; page: number }
  | { kind: 'forum-figures' }
  /** Name or role of a user who posted. */
  | { kind: 'forum-author'; id: number };

/**
 * A topic that is or was for everyone. Arrays have values from before and after. `isHead`: what all its `pages` show
 * changed, such as the title. `isExcerpt`: its beginning changed. `isLonger`: its number of pages changed. When all are
 * false, its figures in lists changed.
 */
export type TopicChange = {
  kind: 'forum-topic';
  id: number;
  language: string;
  isHead: boolean;
  isExcerpt: boolean;
  isLonger: boolean;
  pages: number;
  categories: ForumCategory[];
  languages: string[];
  conditions: number[];
};
