import type { ChatLink } from '@common-ground/api/contracts/chat/answers.ts';
import type { ChatWords } from '@common-ground/api/contracts/wording/chat/index.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { HelpLines } from '../../components/help-lines/HelpLines.tsx';
import type { LineWords } from '../../components/help-lines/lineWords.ts';
import { forumPath, screenPath, searchPath } from '../../routes.ts';
import type { FoundPage, ShownAnswer, ShownReply } from './shownReply.ts';

type Props = {
  reply: ShownReply;
  words: ChatWords;
  lines: LineWords;
  lang: string;
  /** Of several that speak of a crisis the newest alone has the lines: they are the same. */
  hasLines: boolean;
};

/** What the assistant said. In a crisis or an emergency there are help lines, and nothing else. */
export function ReplyView({ reply, words, lines, lang, hasLines }: Props) {
  switch (reply.kind) {
    case 'crisis':
    case 'emergency':
      return (
        <div className="grid gap-3">
          <p className="font-semibold">{words[reply.kind].title}</p>
          <p>{words[reply.kind].text}</p>
          {hasLines ? <HelpLines lang={lang} words={lines} /> : <p>{words.linesBelow}</p>}
        </div>
      );
    case 'answers':
      return (
        <div className="grid gap-4">
          {reply.answers.map((answer, place) => (
            <Answer answer={answer} words={words} lang={lang} key={place} />
          ))}
          {reply.pages.length > 0 && (
            <div className="grid gap-2">
              <p>{words.more}</p>
              <Pages pages={reply.pages} lang={lang} />
            </div>
          )}
        </div>
      );
    case 'pages':
      return (
        <div className="grid gap-3">
          <p>{words.found}</p>
          <Pages pages={reply.pages} lang={lang} />
          {reply.isOffline && <p className="hint">{words.foundOffline}</p>}
          {reply.isUnprepared && <p className="hint">{words.noAnswers}</p>}
        </div>
      );
    case 'nothing':
      return (
        <>
          <p>{words.nothing}</p>
          <ul>
            {reply.query && (
              <li>
                <a className="touch" href={searchPath(lang, { search: reply.query })}>
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
        </>
      );
    case 'away':
      return <p>{words.away}</p>;
  }
}

function Answer({ answer, words, lang }: { answer: ShownAnswer; words: ChatWords; lang: string }) {
  return (
    <div className="grid gap-2">
      {answer.text.split(/\n{2,}/).map((paragraph, place) => (
        <p className="whitespace-pre-line" {...languageOf(answer, lang)} key={place}>
          {paragraph}
        </p>
      ))}
      <ul>
        {answer.links.map((link) => (
          <li key={link.href}>
            <a className="touch" href={link.href} {...languageOf(link, lang)}>
              {link.title}
            </a>
            {link.isMedical && <span className="hint block">{writeReview(link, words, lang)}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Pages({ pages, lang }: { pages: FoundPage[]; lang: string }) {
  return (
    <ul className="grid gap-3">
      {pages.map((page) => (
        <li key={page.href}>
          <a className="touch" href={page.href} {...languageOf(page, lang)}>
            {page.title}
          </a>
          <p {...languageOf(page, lang)}>{page.summary}</p>
        </li>
      ))}
    </ul>
  );
}

function writeReview({ reviewedAt }: ChatLink, words: ChatWords, lang: string): string {
  const time = Date.parse(reviewedAt ?? '');
  if (Number.isNaN(time)) return words.notReviewed;
  return fill(words.reviewed, {
    date: new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(time),
  });
}

/** Said of a text that is in another language than the page. */
function languageOf({ language }: { language: string }, lang: string) {
  return language === lang ? {} : { lang: language, dir: 'auto' as const };
}
