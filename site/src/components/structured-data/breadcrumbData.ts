import type { BreadcrumbList } from 'schema-dts';

/** @param steps from home to the page itself, whose own address needs no saying */
export function breadcrumbData(steps: { name: string; url?: string }[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(url && { item: url }),
    })),
  };
}
