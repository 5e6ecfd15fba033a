import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import type { Locale } from '../../locale/locale.ts';
import { contributePath, homePath } from '../../routes.ts';

/** The editing desk: it has its own languages, so its address has none. */
export const DESK_PATH = '/cms';

export type SiteLink = { name: string; label: string; href: string };

type Destination = {
  /** What is not built yet is not shown anywhere: no link leads nowhere. */
  isBuilt: boolean;
  label: (wording: Wording) => string;
  href: (lang: string) => string;
};

/** Every place that navigation, footer and buttons lead to. */
const destinations = {
  home: { isBuilt: true, label: ({ shell }) => shell.home, href: homePath },
  categories: {
    isBuilt: true,
    label: ({ shell }) => shell.categories,
    href: (lang) => `${homePath(lang)}#categories`,
  },
  featured: { isBuilt: true, label: ({ footer }) => footer.featured, href: (lang) => `${homePath(lang)}#featured` },
  learning: { isBuilt: false, label: ({ shell }) => shell.learning, href: () => '/learning' },
  community: { isBuilt: false, label: ({ shell }) => shell.community, href: () => '/community/forum' },
  contribute: { isBuilt: true, label: ({ shell }) => shell.contribute, href: contributePath },
  signIn: { isBuilt: false, label: ({ shell }) => shell.signIn, href: () => '/auth/login' },
  signUp: { isBuilt: false, label: ({ shell }) => shell.signUp, href: () => '/auth/register' },
} satisfies Record<string, Destination>;

const groups = {
  main: ['home', 'categories', 'learning', 'community', 'contribute'],
  account: ['signIn', 'signUp'],
  explore: ['home', 'categories', 'featured', 'learning'],
  community: ['contribute', 'community'],
} satisfies Record<string, (keyof typeof destinations)[]>;

/** The links of a group that lead somewhere today. */
export function linksOf(group: keyof typeof groups, locale: Locale): SiteLink[] {
  const names: (keyof typeof destinations)[] = groups[group];
  return names
    .filter((name) => destinations[name].isBuilt)
    .map((name) => {
      const destination: Destination = destinations[name];
      return { name, label: destination.label(locale.wording), href: destination.href(locale.lang) };
    });
}
