import type { PageCategory } from '@common-ground/api/contracts/content-source.ts';
import type { CollectionPage } from 'schema-dts';

export function categoryData({ name, description }: PageCategory): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: name.value,
    description: description.value,
    inLanguage: name.language,
  };
}
