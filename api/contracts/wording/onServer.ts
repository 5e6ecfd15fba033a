import { hasWording, LANGUAGE_CODES } from '../languages.ts';
import { inLanguage } from './inLanguage.ts';

/*
 * Texts that the server and the editor interface show. Node and esbuild have no `import.meta.glob`, and Turbopack loses
 * the names of what it imports. All load a file whose path is a template.
 */
export type MailWords = typeof import('./en/mail.ts').mail;
export type PushTopic = keyof typeof import('./en/notifications/push.ts').push;

const mails = await readEach<typeof import('./en/mail.ts')>((code) => import(`./${code}/mail.ts`));
const findMail = inLanguage(mails);

/** Returns the texts of mails with the code of their language, which is `en` when the given language has no texts. */
export function mailWords(language: string): { language: string; words: MailWords } {
  return { language: Object.hasOwn(mails, language) ? language : 'en', words: findMail(language).mail };
}

export const pushTexts = inLanguage(
  await readEach<typeof import('./en/notifications/push.ts')>((code) => import(`./${code}/notifications/push.ts`)),
);
export const chartTexts = inLanguage(
  await readEach<typeof import('./en/analytics/charts.ts')>((code) => import(`./${code}/analytics/charts.ts`)),
);
export const chatScreenTexts = inLanguage(
  await readEach<typeof import('./en/chat/screens.ts')>((code) => import(`./${code}/chat/screens.ts`)),
);
/** Headings of a condition page. */
export const sectionTexts = inLanguage(
  await readEach<typeof import('./en/encyclopedia/sections.ts')>(
    (code) => import(`./${code}/encyclopedia/sections.ts`),
  ),
);
export const learningTexts = inLanguage(
  await readEach<typeof import('./en/learning.ts')>((code) => import(`./${code}/learning.ts`)),
);
export const changeTexts = inLanguage(
  await readEach<typeof import('./en/learning/changes.ts')>((code) => import(`./${code}/learning/changes.ts`)),
);
export const messageTexts = inLanguage(
  await readEach<typeof import('./en/moderation/messages.ts')>((code) => import(`./${code}/moderation/messages.ts`)),
);
export const searchTexts = inLanguage(
  await readEach<typeof import('./en/search.ts')>((code) => import(`./${code}/search.ts`)),
);
export const searchResultTexts = inLanguage(
  await readEach<typeof import('./en/search/results.ts')>((code) => import(`./${code}/search/results.ts`)),
);
export const cardTexts = inLanguage(
  await readEach<typeof import('./en/encyclopedia.ts')>((code) => import(`./${code}/encyclopedia.ts`)),
);
/** Words that searches leave out, by language. A language without such a list is not in it. */
export const searchWords = await readEach<typeof import('./en/search/stopWords.ts')>(
  (code) => import(`./${code}/search/stopWords.ts`),
);

/**
 * Loads a file of each language, and leaves out languages that lack it.
 * @throws when a language with whole wording lacks it
 */
async function readEach<File>(load: (code: string) => Promise<File>): Promise<Record<string, File>> {
  const files = LANGUAGE_CODES.map(async (code) => {
    try {
      // In a bundle of esbuild a missing file throws before there is a promise.
      return [[code, await load(code)] as const];
    } catch (error) {
      if (hasWording(code)) throw error;
      return [];
    }
  });
  return Object.fromEntries((await Promise.all(files)).flat());
}
