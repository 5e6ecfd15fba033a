/** Limits and timings of the specification, used by schemas, collections and screens alike. */

/** Conditions shown on the home page when nothing is searched for. */
export const FEATURED_CONDITIONS = 6;
/** Placeholders shown while search results load. */
export const LOADING_PLACEHOLDERS = 6;
/** Tags on a condition card before "+N more". */
export const CARD_TAGS = 3;
/** Other names that a condition page shows; the rest of its aliases are words that people search for. */
export const OTHER_NAMES = 8;
/** Other conditions of the same category in the sidebar of a condition page. */
export const RELATED_CONDITIONS = 4;
/** Conditions on one page of a category; the next ones are on a page of their own, so that no page grows without end. */
export const CATEGORY_PAGE_SIZE = 48;
/** Ids of conditions in one site map: those from 1 on, the next as many, and so on. Small, as each edit renders one anew. */
export const SITEMAP_SHARD = 100;
export const FEED_ENTRIES = 50;
/** Topics of the forum that the page of a condition leads to. */
export const TOPICS_ABOUT = 3;
/** Most characters of a search text that are looked at. */
export const SEARCH_TEXT_LENGTH = 200;
/** Most words of a search text that are looked for. */
export const SEARCH_WORDS = 12;
/** Most conditions that one search answers. */
export const SEARCH_RESULTS = 50;
/** Suggestions under the search box. */
export const SUGGESTED_CONDITIONS = 5;
export const SUGGESTED_CATEGORIES = 3;
/** Up to so many conditions are answered whole, and the browser then needs no further answer. */
export const SUGGESTION_LIST = 150;
/** Up to so many that a text finds are answered whole. */
export const SUGGESTION_ANSWER = 30;
/** Characters of a description in a suggestion that is only perhaps wanted. */
export const SUGGESTION_DESCRIPTION = 100;
/** Recent searches shown, and kept. */
export const RECENT_SEARCHES = 5;
export const RECENT_SEARCHES_KEPT = 10;
/** Achievements that the learning page shows, the latest of a learner's own. */
export const RECENT_ACHIEVEMENTS = 4;
/** Events that the dashboard of administrators shows, the last ones. */
export const RECENT_EVENTS = 5;
/** Most records of one page of a list, where `limit` is given. */
export const LIST_LIMIT = 200;
/** Records on one page of a list, where `page` is given without `limit`. */
export const LIST_PAGE = 50;
/** Largest id: PostgreSQL's integer. */
export const ID_MAX = 2_147_483_647;
/** Most bytes of a JSON body. */
export const BODY_BYTES = 256 * 1024;
/** Characters of a shown summary. */
export const SUMMARY_LENGTH = 320;
/** Pixels sideways that make a swipe dismiss a toast, and other screen constants, live with their components. */
export const PASSWORD_LENGTH = 8;
export const USERNAME_LENGTH = 3;
/** Most characters of a password; beyond it hashing would be work for nothing. */
export const PASSWORD_MAX = 256;
export const USERNAME_MAX = 40;
/** Receipts that one mailbox gets within a day: while the address has not been confirmed, and afterwards. */
export const MAX_RECEIPTS_A_DAY = { unconfirmed: 1, confirmed: 10 };
/** Minutes that a mail about replies in a topic waits for more of them. */
export const REPLIES_TOGETHER_MINUTES = 5;
/** Links to verify an address that one mailbox gets within a day, whoever asks for them. */
export const MAX_VERIFICATIONS_A_DAY = 6;
/** Wrong codes or tokens of one kind that one client address may try within `WRONG_CODES_SECONDS`. */
export const MAX_WRONG_CODES = 30;
export const WRONG_CODES_SECONDS = 15 * 60;
/** Longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAX = 254;
export const BIO_LENGTH = 2000;
export const LOCATION_LENGTH = 120;
export const WEBSITE_LENGTH = 300;
/** Characters of one interest. */
export const INTEREST_LENGTH = 60;
/** Most interests of a profile. */
export const INTERESTS = 30;
/** Milliseconds between two sendings of what is counted. `first-paint/analytics.js` has it once more. */
export const ANALYTICS_FLUSH_MS = 5000;
/** Most events that wait to be sent in one page. */
export const ANALYTICS_WAITING = 100;
/** Days that single events are kept; older ones are counts of a day. */
export const EVENT_DAYS = 30;
/** Minutes within which a reader who comes back to a condition is not counted as another view. */
export const VIEW_MINUTES = 30;
/** Most characters of a search text that is kept. */
export const KEPT_QUERY_LENGTH = 60;
/** Most words of a search text that is kept; longer ones are what people write about themselves. */
export const KEPT_QUERY_WORDS = 6;
/** Events that `GET /api/analytics` answers without `page` and `limit`. */
export const LATEST_EVENTS = 200;
/** How long mailed links work. */
export const RESET_LINK_HOURS = 1;
export const VERIFICATION_LINK_HOURS = 48;
/** Of a condition as people write it. */
export const NAME_LENGTH = 80;
/** Of a category: one sentence that says what is on this shelf. */
export const CATEGORY_DESCRIPTION_LENGTH = 300;
/** Of a source: its title, or who published it. */
export const SOURCE_TEXT_LENGTH = 300;
/** Of an address that a page links to. */
export const WEB_ADDRESS_LENGTH = 2000;
export const OVERVIEW_LENGTH = 20_000;
/** Most characters of one entry of a list. */
export const ENTRY_LENGTH = 500;
export const TAG_LENGTH = 60;
/** Most entries of one list. */
export const CONTRIBUTION_LIST_MAX = 60;
export const EDIT_SUMMARY_LENGTH = 200;
/** Characters of what readers are told of a correction on medical grounds. The page shows all of it in its first round trip. */
export const CORRECTION_MIN = 20;
export const CORRECTION_MAX = 300;
/** For so many days the corrected page says so. */
export const CORRECTION_DAYS = 90;
/** For so many days those who keep a copy can ask what became of the page. */
export const CORRECTIONS_DAYS = 400;
export const TOPIC_TITLE_LENGTH = 200;
export const POST_LENGTH = 10_000;
/** Of what stands folded above a text, and alone in excerpts, feeds and notifications. */
export const WARNING_LENGTH = 120;
/** Most characters of what is quoted of a post. */
export const QUOTE_LENGTH = 1000;
/** Hours for which somebody may still change what they posted. */
export const POST_EDIT_HOURS = 24;
/** Most characters of why a moderator did something, which everybody can read where the words were. */
export const MODERATION_REASON_LENGTH = 300;
export const REASON_LENGTH = 2000;
export const CONTRIBUTOR_NAME_LENGTH = 120;
/** Characters of a medical credential, as it stands on pages after a name. */
export const CREDENTIAL_LENGTH = 80;
/** Months until the next medical review: what a signer may choose, and what stands there before they choose. */
export const REVIEW_MONTHS_MAX = 36;
export const REVIEW_MONTHS = 24;
/** Characters of a note to a sign-off, and of the reason for taking one back. */
export const SIGN_OFF_NOTE_LENGTH = 500;
/** As people copy codes, with spaces and dashes. */
export const CODE_MAX = 40;
/** Why somebody's second factor was removed. */
export const SECOND_FACTOR_REASON_LENGTH = 500;
/** Milliseconds after which the chat assistant replies; in an emergency it replies at once. */
export const CHAT_REPLY_MS = 1000;
/** Milliseconds for which a reply waits for the recogniser of crises, where it is still being fetched. */
export const CHAT_RECOGNISER_MS = 3000;
/** Most characters of a message to it. */
export const CHAT_MESSAGE_LENGTH = 1000;
/** Most messages of a conversation that a tab keeps, the newest. */
export const CHAT_MESSAGES_KEPT = 100;
/** Pages that it names where it has no answer of its own. */
export const CHAT_PAGES = 5;
/** Preferences that the CMS stores for a person, such as the columns of a list; with another one the oldest goes. */
export const MAX_DESK_PREFERENCES = 500;
/** Characters of the key of such a preference. */
export const MAX_DESK_PREFERENCE_KEY = 200;
/** Bytes of its value, as the database writes JSON. */
export const MAX_DESK_PREFERENCE_BYTES = 32 * 1024;
