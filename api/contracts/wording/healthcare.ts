import { fetchedIn } from './inLanguage.ts';

type Words = typeof import('./en/healthcare.ts');
export type PortalWords = Words['healthcarePortal'];
export const loadPortalWords = fetchedIn<Pick<Words, 'healthcarePortal'>>({
  en: () => import('./en/healthcare.ts'),
  es: () => import('./es/healthcare.ts'),
  fr: () => import('./fr/healthcare.ts'),
  ar: () => import('./ar/healthcare.ts'),
});
