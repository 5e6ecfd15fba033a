import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { fill, formatNumber } from '@common-ground/api/contracts/wording/plural.ts';
import { pageOfTopic, type TopicPlace } from './topicLinks.ts';

type Props = { topic: TopicPlace; page: number; pages: number; lang: string; words: Wording['topic'] };

/** The way to the pages before and after; nothing where a topic has one page. */
export function TopicPages({ topic, page, pages, lang, words }: Props) {
  if (pages < 2) return null;
  const values = { number: formatNumber(lang, page), count: formatNumber(lang, pages) };
  return (
    <nav className="flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden" aria-label={words.pages}>
      {page > 1 && (
        <a className="touch" href={pageOfTopic(topic, lang, page - 1)} rel="prev">
          {words.previousPage}
        </a>
      )}
      <span className="text-ink-soft">{fill(words.pageOf, values)}</span>
      {page < pages && (
        <a className="touch" href={pageOfTopic(topic, lang, page + 1)} rel="next">
          {words.nextPage}
        </a>
      )}
    </nav>
  );
}
