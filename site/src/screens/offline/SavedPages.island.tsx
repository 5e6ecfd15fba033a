import { loadSavedWords } from '@common-ground/api/contracts/wording/offlineSaved.ts';
import type { LateWords } from '../../components/late-part/LatePart.tsx';
import { LazyScreen } from '../../components/late-part/LazyScreen.tsx';
import '../../styles/late.ts';

type Props = {
  lang: string;
  /** Native name of the language of the page. */
  language: string;
  words: LateWords;
};

export default function SavedPages({ lang, language, words }: Props) {
  return (
    <LazyScreen load={() => Promise.all([import('./SavedView.tsx'), loadSavedWords(lang)])} words={words}>
      {([{ SavedView }, all]) => <SavedView lang={lang} language={language} words={all} />}
    </LazyScreen>
  );
}
