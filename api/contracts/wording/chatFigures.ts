import { inLanguage } from './inLanguage.ts';

export type ChatFiguresWords = typeof import('./en/chat/figures.ts')['chatFigures'];
export const chatFiguresWords = inLanguage<ChatFiguresWords>(
  import.meta.glob('./*/chat/figures.ts', { eager: true, import: 'chatFigures' }),
);
