import { MIN_USERNAME_LENGTH, USERNAME_MAX } from '../../contracts/limits.ts';
import { postProse } from './postHtml.ts';

/** A possible username after the `at`-th @ of a text. */
export type Mention = { at: number; name: string };

/** Maximum words of a name: usernames may contain spaces. */
const WORDS_OF_NAME = 4;
/** Maximum mentions that are read. MENTIONS, the maximum of notified users, is lower. */
const MAX_MENTIONS_READ = 20;

const AFTER_AT = /(?<![\p{L}\p{N}_.@])@([\p{L}\p{N}][\p{L}\p{M}\p{N} ._-]*)/gu;

/** Returns all usernames that each @ of a text may mean. Skips code, links and email addresses. */
export function findMentions(content: string): Mention[] {
  return [...postProse(content).matchAll(AFTER_AT)].slice(0, MAX_MENTIONS_READ).flatMap(([, said = ''], at) => {
    const words = said
      .slice(0, USERNAME_MAX + 1)
      .split(/(?<=\S)(?=\s)/)
      .slice(0, WORDS_OF_NAME);
    const names = words.map((_, last) =>
      words
        .slice(0, last + 1)
        .join('')
        .trim(),
    );
    return [...new Set(names.flatMap((name) => [name, name.replace(/[.\-_]+$/, '')]))]
      .filter((name) => name.length >= MIN_USERNAME_LENGTH && name.length <= USERNAME_MAX)
      .map((name) => ({ at, name }));
  });
}
