import type { NamePage } from '../encyclopedia/alphabet.ts';
import type { CategoryColor } from '../encyclopedia/categories.ts';
import type { ConditionText, Source, TranslatedTexts } from '../encyclopedia/fields.ts';
import type { Passage } from '../encyclopedia/languages.ts';
import type { Tag } from '../encyclopedia/tags.ts';
import type { Difficulty, ModuleType } from '../learning/learning.ts';
import type { ModuleContent } from '../learning/moduleContent.ts';
import type { PathRating, PathScore } from '../learning/ratings.ts';
import type { HelpLine } from '../moderation/helpLines.ts';
import type { PageSlug } from '../pages/pages.ts';
import type { Share } from '../translations/completeness.ts';
import type { ForumSource } from './forumPages.ts';

/**
 * Source of the content of pages: SQL in the publisher, HTTP in `astro dev`. Reads are recorded as dependencies of the
 * page that is rendered, so a page must read all that it shows through this source. Each `language` is the code of an
 * active language; only published content is returned.
 */
export interface ContentSource extends ForumSource, BrowseSource {
  /** Returns the active languages, the default one first, then by code. */
  languages(): Promise<PageLanguage[]>;
  categories(language: string): Promise<PageCategory[]>;
  category(id: number, language: string): Promise<PageCategory | null>;
  /** Pages count from 1; conditions are sorted by id. */
  categoryConditions(id: number, language: string, page: number): Promise<CardPage>;
  /** Returns the first FEATURED_CONDITIONS published conditions, by id. */
  featured(language: string): Promise<ConditionCard[]>;
  condition(id: number, language: string): Promise<ConditionPage | null>;
  /** Returns up to RELATED_CONDITIONS others of the category: the next ones by id, then from the start. */
  related(id: number, language: string): Promise<RelatedCondition[]>;
  /** Returns the number of pages of a category, which is at least 1. */
  categoryPages(id: number): Promise<number>;
  /** Returns the numbers of the site maps that have a published condition, ascending; see SITEMAP_SHARD_SIZE. */
  sitemapShards(): Promise<number[]>;
  /** Returns the published conditions of one site map (from 1), by id; empty when it does not exist. */
  sitemapShard(shard: number): Promise<SitemapCondition[]>;
  /** Returns up to FEED_ENTRIES published conditions that are written in `language`, the last changed first. */
  newest(language: string): Promise<FeedEntry[]>;
  /** Returns the open paths by id, each in `language` when it is completely translated. */
  learningPaths(language: string): Promise<LearningPathOutline[]>;
  learningPath(id: number, language: string): Promise<LearningPathPage | null>;
  pathRatings(id: number): Promise<PathRatings>;
  learningModule(id: number, language: string): Promise<LearningModulePage | null>;
  helpLines(language: string): Promise<HelpLine[]>;
  /** Records no dependency, because the footer of every page shows the pages about the site. */
  pages(): Promise<PageSlug[]>;
  page(slug: PageSlug, language: string): Promise<ContentPage | null>;
}

export type PageLanguage = {
  code: string;
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
  isDefault: boolean;
};

export type PageCategory = {
  id: number;
  icon: string;
  color: CategoryColor;
  name: Passage<string>;
  description: Passage<string>;
  conditionCount: number;
};

export type ConditionCard = {
  id: number;
  categoryId: number;
  name: Passage<string>;
  summary: Passage<string>;
  tags: Passage<string[]>;
  /** ISO 8601 time of the last published change. */
  lastUpdated: string;
};

export type CardPage = { cards: ConditionCard[]; page: number; pages: number; total: number };

/** Condition with each language that it is written in, and the ISO 8601 time of that page's last change. */
export type SitemapCondition = { id: number; pages: { language: string; lastUpdated: string }[] };

export type FeedEntry = {
  id: number;
  name: Passage<string>;
  summary: Passage<string>;
  /** ISO 8601 times: when the text of this language was begun, and when it was last published. */
  created: string;
  updated: string;
  correction: PageCorrection | null;
};

