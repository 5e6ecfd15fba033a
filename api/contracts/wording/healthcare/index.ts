import { fetchedIn } from '../inLanguage.ts';

type Words = typeof import('./en.ts');
export type PortalWords = Words['healthcarePortal'];
export const loadPortalWords = fetchedIn<Pick<Words, 'healthcarePortal'>>({
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  ar: () => import('./ar.ts'),
});
