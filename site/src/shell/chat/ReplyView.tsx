import type { ChatLink } from '@common-ground/api/contracts/chat/answers.ts';
import { directionIn } from '@common-ground/api/contracts/languages.ts';
import type { ChatWords } from '@common-ground/api/contracts/wording/chat.ts';
import { crisisWords } from '@common-ground/api/contracts/wording/moderationCrisis.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { CrisisLine } from '../../components/crisis/CrisisLine.tsx';
import { CrisisView } from '../../components/crisis/CrisisView.tsx';
import { forumPath, screenPath, searchPath } from '../../routes.ts';
import { clearConversation, storeUnsent } from './conversation.ts';
import { type FoundPage, isCrisisReply, type OrdinaryReply, type ShownAnswer, type ShownReply } from './shownReply.ts';

/** Neutral website that does not hint at the page that was left. */
const ELSEWHERE = 'https://www.wikipedia.org/';

/** Deletes the conversation and replaces this page in the history, so that Back does not return to it. */
function leavePage(): void {
  clearConversation();
  storeUnsent('');
  location.replace(ELSEWHERE);
}

type Props = {
  reply: ShownReply;
  words: ChatWords;
  lang: string;
  /** Whether to show help lines, which only the newest reply to each kind of crisis has. */
  hasLines: boolean;
};

export function ReplyView({ reply, words, lang, hasLines }: Props) {
  if (isCrisisReply(reply)) {
    const language = reply.language ?? lang;
    const kind = reply.kind === 'crisis' ? 'suicide' : reply.kind;
    return (
      <div {...foreignWordingAttributes(language, lang)}>
        <CrisisView kind={kind} language={language} hasLines={hasLines} onLeave={leavePage} />
      </div>
    );
  }
  const { maybe, endsWithHelp } = reply;
  return (
    <div className="grid gap-4">
      {maybe && (
        <div {...foreignWordingAttributes(maybe.language, lang)}>
          <CrisisLine kind={maybe.kind} language={maybe.language} />
        </div>
      )}
      <OrdinaryView reply={reply} words={words} lang={lang} />
      {endsWithHelp && <CrisisLine kind={null} language={lang} />}
    </div>
  );
}

function OrdinaryView({ reply, words, lang }: Omit<Props, 'reply' | 'hasLines'> & { reply: OrdinaryReply }) {
  switch (reply.kind) {
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
          {reply.links && <Links links={reply.links} words={words} lang={lang} />}
          <Pages pages={reply.pages} lang={lang} />
          {reply.isOffline && <p className="hint">{words.foundOffline}</p>}
          {reply.isUnprepared && <p className="hint">{words.noAnswers}</p>}
        </div>
      );
    case 'medicine':
      return (
        <div className="grid gap-3">
          <p>{crisisWords(lang).medicine}</p>
          {reply.pages.length > 0 && <p>{words.more}</p>}
          <Pages pages={reply.pages} lang={lang} />
        </div>
      );
    case 'nothing':
      return (
        <div>
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
        </div>
      );
    case 'away':
      return <p>{words.away}</p>;
  }
}

function Answer({ answer, words, lang }: { answer: ShownAnswer; words: ChatWords; lang: string }) {
  return (
    <div className="grid gap-2">
      {answer.text.split(/\n{2,}/).map((paragraph, place) => (
        <p className="whitespace-pre-line" {...foreignContentAttributes(answer, lang)} key={place}>
          {paragraph}
        </p>
      ))}
      <Links links={answer.links} words={words} lang={lang} />
    </div>
  );
}

function Links({ links, words, lang }: { links: ChatLink[]; words: ChatWords; lang: string }) {
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a className="touch" href={link.href} {...foreignContentAttributes(link, lang)}>
            {link.title}
          </a>
          {link.isMedical && <span className="hint block">{writeReview(link, words, lang)}</span>}
        </li>
      ))}
    </ul>
  );
}

function Pages({ pages, lang }: { pages: FoundPage[]; lang: string }) {
  if (pages.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {pages.map((page) => (
        <li key={page.href}>
          <a className="touch" href={page.href} {...foreignContentAttributes(page, lang)}>
            {page.title}
          </a>
          <p {...foreignContentAttributes(page, lang)}>{page.summary}</p>
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

function foreignContentAttributes({ language }: { language: string }, lang: string) {
  return language === lang ? {} : { lang: language, dir: 'auto' as const };
}

/** Returns `lang` and `dir` for the site's own wording of a crisis when it is in another language than the page. */
function foreignWordingAttributes(language: string, lang: string) {
  return language === lang ? {} : { lang: language, dir: directionIn(language) };
}
