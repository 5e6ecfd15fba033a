import type { Plural } from '../plural.ts';
import { sections } from './encyclopedia/sections.ts';

export const home = {
  title: 'Understanding Disabilities Together',
  lede: 'Plain, sourced information about disability conditions, built by people with lived experience, medical professionals and researchers.',
  /** Description for search engines, about 150 characters. */
  description:
    'A community-built encyclopedia of disability conditions: plain, sourced information on symptoms, causes, treatments and support, in several languages.',
  browseCategories: 'Browse Categories',
  contribute: 'Contribute',
  quickFilters: 'Quick filters',
  /** Names of kinds of disability, on the quick filters. */
  quickPhysical: 'Physical',
  quickCognitive: 'Cognitive',
  quickSensory: 'Sensory',
  browseTitle: 'Browse by Category',
  browseLede: 'Every condition has its place in one of these.',
  featuredTitle: 'Featured Conditions',
  featuredLede: 'A place to start reading.',
  empty: 'The first conditions are being written. Come back soon, or help to write them.',
  communityTitle: 'Community Driven Knowledge',
  communityLede: 'Whoever knows something from their life or their work can add to what is here.',
  contributeTitle: 'Contribute Content',
  contributeText:
    'Add a condition, or make an existing page clearer. You do not have to be an expert to know something.',
  qualityTitle: 'Quality Assurance',
  qualityText: 'Submissions are reviewed before they are published, and every page shows its sources.',
  supportTitle: 'Community Support',
  supportText: 'Each page leads on to organizations and people who can help with what comes next.',
  readyTitle: 'Ready to Contribute?',
  readyText: 'If a condition is missing, you may be the person who can describe it.',
  addCondition: 'Add New Condition',
  joinCommunity: 'Join Community',
};

export const category = {
  count: { one: '{count} condition available', other: '{count} conditions available' } as Plural,
  searchPlaceholder: 'Search within {category}...',
  searchLabel: 'Search within {category}',
  conditionsTitle: 'Conditions in {category}',
  empty: 'No conditions found in this category yet.',
  addCondition: 'Add New Condition',
  otherTitle: 'Explore Other Categories',
  /** Number on the tile of a category. */
  shortCount: { one: '{count} condition', other: '{count} conditions' } as Plural,
  /** Accessible name of the links to other pages of the list. */
  pages: 'Pages of this list',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {page} of {pages}',
  notFoundTitle: 'Category Not Found',
  notFoundText: "The category you're looking for doesn't exist.",
};

/** Lists of all conditions by name, and links to them. */
export const aToZ = {
  title: 'Conditions A to Z',
  titleIn: 'Conditions A to Z: {category}',
  description: 'Every condition by its name, with the other names that it goes by.',
  descriptionIn: 'Conditions of the category “{category}” by name, with the other names that they go by.',
  /** Accessible name of the links that show the conditions of one category. */
  filter: 'Filter by category',
  everyCategory: 'All categories',
  /** Accessible name of the links to letters. */
  letters: 'Letters',
  /** Heading of names that begin with a digit. */
  digits: '0–9',
  /** Entry of another name of a condition. `{condition}` is the link to the condition and its name. */
  see: '{name}, see {condition}',
};

/** Page of a tag. `{tag}` is the tag as conditions have it. */
export const tagPage = {
  description: 'Conditions on the topic “{tag}”.',
  conditionsTitle: 'Conditions with this topic',
  /** Title of a list of links below the cards. */
  othersTitle: 'More conditions with this topic',
};

