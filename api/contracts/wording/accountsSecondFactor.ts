import { fetchedIn } from './inLanguage.ts';

export type SecondFactorWords = typeof import('./en/accounts/secondFactor.ts');
export const loadSecondFactorWords = fetchedIn<SecondFactorWords>(import.meta.glob('./*/accounts/secondFactor.ts'));
