import { fetchedIn } from './inLanguage.ts';

export type ChatWords = typeof import('./en/chat.ts')['chat'];
export const loadChatWords = fetchedIn<ChatWords>(import.meta.glob('./*/chat.ts', { import: 'chat' }));
