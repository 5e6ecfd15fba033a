import { LANGUAGE_CODES } from '../languages.ts';
import { chatWordLists } from '../wording/chatWords.ts';
import { chatWords } from './chatWords.ts';

const stems = new Set<string>();

export function isPersonWord(stem: string): boolean {
  if (stems.size === 0)
    for (const lang of LANGUAGE_CODES)
      for (const word of chatWords(chatWordLists(lang).personWords, lang)) stems.add(word.stem);
  return stems.has(stem);
}
