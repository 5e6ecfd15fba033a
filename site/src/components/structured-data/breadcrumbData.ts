import type { Passage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '../../rendering/locale/locale.ts';
import { homePath } from '../../routes.ts';

type Way = {
  locale: Locale;
  siteUrl: string;
  parents: { name: Passage<string>; href: string }[];
  current: Passage<string>;
};

/** The way from home to the page, whose own address needs no saying. */
export function breadcrumbData({ locale, siteUrl, parents, current }: Way): BreadcrumbList {
  const steps = [
    { name: locale.wording.shell.home, item: siteUrl + homePath(locale.lang) },
    ...parents.map(({ name, href }) => ({ name: name.value, item: siteUrl + href })),
    { name: current.value },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
