import type { CategoryColor } from '../encyclopedia/categories.ts';
import type { ConditionText, Source, TranslatedTexts } from '../encyclopedia/fields.ts';
import type { Difficulty, ModuleType } from '../learning/learning.ts';
import type { ModuleContent } from '../learning/moduleContent.ts';
import type { PathRating, PathScore } from '../learning/ratings.ts';
import type { HelpLine } from '../moderation/helpLines.ts';
import type { PageSlug } from '../pages/pages.ts';
import type { Share } from '../translations/completeness.ts';
import type { ForumSource } from './forumPages.ts';

/**
 * Where pages take their content from. The publisher gives the pages one over SQL, `astro dev` one over HTTP; a page
 * knows neither. Whatever a page asks for while it renders is noted as a dependency of that page, so a page must get
 * everything it shows through the one source it was given.
 *
 * Every `language` argument is the code of an active language. Only published content is ever handed out.
 */
export interface ContentSource extends ForumSource {
  /** Active languages, the default one first, then by code. */
  languages(): Promise<PageLanguage[]>;
  /** All categories by id, in `language` where translated. */
  categories(language: string): Promise<PageCategory[]>;
  /** One category, or null when there is none with this id. */
  category(id: number, language: string): Promise<PageCategory | null>;
  /** One page (from 1) of a category's published conditions, by id. */
  categoryConditions(id: number, language: string, page: number): Promise<CardPage>;
  /** The first FEATURED_CONDITIONS published conditions, by id. */
  featured(language: string): Promise<ConditionCard[]>;
  /** One published condition with all its sections, or null. */
  condition(id: number, language: string): Promise<ConditionPage | null>;
  /** Up to RELATED_CONDITIONS other published conditions of the same category: the next ones by id, then from the start. */
  related(id: number, language: string): Promise<RelatedCondition[]>;
  /** How many pages the list of a category has, at least one. */
  categoryPages(id: number): Promise<number>;
  /** Numbers of the site-map shards that have a published condition, ascending; see SITEMAP_SHARD. */
  sitemapShards(): Promise<number[]>;
  /** The published conditions of one shard (from 1), by id: none where no such shard is. */
  sitemapShard(shard: number): Promise<SitemapCondition[]>;
  /** Up to FEED_ENTRIES published conditions that are written in `language`, the ones changed last first. */
  newest(language: string): Promise<FeedEntry[]>;
  /** The learning paths that are open to readers, by id: each in `language` where it is whole in it. */
  learningPaths(language: string): Promise<LearningPathOutline[]>;
  /** One of them with its modules, or null. */
  learningPath(id: number, language: string): Promise<LearningPathPage | null>;
  /** What those who completed a path say of it, in whatever language they say it. */
  pathRatings(id: number): Promise<PathRatings>;
  /** One module of an open path, or null. */
  learningModule(id: number, language: string): Promise<LearningModulePage | null>;
  /** Help lines for people in a crisis, by region; see `listHelpLines`. */
  helpLines(language: string): Promise<HelpLine[]>;
  /** Which of the pages about the site are published; the footer of every page shows it, so nothing notes it. */
  pages(): Promise<PageSlug[]>;
  /** One published page about the site, or null. */
  page(slug: PageSlug, language: string): Promise<ContentPage | null>;
}

export type PageLanguage = {
  code: string;
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
  isDefault: boolean;
};

/** A text and the language it is really in: the page's own, or the default language where no translation exists. */
export type Passage<T> = { value: T; language: string };

