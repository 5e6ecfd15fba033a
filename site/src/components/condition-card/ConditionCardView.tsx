import { toSlug } from '@common-ground/api/contracts/encyclopedia/slug.ts';
import { CARD_TAGS } from '@common-ground/api/contracts/limits.ts';
import type { FoundCondition } from '@common-ground/api/contracts/search/find.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';
import { fill, plural } from '@common-ground/api/contracts/wording/plural.ts';
import { conditionPath, tagPath } from '../../routes.ts';
import { PassageView } from '../passage/PassageView.tsx';
import { Text } from '../text/Text.tsx';
import { cardTint, card as look } from './looks.ts';

export type FallbackLanguage = { lang: string; dir: 'ltr' | 'rtl' };

/** Level of the name: one below the heading that the card is under. */
export type CardHeading = 'h2' | 'h3' | 'h4';

type Props = {
  condition: FoundCondition;
  lang: string;
  fallback: FallbackLanguage;
  words: Wording['card'];
  heading?: CardHeading;
  /** Whether the page can be opened now. When false, the name is not a link. */
  isStored?: boolean;
  /** Shown below the name of a page that is not stored; undefined when its wording could not be loaded. */
  notStored?: string | undefined;
};

/** Renders the card of ConditionCard.astro for a search result, with the name or passage that matched. Change both. */
export function ConditionCardView({ condition, lang, fallback, words, heading: Heading = 'h3', ...stored }: Props) {
  const { isStored = true, notStored } = stored;
  const { name, summary, tags = [] } = condition.translation ?? condition;
  const own = condition.translation || lang === fallback.lang ? {} : fallback;
  const href = conditionPath(condition.id, lang);
  const shown = tags.slice(0, CARD_TAGS);
  const more = tags.length - shown.length;
  return (
    <li className={`${look.card} ${cardTint(condition.categoryId)}`}>
      <Heading className={Heading === 'h3' ? undefined : 'text-h3'}>
        {isStored ? (
          <a className={look.link} href={href} {...own}>
            {name}
          </a>
        ) : (
          <span {...own}>{name}</span>
        )}
      </Heading>
      {!isStored && notStored && <p className={look.age}>{notStored}</p>}
      {condition.match && <Match match={condition.match} lang={lang} words={words} />}
      <p className={look.summary} {...own}>
        {summary}
      </p>
      {condition.passage && <PassageView passage={condition.passage} href={href} lang={lang} />}
      {shown.length > 0 && (
        <ul className={look.tags} aria-label={words.tags}>
          {shown.map((tag) => (
            <li key={tag} {...own}>
              <TagLink tag={tag} lang={lang} />
            </li>
          ))}
          {more > 0 && <li className={look.more}>{plural(lang, words.moreTags, more)}</li>}
        </ul>
      )}
      {condition.lastUpdated !== undefined && <Age iso={condition.lastUpdated} lang={lang} words={words} />}
    </li>
  );
}

function Age({ iso, lang, words }: { iso: string; lang: string; words: Wording['card'] }) {
  const date = formatDate(iso, lang);
  return (
    <p className={look.age}>
      {date ? (
        <>
          <Text>{`${words.updated} `}</Text>
          <time dateTime={iso} data-age="">
            {date}
          </time>
        </>
      ) : (
        words.recentlyUpdated
      )}
    </p>
  );
}

/** Renders the link of TagLink.astro. */
function TagLink({ tag, lang }: { tag: string; lang: string }) {
  const slug = toSlug(tag);
  return slug ? (
    <a className={look.tag} href={tagPath(slug, lang)}>
      {tag}
    </a>
  ) : (
    <span className={look.tag}>{tag}</span>
  );
}

type MatchProps = { match: NonNullable<FoundCondition['match']>; lang: string; words: Wording['card'] };

function Match({ match: { name, language }, lang, words }: MatchProps) {
  const isOwn = language === lang;
  const line = isOwn ? words.matches : fill(words.matchesIn, { language: languageName(language, lang) });
  const [before, after] = line.split('{name}');
  return (
    <p className={`card-match ${look.age}`}>
      <Text>{before}</Text>
      {isOwn ? (
        <Text>{name}</Text>
      ) : (
        <bdi lang={language} dir="auto">
          {name}
        </bdi>
      )}
      <Text>{after}</Text>
    </p>
  );
}

function languageName(code: string, lang: string): string {
  return new Intl.DisplayNames(lang, { type: 'language' }).of(code) ?? code;
}

function formatDate(iso: string, lang: string): string | null {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? null : new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}
