import { directionIn } from '@common-ground/api/contracts/languages.ts';
import type { Passage } from '@common-ground/api/contracts/search/find.ts';
import { Marked } from './Marked.tsx';

type Props = {
  passage: Passage;
  /** Path of the page that has the passage. */
  href: string;
  /** Language of the page around. */
  lang: string;
};

/** Sentence of a page with the words of a search, below a link into its section. */
export function PassageView({ passage: { section, heading, text, language, marks }, href, lang }: Props) {
  const own = language === lang ? {} : { lang: language, dir: directionIn(language) };
  return (
    <div className="passage border-s-2 border-line ps-3 text-small">
      {/* The link is above the link that covers a card. */}
      <a className="relative z-1 touch -my-2 font-[550]" href={`${href}#${section}`} {...own}>
        {heading}
      </a>
      <p className="leading-[1.5] text-ink-soft" {...own}>
        <Marked text={text} marks={marks} />
      </p>
    </div>
  );
}