export type PageCategory = {
  id: number;
  icon: string;
  color: CategoryColor;
  name: Passage<string>;
  description: Passage<string>;
  /** Published conditions in this category. */
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

/** One address of a condition for each language it is really written in, with the ISO 8601 time that page last changed. */
export type SitemapCondition = { id: number; pages: { language: string; lastUpdated: string }[] };

export type FeedEntry = {
  id: number;
  name: Passage<string>;
  summary: Passage<string>;
  /** ISO 8601 times at which the text of this language was begun and last published. */
  created: string;
  updated: string;
  correction: PageCorrection | null;
};

/** What readers are told of a correction on medical grounds, and when: in the page's language, or in that of its source. */
export type PageCorrection = { what: Passage<string>; at: string };

export type RelatedCondition = { id: number; name: Passage<string> };

export type { ConditionText, Source };
/** A link as the page has it. */
export type Resource = { title: string; url: string };

/** How far a translation lags behind the source text. Both are null when the version it was made from is not kept. */
export type StaleTranslation = {
  /** ISO 8601 time at which the revision that it was made from came out. */
  madeFrom: string | null;
  /** Source texts that have changed since, translated or not. */
  changed: ConditionText[] | null;
};

/** A sign-off of the text in the default language, by somebody whose credential was on record. */
export type MedicalReview = {
  /** Null when the account is gone. */
  reviewerName: string | null;
  credential: string;
  /** ISO 8601 times. */
  reviewedAt: string;
  nextReviewAt: string;
  /** The text that readers have is another than was signed. */
  hasLapsed: boolean;
  /** The next review is due; what is shown follows within minutes. */
  isOverdue: boolean;
};

/** The same of a part of the page: of all fields of a section, by its name (`SIGNED_SECTIONS`). */
export type SectionReview = MedicalReview & { section: string };

/** A translated text as it is kept: links with title and address by themselves. */
export type StoredText<Name extends ConditionText> = Name extends 'resources' ? Resource[] : TranslatedTexts[Name];

export type ConditionPage = ConditionCard & { [Name in ConditionText]: Passage<StoredText<Name>> } & {
  /** Always as published, in the language of the sources. */
  sources: Source[];
  views: number;
  contributors: number;
  /** Revision of the source text that is shown, or that the shown translation was made from. */
  revision: number;
  /** Set when the source text has a later revision than the one this translation was made from. */
  stale: StaleTranslation | null;
  /** Texts of which the translation has a part: none of them falls back, and none is whole. */
  partlyTranslated: Share[];
  /** Takes changes from trusted roles only, and says so. */
  isProtected: boolean;
  /** The last correction on medical grounds; null where there is none, or its days are over (CORRECTION_DAYS). */
  correction: PageCorrection | null;
  /** The sign-off that counts, or the last one of an earlier text, or null: "Not yet medically reviewed". */
  medicalReview: MedicalReview | null;
  /** Sign-offs of parts of the page by themselves, in the order of the page. */
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
  /** In the order in which they are taken. */
  modules: ModuleOutline[];
  /** Open paths to complete first. */
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
  /** All that are earned by it, with those of its questions. */
  points: number;
  /** The same with their titles. */
  prerequisites: { id: number; title: Passage<string> }[];
  modules: (ModuleOutline & { description: Passage<string> })[];
  /** As published, in the language of the sources. */
  sources: Source[];
  /** ISO 8601 time of the last published change. */
  lastUpdated: string;
};

/** The score of a path, and the NEWEST_RATINGS that readers have of it, the newest first. */
export type PathRatings = PathScore & { newest: ShownRating[] };
export type ShownRating = Pick<
  PathRating,
  'id' | 'userName' | 'rating' | 'review' | 'isHelpful' | 'createdAt' | 'editedAt'
>;

export type LearningModulePage = ModuleOutline & {
  description: Passage<string>;
  path: Pick<LearningPathOutline, 'id' | 'title' | 'modules' | 'prerequisiteIds'>;
  /** What there is to read, to do or to watch; see `readModuleContent`. */
  content: Passage<ModuleContent>;
  /** Of a quiz, without its answers. */
  questions: Passage<{ id: number; question: string; options: string[]; points: number }[]>;
  /** Codes of the languages in which the whole path is published, the default one first. */
  translatedInto: string[];
};

/** A page about the site itself. Translated as a whole or not at all: half a policy would be worse than one in another language. */
export type ContentPage = {
  slug: PageSlug;
  /** Code of the language that all of its text is in. */
  language: string;
  title: string;
  /** One or two sentences, also for search engines. */
  summary: string;
  /** Markdown. */
  body: string;
  /** ISO 8601 time of the last published change of this text. */
  lastUpdated: string;
  /** Codes of the languages in which it is published, besides the default one. */
  translatedInto: string[];
};
