import { fetchedIn } from './inLanguage.ts';

export type PortalWords = typeof import('./en/healthcare.ts')['healthcarePortal'];
export const loadPortalWords = fetchedIn<PortalWords>(
  import.meta.glob('./*/healthcare.ts', { import: 'healthcarePortal' }),
);
