import type { ForumFigures } from '@common-ground/api/contracts/publishing/forumPages.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { formatNumber } from '@common-ground/api/contracts/wording/plural.ts';

type Props = { figures: ForumFigures; lang: string; words: Wording['forum'] };

export function ForumStats({ figures, lang, words }: Props) {
  const cards = [
    [words.topics, figures.topics],
    [words.posts, figures.posts],
    [words.activeMembers, figures.activeMembers],
  ] as const;
  return (
    <section className="forum-stats" aria-label={words.figures}>
      <dl className="grid grid-cols-1 gap-2 @min-[30rem]:grid-cols-3 @min-[30rem]:gap-4">
        {cards.map(([name, figure]) => (
          <div
            className="flex flex-row-reverse items-baseline justify-end gap-x-3 rounded-soft border border-line bg-raised px-5 py-2 @min-[30rem]:flex-col-reverse @min-[30rem]:items-start @min-[30rem]:py-4"
            key={name}
          >
            <dt className="text-small text-ink-soft">{name}</dt>
            <dd className="font-heading text-h2 font-semibold tabular-nums">{formatNumber(lang, figure)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
