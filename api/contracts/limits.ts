/** Limits and timings of the specification. Constants of a single screen are in its component. */

export const FEATURED_CONDITIONS = 6;
export const LOADING_PLACEHOLDERS = 6;
export const CARD_TAGS = 3;
export const MAX_SHOWN_ALIASES = 8;
export const RELATED_CONDITIONS = 4;
export const CATEGORY_PAGE_SIZE = 48;
/** Conditions on one page of a list A to Z, besides the other names that stand among them. */
export const NAME_PAGE_SIZE = 240;
/** Conditions that the page of a tag shows as cards; it lists the others by name. */
export const TAG_CARDS = 48;
/** Ids in one site map, such as 1 to 100. Small, because each edit renders a site map again. */
export const SITEMAP_SHARD_SIZE = 100;
export const FEED_ENTRIES = 50;
export const MAX_TOPICS_ABOUT_CONDITION = 3;
export const SEARCH_TEXT_LENGTH = 200;
/** Pages of a kind, such as learning modules, that a search shows after the conditions. */
export const SEARCHED_PAGES_OF_A_KIND = 4;
/** Conditions that are listed without a search text. */
export const SEARCH_RESULTS = 50;
/** Conditions that a search text finds. */
export const FOUND_CONDITIONS = 20;
/** Conditions that only mention words of a search, shown when no condition is about it. */
export const NEAR_CONDITIONS = 3;
/** Conditions of a language up to which the browser gets whole search entries. */
export const MAX_BROWSER_ENTRIES = 150;
/** Conditions with texts in a language up to which the browser gets their names. */
export const MAX_BROWSER_NAMES = 2000;
export const SUGGESTED_CONDITIONS = 5;
export const SUGGESTED_CATEGORIES = 3;
/** Characters to which descriptions of suggestions are shortened. */
export const SUGGESTION_DESCRIPTION = 100;
export const RECENT_SEARCHES = 5;
export const MAX_STORED_SEARCHES = 10;
export const RECENT_ACHIEVEMENTS = 4;
export const RECENT_EVENTS = 5;
/** Maximum records on one page of a list when `limit` is given. */
export const LIST_LIMIT = 200;
/** Records on one page of a list when `page` is given without `limit`. */
export const LIST_PAGE = 50;
export const ID_MAX = 2_147_483_647;
export const BODY_BYTES = 256 * 1024;
export const SUMMARY_LENGTH = 320;
/** Minimum characters of a password, and of a username. */
export const MIN_PASSWORD_LENGTH = 8;
export const MIN_USERNAME_LENGTH = 3;
/** Maximum UTF-16 units of a password; hashing a longer one would be wasted work. */
export const PASSWORD_MAX = 256;
export const USERNAME_MAX = 40;
/** Maximum receipts mailed to one mailbox in 24 hours, before and after its address was confirmed. */
export const MAX_RECEIPTS_A_DAY = { unconfirmed: 1, confirmed: 10 };
/** Minutes that a mail about replies waits for more replies in the same topic or thread. */
export const REPLIES_TOGETHER_MINUTES = 5;
/** Maximum verification links mailed to one mailbox in 24 hours, for all accounts together. */
export const MAX_VERIFICATIONS_A_DAY = 6;
/** Maximum wrong codes of one kind from one client address within `WRONG_CODES_SECONDS`. */
export const MAX_WRONG_CODES = 30;
export const WRONG_CODES_SECONDS = 15 * 60;
export const EMAIL_MAX = 254;
export const BIO_LENGTH = 2000;
export const LOCATION_LENGTH = 120;
export const WEBSITE_LENGTH = 300;
export const INTEREST_LENGTH = 60;
export const INTERESTS = 30;
/** Milliseconds until waiting analytics events are sent. `first-paint/analytics.js` repeats this value. */
export const ANALYTICS_FLUSH_MS = 5000;
/** Maximum events that wait to be sent from one page. */
export const MAX_WAITING_EVENTS = 100;
export const EVENT_DAYS = 30;
/** Minutes after a counted view of a condition in which further views by the same reader are not counted. */
export const VIEW_MINUTES = 30;
export const MAX_STORED_QUERY_LENGTH = 60;
/**
 * Maximum words of a search text that is stored. Longer texts are not stored, because people write about themselves in
 * them.
 */
