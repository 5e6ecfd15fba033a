import type { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { ForumCategory } from '@common-ground/api/contracts/forum/topics.ts';
import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';

// Imports the type only: the value would add the schema library to every page's script. The compiler checks that the
// two are equal.
export const defaultLanguage: typeof DEFAULT_LANGUAGE = 'en';

const SCREEN_PATHS = {
  contribute: 'contribute',
  suggest: 'suggest',
  learning: 'learning',
  remember: 'learning/remember',
  certificate: 'certificate',
  forum: 'community/forum',
  topicArchive: 'community/archive',
  membersTopic: 'community/members',
  history: 'history',
  talk: 'talk',
  helpLines: 'help-lines',
  login: 'auth/login',
  register: 'auth/register',
  forgotPassword: 'auth/forgot',
  resetPassword: 'auth/reset',
  verifyEmail: 'auth/verify',
  receipt: 'receipt',
  mailOff: 'mail-off',
  accessibilitySettings: 'accessibility-settings',
  offline: 'offline',
  profile: 'profile',
  dashboard: 'admin/dashboard',
  healthcare: 'healthcare',
} as const;
export type PlainScreen = keyof typeof SCREEN_PATHS;

/** Screens that search engines may list. Others show one person's data, or content that a query or fragment selects. */
const INDEXED_SCREENS: readonly string[] = [
  'contribute',
  'learning',
  'remember',
  'forum',
  'topicArchive',
  'helpLines',
  'accessibilitySettings',
  'offline',
] satisfies PlainScreen[];
export const plainScreens = Object.keys(SCREEN_PATHS) as PlainScreen[];
/** Paths of the screens that exist once for each record, without the id at their end. */
export const RECORD_PATHS = {
  category: 'category',
  condition: 'condition',
  learningPath: 'learning/paths',
  learningModule: 'learning/modules',
  topic: 'community/topics',
} as const;
export type RecordScreen = keyof typeof RECORD_PATHS;
export const RECORD_SCREENS = Object.keys(RECORD_PATHS) as RecordScreen[];
export const screenAt = new Map<string, PlainScreen>(plainScreens.map((screen) => [SCREEN_PATHS[screen], screen]));

/** Copy of the forum's categories, made for the same reason as `defaultLanguage` and checked by the compiler. */
const FORUM_PATHS = { general: 1, accessibility: 1, support: 1, feedback: 1 } satisfies Record<ForumCategory, 1>;
export const forumCategories = Object.keys(FORUM_PATHS) as ForumCategory[];

const MAILED_SCREENS: readonly PlainScreen[] = ['resetPassword', 'verifyEmail', 'receipt', 'mailOff'];

/** Whether a page is opened by a mailed link. Browsers must not store it, and search engines must not list it. */
export function isOpenedByMail(path: string): boolean {
  const parts = path.split('/').slice(1);
  const screen = screenAt.get(parts.join('/')) ?? screenAt.get(parts.slice(1).join('/'));
  return screen !== undefined && MAILED_SCREENS.includes(screen);
}

/** A page of the site. `language` is the code of an active language. */
export type Route =
  | { screen: 'home'; language: string }
  | { screen: PlainScreen; language: string }
  | { screen: 'category' | 'topic'; language: string; id: number; page: number }
  | { screen: 'names'; language: string; category: number | null; page: number }
  | { screen: 'tag'; language: string; slug: string }
  | { screen: 'topicShard'; language: string; shard: number }
  | { screen: 'forumCategory'; language: string; category: ForumCategory }
  | { screen: 'condition' | 'learningPath' | 'learningModule'; language: string; id: number }
  | { screen: 'page'; language: string; slug: PageSlug }
  | { screen: 'notFound'; language: string; of?: RecordScreen };

/** Whether the paths of a language have no prefix. */
export function isDefaultLanguage(language: string): boolean {
  return language === defaultLanguage;
}

export function homePath(language: string): string {
  return isDefaultLanguage(language) ? '/' : `/${language}`;
}

/** Returns the path of a page of a category. Page 1 has no number in its path, so that it has only one address. */
export function categoryPath(id: number, language: string, page = 1): string {
  return `${prefix(language)}/category/${id}${page > 1 ? `/page/${page}` : ''}`;
}

/** Returns the path of a page of the list A to Z, of one category or of all. Page 1 has no number in its path. */
export function namesPath(language: string, category: number | null = null, page = 1): string {
  return `${prefix(language)}/conditions${category ? `/${category}` : ''}${page > 1 ? `/page/${page}` : ''}`;
}

export function tagPath(slug: string, language: string): string {
  return `${prefix(language)}/tag/${slug}`;
}

export function conditionPath(id: number, language: string): string {
  return `${prefix(language)}/condition/${id}`;
}

export function learningPathPath(id: number, language: string): string {
  return `${prefix(language)}/${RECORD_PATHS.learningPath}/${id}`;
}

export function learningModulePath(id: number, language: string): string {
  return `${prefix(language)}/${RECORD_PATHS.learningModule}/${id}`;
}

export function screenPath(screen: PlainScreen, language: string): string {
  return `${prefix(language)}/${SCREEN_PATHS[screen]}`;
}

export function forumPath(language: string, category?: ForumCategory | null): string {
  return screenPath('forum', language) + (category ? `/${category}` : '');
}

/** Returns the path of the archive page of a shard of public topics; without `shard` that of the newest shard. */
export function topicArchivePath(language: string, shard?: number): string {
  return screenPath('topicArchive', language) + (shard ? `/${shard}` : '');
}

/** Returns the path of a page of a topic. That of the first page has no number. */
export function topicPath(id: number, language: string, page = 1): string {
  return `${prefix(language)}/${RECORD_PATHS.topic}/${id}${page > 1 ? `/${page}` : ''}`;
}

/** Returns the path of a members-only topic, which is rendered in the browser of a signed-in user. */
export function membersTopicPath(id: number, language: string, page = 1): string {
  return `${screenPath('membersTopic', language)}?topic=${id}${page > 1 ? `&page=${page}` : ''}`;
}

/** Returns the path of the forum page with the topics about a condition. A topic begun there is about the condition. */
export function discussionsPath(conditionId: number, language: string): string {
  return `${forumPath(language)}?condition=${conditionId}`;
}

export function certificatePath(code: string, language: string): string {
  return `${screenPath('certificate', language)}?code=${code}`;
}

/** Fragment of the contribute page's address while its form is open. */
export const ADD_CONDITION = 'add';

/** Returns the path of the form for a new condition; `name` is a name to begin with. */
export function addConditionPath(language: string, name?: string): string {
  const query = name ? `?${new URLSearchParams({ name })}` : '';
  return `${screenPath('contribute', language)}${query}#${ADD_CONDITION}`;
}

/** Returns the path of the form for a change of a condition page, or of the reader's own contribution. */
export function suggestPath(of: { condition: number } | { contribution: number }, language: string): string {
  const [[name, id] = []] = Object.entries(of);
  return `${screenPath('suggest', language)}?${name}=${id}`;
}

/** Returns the path of a sign-in or registration that leads back to `from`, a path of this site with its query. */
export function accountPath(screen: 'login' | 'register', language: string, from?: string): string {
  return screenPath(screen, language) + (from ? `?from=${encodeURIComponent(from)}` : '');
}

/**
 * Returns the path of a page that the browser renders for any condition: separate pages would be many and change often.
 */
export function toolPath(screen: 'history' | 'talk', conditionId: number, language: string): string {
  return `${screenPath(screen, language)}?condition=${conditionId}`;
}

/** Whether a page shows one person's data, or content that a query or fragment selects. */
export function isPrivate(route: Route): boolean {
  return route.screen in SCREEN_PATHS && !INDEXED_SCREENS.includes(route.screen);
}

export function pagePath(slug: PageSlug, language: string): string {
  return `${prefix(language)}/${slug}`;
}

/**
 * Returns the path of the not-found page; with `of` that of a missing record, which has id 0 because ids begin at 1.
 */
export function notFoundPath(language: string, of?: RecordScreen): string {
  return `${prefix(language)}/${of ? `${RECORD_PATHS[of]}/0` : '404'}`;
}

export function searchPath(
  language: string,
  query: { search?: string; category?: number | undefined; isExact?: boolean },
): string {
  const parameters = new URLSearchParams();
  if (query.search) parameters.set('search', query.search);
  if (query.category) parameters.set('category', String(query.category));
  if (query.isExact) parameters.set('exact', '1');
  return `${homePath(language)}?${parameters}`;
}

export function toPath(route: Route): string {
  switch (route.screen) {
    case 'home':
      return homePath(route.language);
    case 'category':
      return categoryPath(route.id, route.language, route.page);
    case 'topic':
      return topicPath(route.id, route.language, route.page);
    case 'names':
      return namesPath(route.language, route.category, route.page);
    case 'tag':
      return tagPath(route.slug, route.language);
    case 'topicShard':
      return topicArchivePath(route.language, route.shard);
    case 'forumCategory':
      return forumPath(route.language, route.category);
    case 'condition':
      return conditionPath(route.id, route.language);
    case 'learningPath':
      return learningPathPath(route.id, route.language);
    case 'learningModule':
      return learningModulePath(route.id, route.language);
    case 'page':
      return pagePath(route.slug, route.language);
    case 'notFound':
      return notFoundPath(route.language, route.of);
    default:
      return screenPath(route.screen, route.language);
  }
}

/** Returns the path of a page in another language. Tags differ by language, so a tag's page leads to the list A to Z. */
export function pathInLanguage(route: Route, language: string): string {
  return route.screen === 'tag' && language !== route.language ? namesPath(language) : toPath({ ...route, language });
}

/** Parses a positive integer of a path. Null for anything else, a leading zero or an unsafe integer included. */
export function parseId(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d*$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}

function prefix(language: string): string {
  return isDefaultLanguage(language) ? '' : `/${language}`;
}

/** Returns the record screen of a path without its language, whatever the id; undefined when there is none. */
export function recordScreenAt(parts: string[]): RecordScreen | undefined {
  const before = parts.slice(0, -1).join('/');
  return RECORD_SCREENS.find((screen) => RECORD_PATHS[screen] === before);
}
