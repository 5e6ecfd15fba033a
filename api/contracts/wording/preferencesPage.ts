import { fetchedIn } from './inLanguage.ts';

export const loadSettingsPageWords = fetchedIn<typeof import('./en/preferences/page.ts')>(
  import.meta.glob('./*/preferences/page.ts'),
);