export const MAX_STORED_QUERY_WORDS = 6;
/** Maximum different searches without a page that are counted a day, so that made-up texts cannot fill the table. */
export const MISSED_SEARCHES_A_DAY = 2000;
export const LATEST_EVENTS = 200;
/** Time after its last use in which the editor interface stays open. */
export const DESK_SESSION_HOURS = 8;
export const RESET_LINK_HOURS = 1;
export const ADMINISTRATOR_LINK_HOURS = 24;
export const VERIFICATION_LINK_HOURS = 48;
export const NAME_LENGTH = 80;
export const CATEGORY_DESCRIPTION_LENGTH = 300;
/** Maximum characters of a source's title, and of its publisher. */
export const SOURCE_TEXT_LENGTH = 300;
export const WEB_ADDRESS_LENGTH = 2000;
export const OVERVIEW_LENGTH = 20_000;
export const ENTRY_LENGTH = 500;
export const TAG_LENGTH = 60;
export const CONTRIBUTION_LIST_MAX = 60;
/** Maximum hidden search terms of a condition in a language. */
export const SEARCH_TERMS_MAX = 100;
export const SEARCH_TERM_LENGTH = 80;
export const EDIT_SUMMARY_LENGTH = 200;
/**
 * Minimum and maximum characters of a correction on medical grounds. Short, because the first round trip of the page
 * contains the correction.
 */
export const CORRECTION_MIN = 20;
export const CORRECTION_MAX = 300;
export const CORRECTION_SHOWN_DAYS = 90;
/** Days for which `GET /api/corrections` lists a withdrawal or correction. */
export const CORRECTION_LISTED_DAYS = 400;
export const TOPIC_TITLE_LENGTH = 200;
/** Newest topics whose titles are found with misspelt words: about 40 MB in memory. */
export const MAX_INDEXED_TOPICS = 20_000;
/** Topics, and sections of condition pages, that are shown while the title of a new topic is typed. */
export const SIMILAR_TOPICS = 3;
export const FITTING_SECTIONS = 2;
export const POST_LENGTH = 10_000;
/** Maximum characters of a warning; a post is folded under it, and excerpts show only it. */
export const WARNING_LENGTH = 120;
export const QUOTE_LENGTH = 1000;
export const POST_EDIT_HOURS = 24;
/** Maximum characters of a moderator's reason, which is public in place of the hidden text. */
export const MODERATION_REASON_LENGTH = 300;
export const REASON_LENGTH = 2000;
export const CONTRIBUTOR_NAME_LENGTH = 120;
export const CREDENTIAL_LENGTH = 80;
/** Months until the next medical review: the maximum, and the default. */
export const REVIEW_MONTHS_MAX = 36;
export const DEFAULT_REVIEW_MONTHS = 24;
export const SIGN_OFF_NOTE_LENGTH = 500;
/** Maximum characters of a code as users copy it, with spaces and dashes. */
export const CODE_MAX = 40;
export const SECOND_FACTOR_REASON_LENGTH = 500;
/** Minimum milliseconds until the chat assistant replies; it replies to an emergency at once. */
export const CHAT_REPLY_MS = 1000;
/** Maximum milliseconds for which a reply waits until the recogniser of crises is loaded. */
export const CHAT_RECOGNISER_MS = 3000;
export const CHAT_MESSAGE_LENGTH = 1000;
/** Maximum messages of a conversation that a tab stores; the oldest are dropped. */
export const MAX_STORED_CHAT_MESSAGES = 100;
export const CHAT_PAGES = 3;
/** Limits of a user's CMS preferences, enforced by the database: beyond the number it deletes the oldest ones. */
export const MAX_DESK_PREFERENCES = 500;
export const MAX_DESK_PREFERENCE_KEY = 200;
export const MAX_DESK_PREFERENCE_BYTES = 32 * 1024;
