import { AnswerIndex } from '@common-ground/api/contracts/chat/AnswerIndex.ts';
import { loadSearchLanguage } from '../search/loadSearchLanguage.ts';
import { readAnswers } from './readAnswers.ts';

/** Returns an index of the prepared answers of a language; without answers when these cannot be loaded. Never rejects. */
export async function readAnswerIndex(lang: string): Promise<AnswerIndex> {
  const [answers, language] = await Promise.all([
    readAnswers(lang).catch(() => []),
    // Without its words a language has no stems, and all words of a message are searched.
    loadSearchLanguage(lang).catch(() => ({ code: lang, stem: (word: string) => word, stopWords: new Set<string>() })),
  ]);
  return new AnswerIndex(answers, language);
}
