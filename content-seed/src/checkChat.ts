import { chatScreens } from '@common-ground/api/contracts/chat/screens.ts';
import { hasWording, TRANSLATION_CODES } from '@common-ground/api/contracts/languages.ts';
import type { ChatSeed, ChatTranslationSeed } from './chatSchema.ts';
import type { Translated } from './schema.ts';

type Beside = Record<'conditions' | 'categories' | 'paths' | 'pages', { key: string }[]>;

/** Adds a problem for each broken link, missing language, repeated place, and topic that is not its folder's name. */
export function checkChat(
  answers: Translated<ChatSeed, ChatTranslationSeed>[],
  beside: Beside,
  problems: string[],
): void {
  const known: Record<string, readonly string[]> = {
    condition: beside.conditions.map(({ key }) => key),
    category: beside.categories.map(({ key }) => key),
    path: beside.paths.map(({ key }) => key),
    page: beside.pages.map(({ key }) => key),
    screen: chatScreens,
  };
  const places = new Map<number, string>();
  for (const { key, source, translations } of answers) {
    const fault = (text: string) => problems.push(`chat-answers/${key}/en.yaml: ${text}`);
    if (source.topic !== key) fault(`topic: must be ${key}, as its folder`);
    const other = places.get(source.place);
    if (other) fault(`place: ${source.place} is that of ${other}`);
    places.set(source.place, key);
    for (const link of source.links) {
      const [kind = '', name = ''] = link.split(':');
      if (!known[kind]?.includes(name)) fault(`links: there is no ${link}`);
    }
    for (const language of TRANSLATION_CODES.filter(hasWording))
      if (!translations[language]) problems.push(`chat-answers/${key}/${language}.yaml: is missing`);
  }
}
