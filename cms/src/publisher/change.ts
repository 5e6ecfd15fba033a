import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';

/**
 * What the publisher must know of one change, as a trigger of the database writes it in the transaction of the change
 * (payload/migrations, `note_change`). Ids, never texts: by the time it is looked at, the record may have changed again,
 * and the newest state is what must be on the pages.
 */
export type ContentChange =
  | { kind: 'everything' }
  /** Every page is asked for anew, though nothing changed. */
  | { kind: 'rebuild' }
  /** With `isTextOnly` name or description alone, which pages that show them in another language are without. */
  | { kind: 'category'; id: number; isListed: boolean; isTextOnly: boolean }
  /** `isNamed`: where nothing but its name is shown it is another one as well. */
  | { kind: 'condition'; id: number; isListed: boolean; isNamed: boolean; categories: number[] }
  | { kind: 'category-translation'; id: number; language: number }
  | { kind: 'condition-translation'; id: number; language: number; isListed: boolean; isNamed: boolean }
  /** A medical sign-off of a condition: it shows on the condition's own pages alone. */
  | { kind: 'sign-off'; id: number }
  /** What readers are told of a correction of a condition: on its own pages and in the feeds that have it. */
  | { kind: 'correction'; id: number }
  /** A page about the site, or a translation of it. The footer of every page leads to those that are listed. */
  | { kind: 'page'; slug: PageSlug; isListed: boolean }
  /** One of the help lines: all of them stand on one page of each language. */
  | { kind: 'help-lines' }
  /** What a learning path is in every language. `modules`: where it opens or closes, those that do so with it. */
  | { kind: 'learning-path'; id: number; isListed: boolean; modules: number[] }
  /** All texts of a path in the language with this code; `isListed` where it is offered in it now, or no longer. */
  | { kind: 'learning-path-text'; id: number; language: string; isListed: boolean; modules: number[] }
  /** A module or one of its questions. `paths`: those whose modules it changes. */
  | { kind: 'learning-module'; id: number; paths: number[] }
  /** What those who completed a learning path say of it: it shows on the path's own pages alone. */
  | { kind: 'path-rating'; id: number }
  | TopicChange
  /** A post that stands on that page of a topic, or is answered there. */
  | { kind: 'forum-post'; id: number; language: string; page: number }
  /** How many like a post there. */
  | { kind: 'forum-likes'; id: number; page: number }
  /** How much there is, for members too. */
  | { kind: 'forum-figures' }
  /** Name or role of somebody who posted. */
  | { kind: 'forum-author'; id: number };

/**
 * A topic that is for everyone, or was. `isHead`: what stands on each of its `pages` and says whether and where it is
 * listed; `isExcerpt`: how it begins; `isLonger`: its number of pages; else its figures in lists. What it was and what it is.
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

/** A change, and its record's name for people. */
export type NotedChange = { id: string; what: ContentChange; name: string };
