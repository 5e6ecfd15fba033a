import type { PageCategory } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { CollectionPage } from 'schema-dts';

export function categoryData({ name, description }: PageCategory): CollectionPage {
  return {
    '@type': 'CollectionPage',
    name: name.value,
    description: description.value,
    inLanguage: name.language,
  };
}
