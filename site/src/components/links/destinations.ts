import type { PageSlug } from '@common-ground/api/contracts/pages/pages.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { feedPath } from '../../filePaths.ts';
import type { Locale } from '../../rendering/locale/locale.ts';
import { homePath, namesPath, pagePath, screenPath } from '../../routes.ts';

export type SiteLink = { name: string; label: string; href: string };

type Destination = {
  /** Page about the site: the link is shown only while the page is published. */
  page?: PageSlug;
  label: (wording: Wording, lang: string) => string;
  href: (lang: string) => string;
};

const aboutSite = (page: PageSlug): Destination => ({
  page,
  label: ({ pages }) => pages[page],
  href: (lang) => pagePath(page, lang),
});

const destinations = {
  home: { label: ({ shell }) => shell.home, href: homePath },
  categories: { label: ({ shell }) => shell.categories, href: (lang) => `${homePath(lang)}#categories` },
  names: { label: ({ aToZ }) => aToZ.title, href: (lang) => namesPath(lang) },
  featured: { label: ({ footer }) => footer.featured, href: (lang) => `${homePath(lang)}#featured` },
  learning: { label: ({ shell }) => shell.learning, href: (lang) => screenPath('learning', lang) },
  community: { label: ({ shell }) => shell.community, href: (lang) => screenPath('forum', lang) },
  contribute: { label: ({ shell }) => shell.contribute, href: (lang) => screenPath('contribute', lang) },
  feed: { label: ({ footer }) => footer.feed, href: feedPath },
  helpLines: { label: ({ footer }) => footer.helpLines, href: (lang) => screenPath('helpLines', lang) },
  about: aboutSite('about'),
  contact: aboutSite('contact'),
  editorialPolicy: aboutSite('editorial-policy'),
  privacy: aboutSite('privacy'),
  terms: aboutSite('terms'),
  accessibility: aboutSite('accessibility'),
  accessibilitySettings: {
    label: ({ shell }) => shell.accessibilitySettings,
    href: (lang) => screenPath('accessibilitySettings', lang),
  },
  login: { label: ({ shell }) => shell.signIn, href: (lang) => screenPath('login', lang) },
  register: { label: ({ shell }) => shell.signUp, href: (lang) => screenPath('register', lang) },
  profile: { label: ({ shell }) => shell.profile, href: (lang) => screenPath('profile', lang) },
  settings: { label: ({ shell }) => shell.myAccount, href: (lang) => `${screenPath('profile', lang)}#settings` },
  dashboard: { label: ({ shell }) => shell.dashboard, href: (lang) => screenPath('dashboard', lang) },
  healthcare: { label: ({ shell }) => shell.healthcare, href: (lang) => screenPath('healthcare', lang) },
} satisfies Record<string, Destination>;

const groups = {
  main: ['home', 'categories', 'learning', 'community', 'contribute'],
  signedOut: ['login', 'register'],
  signedIn: ['settings', 'profile', 'dashboard', 'healthcare'],
  explore: ['home', 'categories', 'names', 'featured', 'learning', 'feed', 'about'],
  community: ['contribute', 'community', 'helpLines', 'editorialPolicy', 'contact'],
  legal: ['privacy', 'terms', 'accessibility', 'accessibilitySettings'],
} satisfies Record<string, (keyof typeof destinations)[]>;

/** Returns the links of a group, without those to unpublished pages. `pages` lists the published pages. */
export function selectLinks(group: keyof typeof groups, locale: Locale, pages: readonly PageSlug[] = []): SiteLink[] {
  const names: (keyof typeof destinations)[] = groups[group];
  return names
    .map((name) => ({ name, destination: destinations[name] as Destination }))
    .filter(({ destination: { page } }) => page === undefined || pages.includes(page))
    .map(({ name, destination }) => ({
      name,
      label: destination.label(locale.wording, locale.lang),
      href: destination.href(locale.lang),
    }));
}
