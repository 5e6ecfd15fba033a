import type { ChatLink } from '@common-ground/api/contracts/chat/answers.ts';
import { directionIn } from '@common-ground/api/contracts/languages.ts';
import type { ChatWords } from '@common-ground/api/contracts/wording/chat.ts';
import { crisisWords } from '@common-ground/api/contracts/wording/moderationCrisis.ts';
import { CrisisLine } from '../../components/crisis/CrisisLine.tsx';
import { CrisisView } from '../../components/crisis/CrisisView.tsx';
import { clearConversation, storeUnsent } from './conversation.ts';
import { ElsewhereLinks, fillQuoted, NoPageReply } from './NoPageReply.tsx';
import { foreignContentAttributes, Pages, writeReview } from './Pages.tsx';
import { Suggestions } from './Suggestions.tsx';
import { isCrisisReply, type OrdinaryReply, type ShownAnswer, type ShownReply } from './shownReply.ts';

/** Neutral website that does not hint at the page that was left. */
const ELSEWHERE = 'https://www.wikipedia.org/';

/** Deletes the conversation and replaces this page in the history, so that Back does not return to it. */
function leavePage(): void {
  clearConversation();
  storeUnsent('');
  location.replace(ELSEWHERE);
}

type OrdinaryProps = { words: ChatWords; lang: string };
type Props = OrdinaryProps & {
  reply: ShownReply;
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

function OrdinaryView({ reply, words, lang }: OrdinaryProps & { reply: OrdinaryReply }) {
  const shared = { words, lang };
  switch (reply.kind) {
    case 'answers':
      return (
        <div className="grid gap-4">
          {reply.answers.map((answer, place) => (
            <Answer answer={answer} {...shared} key={place} />
          ))}
          {reply.pages.length > 0 && (
            <div className="grid gap-2">
              <p>{words.more}</p>
              <Pages pages={reply.pages} {...shared} />
            </div>
          )}
        </div>
      );
    case 'pages':
      return (
        <div className="grid gap-3">
          <p>{reply.pages[0]?.passage ? words.foundPassage : words.found}</p>
          {reply.searchedFor && <p className="hint">{fillQuoted(words.searchedFor, reply.searchedFor)}</p>}
          {reply.links && <Links links={reply.links} {...shared} />}
          <Pages pages={reply.pages} {...shared} />
          {reply.isOffline && <p className="hint">{words.foundOffline}</p>}
          {reply.isUnprepared && <p className="hint">{words.noAnswers}</p>}
        </div>
      );
    case 'medicine':
      return (
        <div className="grid gap-3">
          <p>{crisisWords(lang).medicine}</p>
          {reply.pages.length > 0 && <p>{words.more}</p>}
          <Pages pages={reply.pages} {...shared} />
        </div>
      );
    case 'open':
      return (
        <div className="grid gap-3">
          <p>{fillQuoted(words.aboutPersons, reply.persons)}</p>
          <Suggestions {...shared} />
        </div>
      );
    case 'missing':
      return <NoPageReply reply={reply} {...shared} />;
    case 'nothing':
      return (
        <div>
          <p>{words.nothing}</p>
          <ElsewhereLinks query={reply.query} {...shared} />
        </div>
      );
    case 'away':
      return <p>{words.away}</p>;
  }
}

function Answer({ answer, words, lang }: OrdinaryProps & { answer: ShownAnswer }) {
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

function Links({ links, words, lang }: OrdinaryProps & { links: ChatLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <a className="touch" href={link.href} {...foreignContentAttributes(link, lang)}>
            {link.title}
          </a>
          {link.isMedical && <span className="hint block">{writeReview(link.reviewedAt, words, lang)}</span>}
        </li>
      ))}
    </ul>
  );
}

/** Returns `lang` and `dir` for the site's own wording of a crisis when it is in another language than the page. */
function foreignWordingAttributes(language: string, lang: string) {
  return language === lang ? {} : { lang: language, dir: directionIn(language) };
}
