import { loadStemmer } from '../../search/engine/stems.ts';
import { toSearchWords } from '../../search/engine/words.ts';
import { searchWords } from '../../wording/onServer.ts';
import { AnswerIndex } from '../AnswerIndex.ts';
import type { ChatAnswer } from '../answers.ts';

export async function createTestIndex(answers: readonly ChatAnswer[], language: string): Promise<AnswerIndex> {
  const stopWords = new Set(toSearchWords(searchWords[language]?.searchStopWords ?? ''));
  return new AnswerIndex(answers, { code: language, stem: await loadStemmer(language), stopWords });
}
