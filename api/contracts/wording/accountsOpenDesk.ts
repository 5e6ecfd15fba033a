import { fetchedIn } from './inLanguage.ts';

export type OpenDeskWords = typeof import('./en/accounts/openDesk.ts')['openDesk'];
export const loadOpenDeskWords = fetchedIn<typeof import('./en/accounts/openDesk.ts')>(
  import.meta.glob('./*/accounts/openDesk.ts'),
);
