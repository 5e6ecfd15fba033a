import type { Locale } from '../../rendering/locale/locale.ts';
import { pathOf, type Route } from '../../routes.ts';

type Page = {
  route: Route;
  locale: Locale;
  siteUrl: string;
  /** Languages that the page's content is in; unset when it is in all of them. */
  translatedInto: string[] | undefined;
  /** The one language that it is listed in, where it is the same text in each. */
  onlyIn?: string | undefined;
};

export type Addresses = {
  /** The one address of this text. */
  canonical: string;
  /** Addresses of the same page by language, its own included, and `x-default`; none where there is one language. */
  alternates: { code: string; href: string }[];
};

/**
 * A page that only shows another language's text is no alternative to it but the same text once more: its canonical
 * address is the page in the default language.
 */
export function addressesOf({ route, locale, siteUrl, translatedInto, onlyIn }: Page): Addresses {
  const defaultLanguage = locale.languages[0]?.code ?? locale.lang;
  const address = (language: string) => siteUrl + pathOf({ ...route, language });
  if (onlyIn && locale.languages.some(({ code }) => code === onlyIn))
    return { canonical: address(onlyIn), alternates: [] };
  const written = locale.languages.filter(
    ({ code }) => !translatedInto || code === defaultLanguage || translatedInto.includes(code),
  );
  if (!written.some(({ code }) => code === locale.lang)) return { canonical: address(defaultLanguage), alternates: [] };
  const alternates = written.map(({ code }) => ({ code, href: address(code) }));
  const fallback = { code: 'x-default', href: address(defaultLanguage) };
  return { canonical: address(locale.lang), alternates: alternates.length > 1 ? [...alternates, fallback] : [] };
}
