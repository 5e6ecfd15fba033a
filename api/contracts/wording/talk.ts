import { fetchedIn } from './inLanguage.ts';

export type TalkWords = typeof import('./en/talk.ts');
export const loadTalkWords = fetchedIn<TalkWords>(import.meta.glob('./*/talk.ts'));