export const condition = {
  ...sections,
  badge: 'Medical Condition',
  history: 'History',
  talk: 'Talk',
  views: { one: '{count} view', other: '{count} views' } as Plural,
  contributors: { one: '{count} contributor', other: '{count} contributors' } as Plural,
  /** `{date}` is a date or the text `unknownDate`. */
  lastUpdated: 'Last updated: {date}',
  unknownDate: 'Unknown date',
  contents: 'On this page',
  quickFacts: 'Quick Facts',
  factCategory: 'Category',
  factSigns: 'Common signs',
  factReview: 'Medical review',
  factLanguages: 'Available in',
  symptomsEffects: 'Symptoms & Effects',
  /** Accessible name of the column beside the text. */
  besideText: 'Related conditions and support',
  relatedConditions: 'Related Conditions',
  noRelated: 'No related conditions found',
  /** Links to topics of the forum, not to the talk page. */
  discussions: 'Discussions About This Page',
  allDiscussions: 'All discussions about it',
  startDiscussion: 'Start a discussion',
  noResources: 'No resources available',
  improveTitle: 'Improve This Page',
  improveText: 'Something missing, unclear or out of date? Every change is reviewed before it shows.',
  improveProtected: 'This page is protected: changes are proposed by trusted roles only.',
  improveButton: 'Suggest Edit',
  /** Shown in place of `improveButton` on a protected page, to readers without a trusted role. */
  improveTalk: 'Suggest it on the talk page',
  peopleTitle: 'Contributors & Reviewers',
  notReviewed: 'Not yet medically reviewed',
  notReviewedText:
    'Nobody with a medical credential has signed this page off so far. Please read it together with its sources.',
  /** `{name}` is the reviewer's name or `formerReviewer`. `{credential}` is shown as it was entered. */
  reviewedBy: 'Reviewed by {name}, {credential}',
  /** Replaces `{name}` when the reviewer's account was deleted. */
  formerReviewer: 'a former member',
  reviewedOn: 'Last medical review: {date}',
  nextReview: 'Next review due: {date}',
  /** Follows the date of a review that has lapsed, or `reviewLapsed`. */
  textChanged: 'The text has changed since then.',
  reviewLapsed: 'The medical review has lapsed.',
  partlyReviewed: 'Medically reviewed in part',
  /** `{part}` is the title of the reviewed section. */
  partReviewedBy: '{part}: reviewed by {name}, {credential}, on {date}.',
  /** Follows `partReviewedBy`. */
  partLapsed: 'Changed since then: this review has lapsed.',
  reviewOverdue: 'The next review is overdue.',
  /** Notes in a section about the sign-off of that section. */
  sectionLapsed: 'Changed since the medical review of {date}: that review has lapsed.',
  sectionOverdue: 'The next medical review was due on {date} and is overdue.',
  /** Shown on a translation. `{language}` is the language of the source text. */
  reviewOfSource: 'The review was of the text in {language}.',
  noSources: 'No sources are listed for this page yet.',
  citeTitle: 'Cite this page',
  cite: '“{title}.” {product}, revision {revision}. Last updated: {date}. {url}',
  /** Appended to the citation in the browser. `{day}` is the current day of the reader. */
  citeRead: 'Read on {day}.',
  /** Shown when the browser adds no day, for example without JavaScript. */
  citeHint: 'Add the day on which you read it.',
  citeCopy: 'Copy',
  citeCopied: 'Copied',
  citeNotCopied: 'Your browser did not allow it. The text is marked: copy it from there.',
  emptySection: 'Nothing has been written here yet.',
  notFoundTitle: 'Condition Not Found',
  notFoundText: "The condition you're looking for doesn't exist.",
};

export const card = {
  /** `{count}` is the number of tags that are not shown. */
  moreTags: { one: '+{count} more', other: '+{count} more' } as Plural,
  /** Accessible name of the list of tags. */
  tags: 'Topics',
  /** Shown below the name in search results. `{name}` is the other name or search word that matched. */
  matches: 'Matches “{name}”',
  /** Variant of `matches` for a name in another language. `{language}` is the name of that language. */
  matchesIn: 'Matches “{name}” ({language})',
  /** Precedes a date or an age such as "2 days ago". */
  updated: 'Updated',
  /** Shown when the date of the last change is not known. */
  recentlyUpdated: 'Recently updated',
};

/** Notes about untranslated texts, shown in the default language. `{language}` is the name of that language. */
export const fallback = {
  whole: 'This page is not translated yet. It is shown in {language}.',
  page: 'Most of this page is not translated yet. It is shown in {language}.',
  section: 'This part is not translated yet. It is shown in {language}.',
  some: 'Some texts here are not translated yet. They are shown in {language}.',
};

/** Notes on a translation whose source has changed since. `{language}` is the name of the source's language. */
export const stale = {
  /** `{date}` is the day on which the source version of the translation was published. */
  madeFrom: 'This translation was made from the version of {date}.',
  /** `{parts}` lists the titles of the changed sections. */
  changed: 'Parts that have changed in {language} since then: {parts}.',
  /** Replaces `changed` when the changed sections are not known. */
  changedSomewhere: 'The page in {language} has changed since it was translated.',
  readPage: 'Read the page in {language}',
  /** Note in the changed section. */
  section: 'This part has changed in {language} since it was translated.',
  /** `{done}` and `{all}` count list entries or paragraphs of the section. */
  partly: 'Only some of this is translated: {done} of {all}.',
  readPart: 'Read it in {language}',
};

/** Title and subtitle of the Atom feed of conditions. `{product}` is the name of the site. */
export const feed = {
  title: '{product}: new and updated conditions',
  description: 'Conditions that were added or changed, the latest first.',
};
