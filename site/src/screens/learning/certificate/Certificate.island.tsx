import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { loadCertificateWords } from '@common-ground/api/contracts/wording/learningCertificate.ts';
import { FormWordsProvider } from '../../../components/form/formWords.ts';
import type { LateWords } from '../../../components/late-part/LatePart.tsx';
import { LazyScreen } from '../../../components/late-part/LazyScreen.tsx';
import '../../../styles/late.ts';

export default function Certificate({ lang, words }: { lang: string; words: LateWords }) {
  return (
    <LazyScreen load={() => Promise.all([import('./CertificateView.tsx'), loadCertificateWords(lang)])} words={words}>
      {([{ CertificateView }, own]) => (
        <FormWordsProvider value={formWords(lang)}>
          <CertificateView lang={lang} words={own} />
        </FormWordsProvider>
      )}
    </LazyScreen>
  );
}