/** Text about a correction on medical grounds, in the page's language or in that of its source, and its time. */
export type PageCorrection = { what: Passage<string>; at: string };

export type RelatedCondition = { id: number; name: Passage<string> };

export type { ConditionText, Source };
export type Resource = { title: string; url: string };

/** Stale entries of a translation; both null when the version that it was made from is not stored. */
export type StaleTranslation = {
  /** ISO 8601 time of publication of the revision that the translation was made from. */
  madeFrom: string | null;
  /** Texts with stale entries, in the order of the page. */
  changed: ConditionText[] | null;
};

/** Sign-off of the text in the default language. */
export type MedicalReview = {
  /** Null when the account was deleted. */
  reviewerName: string | null;
  credential: string;
  /** ISO 8601 times. */
  reviewedAt: string;
  nextReviewAt: string;
  /** Whether readers have another text than the one that was signed. */
  hasLapsed: boolean;
  /** Whether the next review is due. The published page shows it some minutes later. */
  isOverdue: boolean;
};

export type SectionReview = MedicalReview & { section: string };

export type StoredText<Name extends ConditionText> = Name extends 'resources' ? Resource[] : TranslatedTexts[Name];

export type ConditionPage = ConditionCard & { [Name in ConditionText]: Passage<StoredText<Name>> } & {
  /** Never translated. */
  sources: Source[];
  views: number;
  contributors: number;
  /** Revision of the source text that is shown, or that the shown translation was made from. */
  revision: number;
  /** Null unless entries of this translation are stale. */
  stale: StaleTranslation | null;
  /** Texts of which the translation has a part, but not all. */
  partlyTranslated: Share[];
  isProtected: boolean;
  /** Last correction on medical grounds; null when there is none, or it is older than CORRECTION_SHOWN_DAYS. */
  correction: PageCorrection | null;
  /** Sign-off that counts, or the last one of an earlier text; null is shown as "Not yet medically reviewed". */
  medicalReview: MedicalReview | null;
  sectionReviews: SectionReview[];
  /** Codes of the languages in which name and summary of this condition are published, the default one first. */
  translatedInto: string[];
};

export type LearningPathOutline = {
  id: number;
  title: Passage<string>;
  description: Passage<string>;
  difficulty: Difficulty;
  /** Minutes. */
  estimatedDuration: number;
  modules: ModuleOutline[];
  /** Ids of open paths to complete first. */
  prerequisiteIds: number[];
  /** Codes of the languages in which the whole path is published, the default one first. */
  translatedInto: string[];
};

export type ModuleOutline = {
  id: number;
  title: Passage<string>;
  type: ModuleType;
  /** Minutes. */
  estimatedDuration: number;
  points: number;
  isRequired: boolean;
};

export type LearningPathPage = Omit<LearningPathOutline, 'modules'> & {
  edition: number;
  /** All points that the path can earn, with those of its questions. */
  points: number;
  prerequisites: { id: number; title: Passage<string> }[];
  modules: (ModuleOutline & { description: Passage<string> })[];
  sources: Source[];
  lastUpdated: string;
};

export type PathRatings = PathScore & { newest: ShownRating[] };
export type ShownRating = Pick<
  PathRating,
  'id' | 'userName' | 'rating' | 'review' | 'isHelpful' | 'createdAt' | 'editedAt'
>;

export type LearningModulePage = ModuleOutline & {
  description: Passage<string>;
  path: Pick<LearningPathOutline, 'id' | 'title' | 'modules' | 'prerequisiteIds'>;
  content: Passage<ModuleContent>;
  questions: Passage<{ id: number; question: string; options: string[]; points: number }[]>;
  translatedInto: string[];
};

/**
 * Page about the site, all in one language: a policy translated in part would be worse than one in another language.
 */
export type ContentPage = {
  slug: PageSlug;
  language: string;
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  /** ISO 8601 time of the last published change of this text. */
  lastUpdated: string;
  /** Codes of the languages in which it is published, besides the default one. */
  translatedInto: string[];
};

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
