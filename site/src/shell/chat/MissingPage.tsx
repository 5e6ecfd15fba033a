import type { ChatWords } from '@common-ground/api/contracts/wording/chat.ts';
import { FilledText } from '../../components/text/FilledText.tsx';
import { addConditionPath, forumPath, screenPath, searchPath } from '../../routes.ts';
import { Pages } from './Pages.tsx';
import type { OrdinaryReply } from './shownReply.ts';

type Props = { words: ChatWords; lang: string };
type Missing = Extract<OrdinaryReply, { kind: 'missing' }>;

/** Says that no page is about a message, as the page of search results does, and where to go on. */
export function MissingPage({ reply: { subject, query, near }, words, lang }: Props & { reply: Missing }) {
  const term = <bdi>{subject}</bdi>;
  return (
    <div className="grid gap-3">
      <p>{subject ? <FilledText text={words.noPage} term={term} /> : words.noPageOnThis}</p>
      {near.length > 0 && (
        <div className="grid gap-2">
          <p>{words.near}</p>
          <Pages pages={near} words={words} lang={lang} />
        </div>
      )}
      <div>
        <p>{words.meanwhile}</p>
        <ElsewhereLinks query={query} words={words} lang={lang}>
          {subject && (
            <li>
              <a className="touch" href={addConditionPath(lang, subject)}>
                <span>
                  <FilledText text={words.propose} term={term} />
                </span>
              </a>
            </li>
          )}
        </ElsewhereLinks>
      </div>
    </div>
  );
}

type LinksProps = Props & {
  query: string;
  /** Further items of the list. */
  children?: React.ReactNode;
};

/** Links to a search for these words, to the forum and to the help lines. */
export function ElsewhereLinks({ query, words, lang, children }: LinksProps) {
  return (
    <ul>
      {children}
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
