import { loadSavedWords } from '@common-ground/api/contracts/wording/offline/saved/index.ts';
import { LatePart, type LateWords } from '../../components/late-part/LatePart.tsx';
import { useAlive } from '../../islands/useAlive.ts';
import { useLate } from '../../islands/useLate.ts';
import '../../styles/late.ts';

type Props = {
  lang: string;
  /** What the language calls itself. */
  language: string;
  words: LateWords;
};

/** All that is saved in this browser, in whatever language; what can be done with it comes with its words. */
export default function SavedPages({ lang, language, words }: Props) {
  const isAlive = useAlive();
  const part = useLate(() => Promise.all([import('./SavedView.tsx'), loadSavedWords(lang)]), isAlive);
  return (
    <LatePart part={part} words={words}>
      {([{ SavedView }, all]) => <SavedView lang={lang} language={language} words={all} />}
    </LatePart>
  );
}
