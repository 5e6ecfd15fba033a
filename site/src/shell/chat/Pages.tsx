import type { ChatWords } from '@common-ground/api/contracts/wording/chat.ts';
import { fill } from '@common-ground/api/contracts/wording/plural.ts';
import { PassageView } from '../../components/passage/PassageView.tsx';
import type { FoundPage } from './shownReply.ts';

type Props = { pages: FoundPage[]; words: ChatWords; lang: string };

/** Found pages: the first one with its fitting sentence, or its summary, and all with the state of their review. */
export function Pages({ pages, words, lang }: Props) {
  if (pages.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {pages.map((page, place) => (
        <li key={page.href}>
          <a className="touch" href={page.href} {...foreignContentAttributes(page, lang)}>
            {page.title}
          </a>
          {page.reviewedAt !== undefined && (
            <span className="hint block">{writeReview(page.reviewedAt, words, lang)}</span>
          )}
          {place === 0 && <Excerpt page={page} lang={lang} />}
        </li>
      ))}
    </ul>
  );
}

function Excerpt({ page, lang }: { page: FoundPage; lang: string }) {
  if (page.passage) return <PassageView passage={page.passage} href={page.href} lang={lang} />;
  return <p {...foreignContentAttributes(page, lang)}>{page.summary}</p>;
}

export function writeReview(reviewedAt: string | null, words: ChatWords, lang: string): string {
  const time = Date.parse(reviewedAt ?? '');
  if (Number.isNaN(time)) return words.notReviewed;
  return fill(words.reviewed, {
    date: new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(time),
  });
}

export function foreignContentAttributes({ language }: { language: string }, lang: string) {
  return language === lang ? {} : { lang: language, dir: 'auto' as const };
}
