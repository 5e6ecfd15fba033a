import { fetchedIn } from './inLanguage.ts';

export type SettingsWords = typeof import('./en/preferences.ts');
export const loadSettingsWords = fetchedIn<SettingsWords>(import.meta.glob('./*/preferences.ts'));
