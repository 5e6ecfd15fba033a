import type { ChatWords } from '@common-ground/api/contracts/wording/chat.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { addConditionPath, forumPath, screenPath, searchPath } from '../../routes.ts';
import { Pages } from './Pages.tsx';
import type { OrdinaryReply } from './shownReply.ts';

type Props = { words: ChatWords; lang: string };
type Missing = Extract<OrdinaryReply, { kind: 'missing' }>;

/** Says that no page is about a message, as the page of search results does, and where to go on. */
export function NoPageReply({ reply: { subject, query, near }, words, lang }: Props & { reply: Missing }) {
  return (
    <div className="grid gap-3">
      <p>{fillQuoted(words.noPage, subject)}</p>
      {near.length > 0 && (
        <div className="grid gap-2">
          <p>{words.near}</p>
          <Pages pages={near} words={words} lang={lang} />
        </div>
      )}
      <div>
        <p>{words.meanwhile}</p>
        <ElsewhereLinks subject={subject} query={query} words={words} lang={lang} />
      </div>
    </div>
  );
}

type LinksProps = Props & {
  /** Name of a page to propose. */
  subject?: string;
  query: string;
};

/** Links to a proposal of a page, to a search for these words, to the forum and to the help lines. */
export function ElsewhereLinks({ subject, query, words, lang }: LinksProps) {
  return (
    <ul>
      {subject && (
        <li>
          <a className="touch" href={addConditionPath(lang, subject)}>
            {fillQuoted(words.propose, subject)}
          </a>
        </li>
      )}
      {query && (
        <li>
          <a className="touch" href={searchPath(lang, { search: query })}>
            {words.searchPage}
          </a>
        </li>
      )}
      <li>
        <a className="touch" href={forumPath(lang)}>
          {words.forum}
        </a>
      </li>
      <li>
        <a className="touch" href={screenPath('helpLines', lang)}>
          {words.helpPage}
        </a>
      </li>
    </ul>
  );
}

/** Fills in words of the reader or their correction, isolated because their direction may differ. */
export const fillQuoted = (text: string, term: string): string => fill(text, { term: `\u2068${term}\u2069` });
