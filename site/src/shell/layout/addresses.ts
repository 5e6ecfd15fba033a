import type { Locale } from '../../rendering/locale/locale.ts';
import { type Route, toPath } from '../../routes.ts';

type Page = {
  route: Route;
  locale: Locale;
  siteUrl: string;
  translatedInto: string[] | undefined;
  onlyIn?: string | undefined;
};

export type Addresses = {
  canonical: string;
  /** Addresses by language, the page's own included, and `x-default`; empty when the page has no alternatives. */
  alternates: { code: string; href: string }[];
};

/**
 * Returns the addresses of a page. With fallback text, the canonical address is that of the default language, which has
 * the same text.
 */
export function createAddresses({ route, locale, siteUrl, translatedInto, onlyIn }: Page): Addresses {
  const defaultLanguage = locale.languages[0]?.code ?? locale.lang;
  const address = (language: string) => siteUrl + encodeURI(toPath({ ...route, language }));
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
