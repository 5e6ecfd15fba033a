import type { ListedKind } from '../../../contracts/translations/translations.ts';
import { createPageTranslations } from './pageTranslations.ts';
import { pathTranslations } from './pathTranslations.ts';
import { sitePageTranslations } from './sitePageTranslations.ts';
import type { TranslationKind } from './TranslationKind.ts';

/** A further kind of translations needs a row here, and its tables in `queries/translationTables.ts`. */
export const TRANSLATION_KINDS: Record<ListedKind, TranslationKind> = {
  condition: createPageTranslations('condition'),
  category: createPageTranslations('category'),
  page: sitePageTranslations,
  path: pathTranslations,
};
