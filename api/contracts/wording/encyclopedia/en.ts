import type { Plural } from '../plural.ts';
import { sections } from './sections/en.ts';

export const home = {
  title: 'Understanding Disabilities Together',
  lede: 'Plain, sourced information about disability conditions, built by people with lived experience, medical professionals and researchers.',
  /** Description for search engines, about 150 characters. */
  description:
    'A community-built encyclopedia of disability conditions: plain, sourced information on symptoms, causes, treatments and support, in several languages.',
  browseCategories: 'Browse Categories',
  contribute: 'Contribute',
  /** Before the three filters below. */
  quickFilters: 'Quick filters',
  /** Kinds of disability. */
  quickPhysical: 'Physical',
  quickCognitive: 'Cognitive',
  quickSensory: 'Sensory',
  browseTitle: 'Browse by Category',
  browseLede: 'Every condition has its place in one of these.',
  featuredTitle: 'Featured Conditions',
  featuredLede: 'A place to start reading.',
  /** Nothing is published yet. */
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
  /** Beside it: leads to the forum. */
  joinCommunity: 'Join Community',
};

export const category = {
  /** Badge with the number of conditions. */
  count: { one: '{count} condition available', other: '{count} conditions available' } as Plural,
  /** Inside the empty search box. */
  searchPlaceholder: 'Search within {category}...',
  searchLabel: 'Search within {category}',
  conditionsTitle: 'Conditions in {category}',
  empty: 'No conditions found in this category yet.',
  addCondition: 'Add New Condition',
  otherTitle: 'Explore Other Categories',
  /** Short number on a tile. */
  shortCount: { one: '{count} condition', other: '{count} conditions' } as Plural,
  /** Name, for screen readers, of the links to further pages of a long list. */
  pages: 'Pages of this list',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  /** Where one is in a long list. */
  pageOf: 'Page {page} of {pages}',
  notFoundTitle: 'Category Not Found',
  notFoundText: "The category you're looking for doesn't exist.",
};

export const condition = {
  ...sections,
  /** Badge beside the category's name. */
  badge: 'Medical Condition',
  /** Links to the versions of the page, and to what is said of it. */
  history: 'History',
  talk: 'Talk',
  views: { one: '{count} view', other: '{count} views' } as Plural,
  contributors: { one: '{count} contributor', other: '{count} contributors' } as Plural,
  /** `{date}` is a date, or the text for an unknown date. */
  lastUpdated: 'Last updated: {date}',
  unknownDate: 'Unknown date',
  /** List of the sections of the page. */
  contents: 'On this page',
  quickFacts: 'Quick Facts',
  factCategory: 'Category',
  factSigns: 'Common signs',
  factReview: 'Medical review',
  factLanguages: 'Available in',
  symptomsEffects: 'Symptoms & Effects',
  /** Name, for screen readers, of what stands beside the text. */
  besideText: 'Related conditions and support',
  relatedConditions: 'Related Conditions',
  noRelated: 'No related conditions found',
  /** Of the forum. */
  discussions: 'Discussions About This Page',
  allDiscussions: 'All discussions about it',
  startDiscussion: 'Start a discussion',
  noResources: 'No resources available',
  improveTitle: 'Improve This Page',
  improveText: 'Something missing, unclear or out of date? Every change is reviewed before it shows.',
  improveProtected: 'This page is protected: changes are proposed by trusted roles only.',
  improveButton: 'Suggest Edit',
  /** In place of that button where a page is protected from whoever reads it. */
  improveTalk: 'Say it on the talk page',
  peopleTitle: 'Contributors & Reviewers',
  notReviewed: 'Not yet medically reviewed',
  notReviewedText:
    'Nobody with a medical credential has signed this page off so far. Please read it together with its sources.',
  /** Who reviewed the page, in what capacity, when. The credential is shown as it was entered. */
  reviewedBy: 'Reviewed by {name}, {credential}',
  /** In the place of the name, when whoever reviewed it has deleted their account. */
  formerReviewer: 'a former member',
  reviewedOn: 'Last medical review: {date}',
  nextReview: 'Next review due: {date}',
  /** After the date of the last review: readers no longer have the text that was reviewed. */
  textChanged: 'The text has changed since then.',
  /** Of a text that was signed and is another by now: a heading, followed by `textChanged`. */
  reviewLapsed: 'The medical review has lapsed.',
  /** Where only parts of the page were reviewed. */
  partlyReviewed: 'Medically reviewed in part',
  /** Of one part of the page. `{part}` is its title. */
  partReviewedBy: '{part}: reviewed by {name}, {credential}, on {date}.',
  /** Follows it. */
  partLapsed: 'Changed since then: this review has lapsed.',
  /** After the dates, when that of the next review has passed. */
  reviewOverdue: 'The next review is overdue.',
  /** At the section itself, of its own sign-off. */
  sectionLapsed: 'Changed since the medical review of {date}: that review has lapsed.',
  sectionOverdue: 'The next medical review was due on {date} and is overdue.',
  /** On a translation: its source is what was reviewed. `{language}` is the source's language. */
  reviewOfSource: 'The review was of the text in {language}.',
  noSources: 'No sources are listed for this page yet.',
  /** Closed box at the end of the page. */
  citeTitle: 'Cite this page',
  /** The citation. `{title}` is the condition's name, `{product}` the site's, `{revision}` a number, `{url}` the address. */
  cite: '“{title}.” {product}, revision {revision}. Last updated: {date}. {url}',
  /** Goes on from the citation; `{day}` is the reader's own day. */
  citeRead: 'Read on {day}.',
  /** Where the reader's day is not known. */
  citeHint: 'Add the day on which you read it.',
  citeCopy: 'Copy',
  citeCopied: 'Copied',
  citeNotCopied: 'Your browser did not allow it. The text is marked: copy it from there.',
  /** Shown where a section has nothing to say yet. */
  emptySection: 'Nothing has been written here yet.',
  notFoundTitle: 'Condition Not Found',
  notFoundText: "The condition you're looking for doesn't exist.",
};

