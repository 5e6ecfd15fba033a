import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { feedPath } from '../../filePaths.ts';
import type { Locale } from '../../rendering/locale/locale.ts';
import { homePath, pagePath, screenPath } from '../../routes.ts';

/** The editing desk: it has its own languages, so its address has none. */
export const DESK_PATH = '/cms';

export type SiteLink = { name: string; label: string; href: string };

type Destination = {
  /** What is not built yet is not shown anywhere: no link leads nowhere. */
  isBuilt: boolean;
  /** A page about the site, which is there only while it is published. */
  page?: PageSlug;
  label: (wording: Wording, lang: string) => string;
  href: (lang: string) => string;
};

const aboutSite = (page: PageSlug): Destination => ({
  isBuilt: true,
  page,
  label: ({ pages }) => pages[page],
  href: (lang) => pagePath(page, lang),
});

/** Every place that navigation, footer and buttons lead to. */
const destinations = {
  home: { isBuilt: true, label: ({ shell }) => shell.home, href: homePath },
  categories: {
    isBuilt: true,
    label: ({ shell }) => shell.categories,
    href: (lang) => `${homePath(lang)}#categories`,
  },
  featured: { isBuilt: true, label: ({ footer }) => footer.featured, href: (lang) => `${homePath(lang)}#featured` },
  learning: { isBuilt: true, label: ({ shell }) => shell.learning, href: (lang) => screenPath('learning', lang) },
  community: { isBuilt: true, label: ({ shell }) => shell.community, href: (lang) => screenPath('forum', lang) },
  contribute: { isBuilt: true, label: ({ shell }) => shell.contribute, href: (lang) => screenPath('contribute', lang) },
  feed: { isBuilt: true, label: ({ footer }) => footer.feed, href: feedPath },
  helpLines: {
    isBuilt: true,
    label: ({ footer }) => footer.helpLines,
    href: (lang) => screenPath('helpLines', lang),
  },
  about: aboutSite('about'),
  contact: aboutSite('contact'),
  editorialPolicy: aboutSite('editorial-policy'),
  privacy: aboutSite('privacy'),
  terms: aboutSite('terms'),
  accessibility: aboutSite('accessibility'),
  accessibilitySettings: {
    isBuilt: true,
    label: ({ shell }) => shell.accessibilitySettings,
    href: (lang) => screenPath('accessibilitySettings', lang),
  },
  login: { isBuilt: true, label: ({ shell }) => shell.signIn, href: (lang) => screenPath('login', lang) },
  register: { isBuilt: true, label: ({ shell }) => shell.signUp, href: (lang) => screenPath('register', lang) },
  profile: { isBuilt: true, label: ({ shell }) => shell.profile, href: (lang) => screenPath('profile', lang) },
  settings: {
    isBuilt: true,
    label: ({ shell }) => shell.myAccount,
    href: (lang) => `${screenPath('profile', lang)}#settings`,
  },
  dashboard: { isBuilt: true, label: ({ shell }) => shell.dashboard, href: (lang) => screenPath('dashboard', lang) },
  healthcare: { isBuilt: true, label: ({ shell }) => shell.healthcare, href: (lang) => screenPath('healthcare', lang) },
} satisfies Record<string, Destination>;

const groups = {
  main: ['home', 'categories', 'learning', 'community', 'contribute'],
  signedOut: ['login', 'register'],
  signedIn: ['settings', 'profile', 'dashboard', 'healthcare'],
  explore: ['home', 'categories', 'featured', 'learning', 'feed', 'about'],
  community: ['contribute', 'community', 'helpLines', 'editorialPolicy', 'contact'],
  legal: ['privacy', 'terms', 'accessibility', 'accessibilitySettings'],
} satisfies Record<string, (keyof typeof destinations)[]>;

/** The links of a group that lead somewhere today. `pages`: the published pages about the site. */
export function linksOf(group: keyof typeof groups, locale: Locale, pages: readonly PageSlug[] = []): SiteLink[] {
  const names: (keyof typeof destinations)[] = groups[group];
  return names
    .map((name) => ({ name, destination: destinations[name] as Destination }))
    .filter(({ destination: { isBuilt, page } }) => isBuilt && (page === undefined || pages.includes(page)))
    .map(({ name, destination }) => ({
      name,
      label: destination.label(locale.wording, locale.lang),
      href: destination.href(locale.lang),
    }));
}
