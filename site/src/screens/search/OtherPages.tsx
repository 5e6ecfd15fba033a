import { directionIn } from '@common-ground/api/contracts/languages.ts';
import type { SearchResultsWords } from '@common-ground/api/contracts/wording/searchResults.ts';
import { useEffect, useState } from 'react';
import { Marked } from '../../components/passage/Marked.tsx';
import { Text } from '../../components/text/Text.tsx';
import type { FoundSitePage, PageGroup } from '../../shell/search/pages/searchPages.ts';

type Props = { text: string; lang: string; words: SearchResultsWords };

/** Found pages that are no conditions, by kind. Searched once this is shown, so that they delay no condition. */
export function OtherPages({ text, lang, words }: Props) {
  const groups = useOtherPages(text, lang);
  if (groups === 'failed') return <p className="mt-8 text-small text-ink-soft">{words.otherFailed}</p>;
  if (groups.length === 0) return null;
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

function useOtherPages(text: string, lang: string): PageGroup[] | 'failed' {
  const [groups, setGroups] = useState<PageGroup[] | 'failed'>([]);
  useEffect(() => {
    let isLeft = false;
    import('../../shell/search/pages/searchPages.ts')
      .then(({ searchPages }) => searchPages(text, lang))
      .catch(() => 'failed' as const)
      .then((found) => isLeft || setGroups(found));
    return () => {
      isLeft = true;
    };
  }, [text, lang]);
  return groups;
}
