import type { AnswerIndex } from '@common-ground/api/contracts/chat/AnswerIndex.ts';
import type { ChatAnswer } from '@common-ground/api/contracts/chat/answers.ts';
import { createTestIndex } from '@common-ground/api/contracts/chat/testing/createTestIndex.ts';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { readSeedContent } from '../read.ts';

const { chatAnswers } = readSeedContent();

/** Returns an index of the prepared answers that come with the project for each language. */
export async function createAnswerIndexes(): Promise<Record<string, AnswerIndex>> {
  const indexes = LANGUAGE_CODES.map(async (code) => [code, await createTestIndex(answersIn(code), code)] as const);
  return Object.fromEntries(await Promise.all(indexes));
}

function answersIn(language: string): ChatAnswer[] {
  const ordered = chatAnswers.toSorted((a, b) => a.source.place - b.source.place);
  return ordered.map(({ source, translations }) => {
    const { title, keywords, text } = translations[language] ?? source;
    const links = source.links.map((href) => ({ title: href, href, language, isMedical: false, reviewedAt: null }));
    return { topic: source.topic, title, keywords, text, links, isSuggested: source.isSuggested, language };
  });
}
