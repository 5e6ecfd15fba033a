import type { HistoryWords } from '@common-ground/api/contracts/wording/history/index.ts';

/** What both screens say. */
export type ToolWords = Pick<HistoryWords, 'page' | 'tools'>;

/** What every part of such a screen needs: of which condition, the page's language and its words. */
export type Tool<Words extends ToolWords> = { id: number; lang: string; words: Words };
