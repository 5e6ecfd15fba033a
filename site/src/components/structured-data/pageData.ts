import { DEFAULT_LANGUAGE, type Passage } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { MAX_SHOWN_ALIASES } from '@common-ground/api/contracts/limits.ts';
import { CONTENT_LICENSE, PRODUCT_NAME } from '@common-ground/api/contracts/product.ts';
import type {
  ConditionPage,
  MedicalReview,
  PageCategory,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { BreadcrumbList, CollectionPage, MedicalWebPage, SearchAction, WebSite } from 'schema-dts';
import type { Locale } from '../../rendering/locale/locale.ts';
import { homePath } from '../../routes.ts';

/** Leaves out the address and the sources, which machines find in the page: each word adds bytes to it. */
export function conditionData({
  name,
  summary,
  aliases,
  lastUpdated,
  medicalReview: review,
}: ConditionPage): MedicalWebPage {
  const alternateName = aliases.language === name.language ? aliases.value.slice(0, MAX_SHOWN_ALIASES) : [];
  return {
    '@type': 'MedicalWebPage',
    name: name.value,
    description: summary.value,
    inLanguage: name.language,
    isAccessibleForFree: true,
    license: CONTENT_LICENSE.url,
    audience: { '@type': 'Patient' },
    ...(isDate(lastUpdated) && { dateModified: toDay(lastUpdated) }),
    // Only a valid sign-off of this very text, because machines trust these two fields.
    ...(review &&
      isValid(review) &&
      name.language === DEFAULT_LANGUAGE && {
        lastReviewed: toDay(review.reviewedAt),
        ...(review.reviewerName && {
          reviewedBy: { '@type': 'Person', name: review.reviewerName, jobTitle: review.credential },
        }),
      }),
    about: {
      '@type': 'MedicalCondition',
      name: name.value,
      ...(alternateName.length > 0 && { alternateName }),
    },
  };
}

function isValid({ hasLapsed, isOverdue }: MedicalReview): boolean {
  return !hasLapsed && !isOverdue;
}

function isDate(iso: string): boolean {
  return !Number.isNaN(Date.parse(iso));
}

function toDay(iso: string): string {
  return iso.slice(0, 'YYYY-MM-DD'.length);
}

export function categoryData({ name, description }: PageCategory): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: name.value,
    description: description.value,
    inLanguage: name.language,
    license: CONTENT_LICENSE.url,
  };
}

/** Google's extension, which schema-dts does not know. */
type SearchBox = SearchAction & { 'query-input': string };

export function homeData(url: string, language: string): WebSite {
  const search: SearchBox = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url}?search={text}` },
    'query-input': 'required name=text',
  };
  return { '@type': 'WebSite', name: PRODUCT_NAME, url, inLanguage: language, potentialAction: search };
}

type Way = {
  locale: Locale;
  siteUrl: string;
  parents: { name: Passage<string>; href: string }[];
  current: Passage<string>;
};

/** Returns the steps from the home page to this page. The last step needs no address. */
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

/** Returns JSON for a script element, in which `</script>` or `<!--` cannot end or change the element. */
export function dataBlock(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
