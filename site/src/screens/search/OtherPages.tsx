import { directionIn } from '@common-ground/api/contracts/languages.ts';
import type { SearchResultsWords } from '@common-ground/api/contracts/wording/searchResults.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Marked } from '../../components/passage/Marked.tsx';
import { Text } from '../../components/text/Text.tsx';
import type { FoundSitePage, PageGroup } from '../../shell/search/pages/searchPages.ts';

type Props = { text: string; lang: string; words: SearchResultsWords };

/** Found pages that are no conditions, by kind. Loads their index, 90 to 160 kB, once a reader comes near. */
export function OtherPages({ text, lang, words }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const groups = useOtherPages(text, lang, useIsNear(place));
  return (
    <div ref={place}>
      {groups === 'failed' && <p className="mt-8 text-small text-ink-soft">{words.otherFailed}</p>}
      {groups !== 'failed' && groups.length > 0 && <Groups groups={groups} lang={lang} words={words} />}
    </div>
  );
}

function Groups({ groups, lang, words }: Omit<Props, 'text'> & { groups: PageGroup[] }) {
  return (
    <section className="other-pages mt-10" aria-labelledby="other-pages-title">
      <h2 id="other-pages-title">{words.otherPages}</h2>
      {groups.map(({ kind, pages }) => (
        <section key={kind} className="mt-5" aria-labelledby={`other-${kind}`}>
          <h3 id={`other-${kind}`}>{kind === 'helpLines' ? words.helpLines : words[kind]}</h3>
          <ul className="mt-2 grid max-w-measure gap-4">
            {pages.map((page) => (
              <PageResult key={page.href} page={page} lang={lang} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function PageResult({ page, lang }: { page: FoundSitePage; lang: string }) {
  const { href, title, heading, excerpt, marks, language } = page;
  const own = language === lang ? {} : { lang: language, dir: directionIn(language) };
  return (
    <li {...own}>
      <a className="touch font-[550]" href={href}>
        <Text>{title}</Text>
        {heading && heading !== title && <Text>{` › ${heading}`}</Text>}
      </a>
      <p className="text-small leading-[1.5] text-ink-soft">
        <Marked text={excerpt} marks={marks} />
      </p>
    </li>
  );
}

function useOtherPages(text: string, lang: string, isNear: boolean): PageGroup[] | 'failed' {
  const [groups, setGroups] = useState<PageGroup[] | 'failed'>([]);
  useEffect(() => {
    if (!isNear) return;
    let isLeft = false;
    import('../../shell/search/pages/searchPages.ts')
      .then(({ searchPages }) => searchPages(text, lang))
      .catch(() => 'failed' as const)
      .then((found) => isLeft || setGroups(found));
    return () => {
      isLeft = true;
    };
  }, [text, lang, isNear]);
  return groups;
}

/** Whether an element is or has been in view, or nearly so. */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: '200px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
