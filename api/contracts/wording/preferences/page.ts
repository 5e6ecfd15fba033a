import { fetchedIn } from '../inLanguage.ts';

export const loadSettingsPageWords = fetchedIn<typeof import('../en/preferences/page.ts')>({
  en: () => import('../en/preferences/page.ts'),
  es: () => import('../es/preferences/page.ts'),
  fr: () => import('../fr/preferences/page.ts'),
  ar: () => import('../ar/preferences/page.ts'),
});
