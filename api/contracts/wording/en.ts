import { account } from './accounts/en.ts';
import { adminDashboard, dashboard, eventTypes, roles } from './analytics/en.ts';
import { form } from './form/en.ts';
import { learning, learningDashboard } from './learning/en.ts';
import type { Plural } from './plural.ts';
import { headerSearch } from './search/en.ts';

/**
 * All visible text in English, and the shape that every other language has to fill.
 *
 * For translators: translate what the sentence is for, not word by word. Words in `{braces}` are filled in by the
 * program and must stay as they are. Texts with `other` are plurals: give every form that your language has. Speak to
 * the reader as "you", plainly and without blame. Disability words follow what the communities themselves prefer.
 */
export const en = {
  /** Parts that every page has. */
  shell: {
    /** First link of each page, seen when it has focus: jumps over the header. */
    skipToContent: 'Skip to content',
    /** Name, for screen readers, of the main navigation. */
    mainNavigation: 'Main',
    /** Name, for screen readers, of the logo's link. `{product}` is the name of the site. */
    logoLabel: '{product}, home',
    /** Button that opens the menu on small screens. */
    menu: 'Menu',
    /** Button that closes it. */
    closeMenu: 'Close menu',
    home: 'Home',
    categories: 'Categories',
    contribute: 'Contribute',
    learning: 'Learning',
    community: 'Community',
    signIn: 'Sign in',
    signUp: 'Sign up',
    /** Menu of somebody who is signed in, under their name: to their settings, their profile, the desk of administrators. */
    myAccount: 'My Account',
    profile: 'Profile',
    dashboard: 'Admin Dashboard',
    signOut: 'Sign out',
    /** Language menu. */
    language: 'Language',
    /** Theme menu and its three choices; "System" follows the setting of the device. */
    theme: 'Theme',
    themeLight: 'Light',
    themeDark: 'Dark',
    themeSystem: 'System',
    /** Name, for screen readers, of the row of links that shows where a page belongs. */
    breadcrumb: 'Breadcrumb',
  },
  search: {
    /** Inside the empty search box. */
    placeholder: 'Search conditions...',
    /** Name of the search box for screen readers. */
    label: 'Search conditions',
    /** Name of the search box in the header, where a page has another of its own. */
    siteLabel: 'Search the whole encyclopedia',
    button: 'Search',
    /** Heading of the results. */
    resultsTitle: 'Search Results',
    /** Read aloud while results are on their way. */
    loading: 'Searching…',
    /** Read aloud and shown when results are there. */
    found: { one: '{count} condition found', other: '{count} conditions found' } as Plural,
    /** Shown above results. `{term}` is what was searched for. */
    forTerm: 'for “{term}”',
    /** Shown above results of one category. */
    inCategory: 'in {category}',
    /** Nothing was found. */
    none: 'No conditions found matching your search.',
    noneHint: 'Check the spelling, try another name or a shorter word, or browse the categories.',
    /** The request failed; the reader's text is still in the box. */
    failed: 'The search did not answer. Your text is still there.',
    /** Stands beside results when the search service was away: they are from a copy that is kept with the pages. */
    offline: 'The search service did not answer; these results come from the offline index.',
    tryAgain: 'Try again',
    /** Shown when JavaScript is off. The link leads to the categories. */
    noScript: 'Search results need JavaScript. Without it you can browse everything by category.',
    clear: 'Clear search',
  },
  headerSearch,
  ...account,
  form,
  learning,
  learningDashboard,
  dashboard,
  adminDashboard,
  eventTypes,
  roles,
  footer: {
    /** What this site is, in a sentence. */
    about: 'A community-built encyclopedia of disability conditions, in your language.',
    /** The educational-purposes statement. */
    educational:
      'Medical information on this site is for educational purposes only. It is not a diagnosis and does not replace advice from a medical professional.',
    /** Headings of the groups of links. */
    explore: 'Explore',
    community: 'Community',
    legal: 'Legal',
    featured: 'Featured conditions',
    /** Link to the feed of new and changed conditions, for feed readers. */
    feed: 'New and updated (Atom feed)',
    /** `{product}` is the name of the site, `{year}` the year of the copyright. */
    copyright: '© {year} {product}',
  },
  home: {
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
    /** Beside it: leads guests to registration. */
    joinCommunity: 'Join Community',
  },
  category: {
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
  },
  condition: {
    /** Badge beside the category's name. */
    badge: 'Medical Condition',
    /** Links to the versions of the page, and to what is said of it. */
    history: 'History',
    talk: 'Talk',
    /** Before other names of the condition. */
    alsoCalled: 'Other names',
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
    overview: 'Overview',
    symptomsEffects: 'Symptoms & Effects',
    symptoms: 'Common Symptoms',
    causes: 'Causes & Risk Factors',
    treatments: 'Treatment Options',
    relatedTopics: 'Related Topics',
    relatedConditions: 'Related Conditions',
    noRelated: 'No related conditions found',
    resources: 'Resources & Support',
    noResources: 'No resources available',
    improveTitle: 'Improve This Page',
    improveText: 'Something missing, unclear or out of date? Every change is reviewed before it shows.',
    improveProtected: 'This page is protected: changes are proposed by trusted roles only.',
    improveButton: 'Suggest Edit',
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
    /** After the dates, when that of the next review has passed. */
    reviewOverdue: 'The next review is overdue.',
    /** On a translation: its source is what was reviewed. `{language}` is the source's language. */
    reviewOfSource: 'The review was of the text in {language}.',
    sources: 'Sources',
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
  },
  card: {
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
  },
  /** Texts that stand in the default language because nobody has translated them yet. `{language}`: its name. */
  fallback: {
    /** The whole page, nothing of which is translated. */
    whole: 'This page is not translated yet. It is shown in {language}.',
    page: 'Most of this page is not translated yet. It is shown in {language}.',
    section: 'This part is not translated yet. It is shown in {language}.',
    some: 'Some texts here are not translated yet. They are shown in {language}.',
  },
  /** A translation whose source text has changed since. `{language}`: the name of the source's language. */
  stale: {
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
    /** Link to the same part of the page in the source's language. */
    readPart: 'Read it in {language}',
    /** Names of two parts that have no title on the page: the condition's name and the sentence below it. */
    name: 'Name',
    summary: 'Summary',
  },
  contribute: {
    title: 'Contribute',
    heroTitle: 'Contribute to Our Knowledge Base',
    lede: 'Common knowledge grows when people share what they know. Medical professionals, researchers and people with lived experience are all welcome.',
    description:
      'How to add a condition, share experience or review medical content, and the guidelines that every page follows.',
    addCondition: 'Add New Condition',
    waysTitle: 'Ways to help',
    addTitle: 'Add New Conditions',
    addText: 'Describe a condition that is missing: what it is, how it shows, what helps, and where you know it from.',
    shareTitle: 'Share Experiences',
    shareText:
      'Add what daily life with a condition is like, and what made a difference. This is knowledge no textbook has.',
    reviewTitle: 'Medical Review',
    reviewText: 'Check pages in your field against current evidence, and sign them with your name and credential.',
    guidelinesTitle: 'Contribution Guidelines',
    accuracyTitle: 'Accuracy & Evidence',
    accuracyText:
      'Base statements on current, reliable sources and name them. Say where the evidence is weak or views differ.',
    clarityTitle: 'Accessibility & Clarity',
    clarityText: 'Write short sentences in everyday words, and explain the medical terms that readers will meet.',
    respectTitle: 'Respectful & Inclusive',
    respectText:
      'Use the words that each community uses for itself. Describe lives, not only symptoms, and pity nobody.',
    processTitle: 'Review Process',
    processText:
      'Medical professionals and community moderators review every submission before it is published. You may be asked for changes.',
    closingTitle: 'Ready to Make a Difference?',
    closingText: 'One clear paragraph from you can save somebody else weeks of searching.',
    /** In place of a form where scripts are off. */
    noScript: 'The form needs JavaScript, which is off in this browser. Everything else here can be read without it.',
    /** In place of a form while its script is on its way, or when it did not come. */
    formLoading: 'Loading the form…',
    formFailed: 'The form could not be loaded.',
    tryAgain: 'Try again',
  },
  /** The feed of new and changed conditions, as feed readers show it. `{product}` is the name of the site. */
  feed: {
    title: '{product}: new and updated conditions',
    description: 'Conditions that were added or changed, the latest first.',
  },
  /** Links to the pages about the site itself, by the last part of their address. Their texts are content. */
  pages: {
    about: 'About',
    contact: 'Contact',
    privacy: 'Privacy',
    terms: 'Terms of use',
    accessibility: 'Accessibility',
    'editorial-policy': 'Editorial policy',
  },
  /** The box with the address of those who run this copy of the site. */
  writeToUs: {
    title: 'Write to us',
    /** Before the email address. */
    text: 'Your message goes to the people who run this site. Write in any language that you are at ease in.',
    /** Shown instead when they have given no address. `{product}` is the name of the site. */
    noAddress: 'The people who run this copy of {product} have not given an address to write to.',
    /** Followed by the link to the contribute page. */
    instead:
      'What you can do instead: follow the sources and organizations that each page names, and use the contribute page to see how mistakes are put right.',
    /** The link of that sentence. */
    toContribute: 'How to contribute',
  },
  notFound: {
    title: 'Page Not Found',
    text: 'There is no page at this address. It may have moved, or the address may have a typing mistake.',
    returnHome: 'Return to Home',
    browse: 'Browse Categories',
  },
};

/** The shape of a complete catalogue. */
export type Wording = typeof en;