export const card = {
  /** Tags that are not shown. */
  moreTags: { one: '+{count} more', other: '+{count} more' } as Plural,
  /** Name of the tags for screen readers. */
  tags: 'Topics',
  /** Under the name in search results: the other name or search word by which it was found. `{name}`: that name, as it is written. */
  matches: 'Matches “{name}”',
  /** The same for one in another language. `{language}`: name of that language. */
  matchesIn: 'Matches “{name}” ({language})',
  /** Before a date or an age such as "2 days ago". */
  updated: 'Updated',
  /** When the date of the last change is not known. */
  recentlyUpdated: 'Recently updated',
};

/** Texts that stand in the default language because nobody has translated them yet. `{language}`: its name. */
export const fallback = {
  /** The whole page, nothing of which is translated. */
  whole: 'This page is not translated yet. It is shown in {language}.',
  page: 'Most of this page is not translated yet. It is shown in {language}.',
  section: 'This part is not translated yet. It is shown in {language}.',
  some: 'Some texts here are not translated yet. They are shown in {language}.',
};

/** A translation whose source text has changed since. `{language}`: the name of the source's language. */
export const stale = {
  /** `{date}`: the day on which the translated version came out. */
  madeFrom: 'This translation was made from the version of {date}.',
  /** `{parts}`: titles of the parts of the page, as a list. */
  changed: 'Parts that have changed in {language} since then: {parts}.',
  /** When it is not known which parts. */
  changedSomewhere: 'The page in {language} has changed since it was translated.',
  /** Link to the page in the source's language. */
  readPage: 'Read the page in {language}',
  /** In the part itself. */
  section: 'This part has changed in {language} since it was translated.',
  /** In a part of the page of which some is translated: `{done}` entries or paragraphs of `{all}`. */
  partly: 'Only some of this is translated: {done} of {all}.',
  /** Link to the same part of the page in the source's language. */
  readPart: 'Read it in {language}',
};

/** The feed of new and changed conditions, as feed readers show it. `{product}` is the name of the site. */
export const feed = {
  title: '{product}: new and updated conditions',
  description: 'Conditions that were added or changed, the latest first.',
};
