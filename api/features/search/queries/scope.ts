import type { ActiveLanguage } from '../../../platform/languages.ts';

/** Where to look: the reader's language before the default one before the others, and perhaps one category only. */
export type Scope = {
  own: ActiveLanguage;
  fallback: ActiveLanguage;
  active: ActiveLanguage[];
  categoryId: number | null;
};
